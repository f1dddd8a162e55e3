import { expect, test } from "vitest";
import { catalogueMistakes, isAlwaysEnglish, mistakesIn } from "#scripts/checks/catalogues.ts";

const ENGLISH = `
export const add = "Add to cart";
export const field = "{label} is required";
export const limit = "5 MB at most";
export const code = "QR";
export const saves = (amount: string, coupon: string) => \`\${coupon} saves \${amount}\`;
export const items = (count: number, shown: string) => \`\${shown} \${count === 1 ? "item" : "items"}\`;
export const keys = { enter: "Enter" };
`;
const HINDI = `
import { hi } from "make-plural/cardinals";
export const add = "कार्ट में डालें";
export const field = "{label} ज़रूरी है";
export const limit = "ज़्यादा से ज़्यादा 5 MB";
export const code = "QR";
export const saves = (amount: string, coupon: string) => \`\${coupon} से \${amount} की बचत\`;
export const items = (count: number, shown: string) => \`\${shown} \${{ one: "चीज़", other: "चीज़ें" }[hi(count)]}\`;
export const keys = { enter: "एंटर" };
`;

test("a catalogue that says in Hindi what the English one says has no mistake", () => {
  expect(mistakesIn(ENGLISH, HINDI, "hi")).toEqual([]);
});

test("a value that English only counts by need not be shown", () => {
  const shown = HINDI.replace(/items = .*;/, "items = (_count: number, shown: string) => `${shown} सामान`;");
  expect(mistakesIn(ENGLISH, shown, "hi")).toEqual([]);
});

test.each([
  ['export const add = "कार्ट में डालें";', "", ["add is missing: translate it."]],
  ['"कार्ट में डालें"', '""', ["add is empty: translate it."]],
  [
    '"कार्ट में डालें"',
    '"Add to cart"',
    ["add has no hi letter: translate it.", 'add says "Add to cart" as English does: translate it.'],
  ],
  [
    '"कार्ट में डालें"',
    '"ٹوکری میں ڈالیں"',
    ["add has no hi letter: translate it.", 'add has the letter "ٹ", which is not of hi.'],
  ],
  ['"कार्ट में डालें"', "() => `कार्ट में डालें`", ["add is a function and a text in English: make it a text."]],
  [
    "const keys",
    "const kays",
    ["keys is missing: translate it.", "kays is not in words.en.ts: remove it, or correct its name."],
  ],
  ['{ enter: "एंटर" }', '{ entre: "एंटर" }', ["keys.enter is missing: translate it."]],
  ["{label} ज़रूरी", "ज़रूरी", ["field does not say {label}, which English says: add it."]],
  ["5 MB", "पाँच MB", ["limit does not say 5, which English says: add it."]],
  [
    "5 MB",
    "५ MB",
    ["limit has other digits than 0 to 9: write Latin digits.", "limit does not say 5, which English says: add it."],
  ],
  [
    "amount: string, coupon",
    "amount: number, coupon",
    ["saves takes other values than in English: write (string, string)."],
  ],
  ["की बचत", "saves", ['saves says "saves" as English does: translate it.']],
  ["से ${amount} की", "से", ["saves does not show its value 1, which English shows: add it."]],
  [
    '{ one: "चीज़", other: "चीज़ें" }[hi(count)]',
    'count === 1 ? "चीज़" : "चीज़ें"',
    ["items compares with 1: choose the plural by hi of make-plural."],
  ],
  ["ज़रूरी", "\u095bरूरी", ["field is not in Unicode's form NFC: normalise it, so that it can be found."]],
  ["import { hi }", "import { en }", ['"en" is another language\'s plural: import "hi" of make-plural.']],
])("a mistake is named, with what to do: %s → %s", (right, wrong, mistakes) => {
  expect(HINDI).toContain(right);
  expect(mistakesIn(ENGLISH, HINDI.replace(right, wrong), "hi")).toEqual(mistakes);
});

test("a language with the plurals of English may compare with 1", () => {
  const urdu = 'export const items = (count: number) => `${count} ${count === 1 ? "چیز" : "چیزیں"}`;';
  const english = 'export const items = (count: number) => `${count} ${count === 1 ? "item" : "items"}`;';
  expect(mistakesIn(english, urdu, "ur")).toEqual([]);
});

test("a text from right to left does not begin with Latin letters, whose direction it would take", () => {
  const english = 'export const send = "Send OTP", name = "{label} is required";';
  const urdu = 'export const send = "OTP بھیجیں", name = "{label} ضروری ہے";';
  expect(mistakesIn(english, urdu, "ur")).toEqual([
    expect.stringMatching(/^send begins with letters of the other direction/),
  ]);
  expect(mistakesIn(english, urdu.replace("OTP", "\\u200fOTP"), "ur")).toEqual([]);
});

test("a language with gaps may lack a message, and no more", () => {
  const gap = HINDI.replace(/export const add.*/, "").replace("5 MB", "MB");
  expect(mistakesIn(ENGLISH, gap, "hi", true)).toEqual(["limit does not say 5, which English says: add it."]);
});

test("a value that a language chooses a word by is shown", () => {
  const english = 'export const move = (way: "up" | "down") => `Move ${way}`;';
  const hindi = 'export const move = (way: "up" | "down") => `${{ up: "ऊपर", down: "नीचे" }[way]} खिसकाएँ`;';
  expect(mistakesIn(english, hindi, "hi")).toEqual([]);
});

test.each([
  ['import * as words from "./words.en";', false],
  ['import * as english from "./words.en";\nimport * as hindi from "./words.hi";', false],
  ['import type * as english from "./words.en";', false],
  ['import * as english from "./words.en";', true],
  ['import { closed } from "../words.en";', true],
  ['import * as words from "#commerce/words.en.ts";', true],
])("a source that the build leaves in English is found: %s %s", (source, isFound) => {
  expect(isAlwaysEnglish(source)).toBe(isFound);
});

test("the catalogues of shop, kiosk, counter and platform have no mistake in any language", () => {
  expect(catalogueMistakes()).toEqual([]);
});
