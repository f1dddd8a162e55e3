import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "#contract/languages.ts";
import { isForeignFont } from "#scripts/build/isForeignFont.ts";

/** The fonts of pages (`writeLetters.js`), with the names that the build gives them. */
const fonts = readdirSync("node_modules/@fontsource-variable").flatMap((name) => {
  const script = name.split("-").at(-1);
  const files = readdirSync(`node_modules/@fontsource-variable/${name}/files`);
  return files
    .filter((file) => file === `${name}-${script}-wght-normal.woff2`)
    .map((file) => `/assets/${file.replace(".", ".0a1b2c3d.")}`);
});

test("a device keeps a font for each of the shop's scripts but Latin, and no other font", () => {
  const scripts = new Set(languageCodes.map((code) => new Intl.Locale(code).maximize().script));
  const kept = new Set(fonts.filter((font) => !isForeignFont(font)));
  expect(kept.size).toBe(scripts.size - 1);
  expect(kept.size).toBeLessThan(fonts.length);
  expect(isForeignFont("/assets/main.0a1b2c3d.js")).toBe(false);
});
