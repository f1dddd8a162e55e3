import { describe, expect, it } from "vitest";
import { renderStyles } from "./renderToText";

describe("the page-wide rules", () => {
  const { styles } = renderStyles(<p>Hello</p>);

  it("stop every motion for shoppers who prefer reduced motion", () => {
    const calm = styles.slice(styles.indexOf("prefers-reduced-motion"));
    expect(calm).toMatch(/animation-duration:\s*0?\.01ms/);
  });

  it("show the focus and set the background", () => {
    expect(styles).toContain(":where(:focus-visible){outline:2px solid var(--haat-focus);");
    expect(styles).toContain("body{margin:0;");
    expect(styles).not.toContain("undefined");
  });
});
