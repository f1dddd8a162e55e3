import { describe, expect, it } from "vitest";
import { firstVariables } from "../../../../src/app/drawing/firstVariables";

const RULE = ".t { --haat-text: #111; --haat-shadow: 0 1px 2px rgb(0 0 0 / 10%); --unused: 4px; }";

describe("the theme of a first screen", () => {
  it("keeps the variables that are used, whatever stands in their values, and no other", () => {
    const rule = firstVariables(RULE, new Set(["haat-text", "haat-shadow"]));
    expect(rule).toContain("--haat-text:#111;");
    expect(rule).toContain("--haat-shadow:0 1px 2px rgb(0 0 0 / 10%);");
    expect(rule).not.toContain("--unused");
    expect(rule).toMatch(/^\.t \{.*\}$/);
  });
});
