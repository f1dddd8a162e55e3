import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readLanguages } from "#scripts/build/languages.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "haat-languages-"));
  for (const folder of ["src/cart", "plugins"]) mkdirSync(join(root, folder), { recursive: true });
  for (const name of ["words.en.ts", "words.hi.ts"]) writeFileSync(join(root, "src/cart", name), "");
});
afterEach(() => rmSync(root, { recursive: true }));

describe("the languages of a build", () => {
  it.each([
    ["hi", ["hi"]],
    ["hi, en", ["en", "hi"]],
    ["en", ["en"]],
  ])("LANGUAGES=%s are %j, in the order of the contract", (value, languages) => {
    expect(readLanguages({ LANGUAGES: value }, root)).toEqual(languages);
  });

  it.each(["de", "en,de", ",", "en;hi"])("LANGUAGES=%s is refused with one sentence", (value) => {
    expect(() => readLanguages({ LANGUAGES: value }, root)).toThrow(
      /^LANGUAGES has ".*"; set it to some of en, hi, ur/,
    );
  });

  it("a language whose catalogues are not all there is refused with the first one", () => {
    expect(() => readLanguages({ LANGUAGES: "en,ur" }, root)).toThrow(
      'LANGUAGES is "en,ur", but 1 catalogues are missing, such as src/cart/words.ur.ts.',
    );
  });
});
