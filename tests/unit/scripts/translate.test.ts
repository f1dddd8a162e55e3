import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogueFiles, mistakesIn } from "#scripts/checks/catalogues.ts";
import { cellsOf } from "#scripts/translate/cells.ts";
import { catalogueOf, fileOf, readSheet, sheetOf } from "#scripts/translate/sheet.ts";

const ENGLISH = `import * as other from "../words.en";
/** For a button. */
export const add = "Add to cart";
export const before = "Price ";
export const comma = ", ";
export const left = (count: number, shown: string) => \`Only \${shown} \${count === 1 ? "piece" : "pieces"} left\`;
export const closed = (reason: string) => \`Closed.\${reason && \` \${reason}\`}\`;
export const keys = { "{enter}": "Enter", rows: ["a b"] };
`;
const texts = new Map([
  ["add", "வண்டியில் சேர்"],
  ["before", "விலை"],
  ["left", "இன்னும் {count, plural, one {ஒன்று} other {{shown}}} மட்டும்"],
  ["closed", "(reason: string) => `மூடப்பட்டது.${reason && ` ${reason}`}`"],
  ["keys.{enter}", "உள்ளிடு"],
  ["keys.rows.0", "அ ஆ"],
]);

test("a filled sheet becomes a catalogue with the values, plurals and blanks of the English one", () => {
  const { source, mistakes } = catalogueOf(ENGLISH, undefined, texts, "ta");
  expect(mistakes).toEqual([]);
  expect(mistakesIn(ENGLISH, source, "ta")).toEqual([]);
  expect(source).toBe(`import { ta } from "make-plural/cardinals";

import * as other from "../words.ta";
export const add = "வண்டியில் சேர்";
export const before = "விலை ";
export const comma = ", ";
export const left = (count: number, shown: string) => \`இன்னும் \${{ one: "ஒன்று", other: \`\${shown}\` }[ta(count)]} மட்டும்\`;
export const closed = (reason: string) => \`மூடப்பட்டது.\${reason && \` \${reason}\`}\`;
export const keys = { "{enter}": "உள்ளிடு", rows: ["அ ஆ"] };
`);
});

test.each([
  ["left", "{count", "left is not written as ICU's messages are (EXPECT_ARGUMENT_CLOSING_BRACE): look at its braces."],
  ["left", "{number} மட்டும்", "left has no value {number}: there are count, shown."],
  ["left", "{count, number} மட்டும்", "left has a value with a format: write {value}, plural or select."],
])("a mistake of the sheet is named: %s, %s", (name, text, mistake) => {
  expect(catalogueOf(ENGLISH, undefined, new Map([...texts, [name, text]]), "ta").mistakes).toEqual([mistake]);
});

test("braces, apostrophes, backticks and marks of a direction stay as they are", () => {
  const source = "export const name = (it: string) => `{${it}}'s '${it}' \\u2068\\`${it}\\``;\n";
  const cells = new Map(cellsOf(source).map(({ name, text }) => [name, text]));
  expect(catalogueOf(source, undefined, cells, "ta")).toEqual({ source, mistakes: [] });
});

test("only what has changed in the sheet changes in a catalogue, and what was missing is added", () => {
  const own = catalogueOf(ENGLISH, undefined, texts, "ta").source.replace(/export const before.*\n/, "// A note.\n");
  const changed = catalogueOf(ENGLISH, own, new Map([...texts, ["add", "சேர்"]]), "ta").source;
  expect(changed).toBe(`${own.replace("வண்டியில் சேர்", "சேர்")}export const before = "விலை ";\n`);
});

test("a sheet that comes back as it went out changes no catalogue, and every Hindi message can be made from it", () => {
  const { sheet, mistakes } = readSheet("hi.csv", Buffer.from(sheetOf("hi", "ur")));
  expect(mistakes).toEqual([]);
  for (const path of catalogueFiles()) {
    const [english, own] = [path, fileOf(path, "hi")].map((each) => readFileSync(each, "utf8")) as [string, string];
    const cells = sheet.get(path) ?? new Map<string, string>();
    expect(catalogueOf(english, own, cells, "hi")).toEqual({ source: own, mistakes: [] });
    const anew = catalogueOf(english, undefined, cells, "hi");
    expect(anew.mistakes).toEqual([]);
    expect(textsByName(anew.source)).toEqual(textsByName(own));
  }
});

const textsByName = (source: string) => Object.fromEntries(cellsOf(source).map(({ name, text }) => [name, text]));
