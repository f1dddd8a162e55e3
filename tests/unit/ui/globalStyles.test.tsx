import { describe, expect, it, vi } from "vitest";
import { renderStyles } from "./renderToText";

// Griffel writes no static styles in a test environment.
vi.hoisted(() => {
  process.env.NODE_ENV = "development";
});

describe("the page-wide rules", () => {
  const { styles } = renderStyles(<p>Hello</p>, "n0nce");

  it("stop every motion for those who ask for less", () => {
    const calm = styles.slice(styles.indexOf("prefers-reduced-motion"));
    expect(calm).toMatch(/animation-duration:\s*0?\.01ms/);
    expect(calm).toContain("::view-transition-group(*)");
  });

  it("show focus and set the ground", () => {
    expect(styles).toContain(":where(:focus-visible){outline:2px solid var(--haat-focus);");
    expect(styles).toContain("body{margin:0;");
    expect(styles).not.toContain("undefined");
  });
});
