import { describe, expect, it } from "vitest";
import { firstVariables } from "../../../../src/app/drawing/firstVariables";

const RULE = ".t { --text: #111; --shadow: 0 1px 2px rgb(0 0 0 / 10%); --unused: 4px; --haat-unused: 8px; }";

describe("the theme of a first screen", () => {
  it("keeps the variables that are used, those that occur in their values, all of our own, and no other", () => {
    const rule = firstVariables(RULE, new Set(["text", "shadow"]));
    expect(rule).toContain("--text:#111;");
    expect(rule).toContain("--shadow:0 1px 2px rgb(0 0 0 / 10%);");
    expect(rule).not.toContain("--unused");
    expect(rule).toContain("--haat-unused:8px;");
    expect(rule).toMatch(/^\.t \{.*\}$/);
  });
});
