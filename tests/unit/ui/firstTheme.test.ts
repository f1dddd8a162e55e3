// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { completeTheme, FIRST_THEME, firstVariables } from "../../../src/ui/theme/firstTheme";

const RULE = ".t { --haat-text: #111; --haat-shadow: 0 1px 2px rgb(0 0 0 / 10%); --unused: 4px; }";

describe("the theme of a first screen", () => {
  it("keeps the variables that are used, whatever stands in their values, and no other", () => {
    const rule = firstVariables(RULE, new Set(["haat-text", "haat-shadow"]));
    expect(rule).toContain("--haat-text:#111;");
    expect(rule).toContain("--haat-shadow:0 1px 2px rgb(0 0 0 / 10%);");
    expect(rule).not.toContain("--unused");
    expect(rule).toMatch(/^\.t \{.*\}$/);
  });

  it("is completed by script once, and only where the host has sent a part", () => {
    document.head.innerHTML = `<style id="t" ${FIRST_THEME}="">.t{--haat-text:#111;}</style><style>.x{}</style>`;
    completeTheme(document, { "haat-text": "#111", unused: "4px" });
    const sheet = document.querySelector<HTMLStyleElement>("#t")?.sheet;
    expect([...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join("")).toContain("--unused: 4px");
    completeTheme(document, { later: "1px" });
    expect(sheet?.cssRules).toHaveLength(2);
  });
});
