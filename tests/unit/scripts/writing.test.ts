import { expect, test } from "vitest";
import { mistakesIn } from "#scripts/checks/catalogues.ts";

const ENGLISH = `
export const send = "Send it (again), then wait.";
export const which = "Which one?";
export const shown = "Showing: ";
export const field = "{label} is required";
export const limit = "10 MB at most";
export const items = (count: number, total: number) => \`\${count} \${count === 1 ? "item" : "items"} of \${total}\`;
export const missing = (minimum: string, missing: string) => \`\${minimum} and \${missing}\`;
`;
const RIGHT = {
  hi: `
import { hi } from "make-plural/cardinals";
export const send = "फिर (से) भेजें, तब इंतज़ार करें।";
export const which = "कौन सा?";
export const shown = "दिख रहे हैं: ";
export const field = "{label} ज़रूरी है";
export const limit = "ज़्यादा से ज़्यादा 10 MB";
export const items = (count: number, total: number) =>
  \`\${total} में से \${{ one: \`\${count} चीज़\`, other: \`\${count} चीज़ें\` }[hi(count)]}\`;
export const missing = (minimum: string, missing: string) => \`\${missing} और \${minimum}\`;
`,
  ur: `
import { ur } from "make-plural/cardinals";
export const send = "دوبارہ (پھر) بھیجیں، پھر انتظار کریں۔";
export const which = "کون سا؟";
export const shown = "دکھائے جا رہے ہیں: ";
export const field = "{label} ضروری ہے";
export const limit = "زیادہ سے زیادہ 10 MB";
export const items = (count: number, total: number) =>
  \`\${total} میں سے \${{ one: "ایک چیز", other: \`\${count} چیزیں\` }[ur(count)]}\`;
export const missing = (minimum: string, missing: string) => \`\u2068\${missing}\u2069 اور \u2068\${minimum}\u2069\`;
`,
};

test.each(["hi", "ur"] as const)("a catalogue that is well written has no mistake, %s", (language) => {
  expect(mistakesIn(ENGLISH, RIGHT[language], language)).toEqual([]);
});

test.each([
  ["hi", "करें।", "करें.", 'send does not end with "।", as a sentence of hi does.'],
  ["hi", "करें।", "करें|", 'send has "|", which is not a sign of hi.'],
  ["hi", "(से)", "(से", 'send has "(" and ")" not in pairs.'],
  ["hi", "कौन सा", "कौन  सा", "which has two spaces after one another."],
  ["hi", "कौन", "कौ\u200bन", "which has an invisible sign: remove it."],
  ["hi", "हैं: ", "हैं:", "shown begins or ends with a space where English does not, or the other way round."],
  ["hi", "{label} ज़", "{label} {lable} ज़", "field says {lable}, which nothing replaces: write it as English does."],
  ["hi", "10 MB", "10 <b>MB</b>", "limit has HTML, which would be shown as it is written."],
  ["hi", "10 MB", "100 MB", "limit does not say 10, which English says: add it."],
  ["hi", "10 MB", "10 या 20 MB", "limit says 20, which English does not say."],
  ["hi", "ज़रूरी", "ज़رरी", 'field has the letter "ر", which is not of hi.'],
  [
    "hi",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    "one: `${count} चीज़`",
    'one: "एक चीज़"',
    'items lacks its value 1 in "one", which is said of several numbers: add it.',
  ],
  ["hi", "hi(count)", "hi(total)", "items counts by its value 2, and English by another one."],
  [
    "hi",
    "minimum: string, missing: string",
    "missing: string, minimum: string",
    "missing names its values otherwise than English: write (minimum, missing).",
  ],
  ["ur", "کریں۔", "کریں.", 'send does not end with "۔", as a sentence of ur does.'],
  ["ur", "سا؟", "سا?", 'which has "?", which is not a sign of ur.'],
  ["ur", "بھیجیں،", "بھیجیں,", 'send has ",", which is not a sign of ur.'],
  ["ur", "کون", "كون", 'which has the Arabic letter "ك": write the one of ur.'],
  ["ur", "\u2069 اور", " اور", 'missing has "\u2068" and "\u2069" not in pairs.'],
] as const)("a translator's slip is named, %s: %s → %s", (language, right, wrong, mistake) => {
  expect(RIGHT[language]).toContain(right);
  expect(mistakesIn(ENGLISH, RIGHT[language].replace(right, wrong), language)).toContain(mistake);
});
