export type Weight = "regular" | "strong";
type Script = "latin" | "devanagari";
export type FontName = `${Script}-${Weight}`;

/** Devanagari letters, and the joiners that belong to the letter before them. */
const DEVANAGARI = /([\p{Script=Devanagari}\u0964\u0965\u1CD0-\u1CFF\u200C\u200D]+)/u;
/** Control characters, direction characters and pictographs, which none of our fonts has. */
const NOT_PRINTED = /[\p{Cc}\p{Extended_Pictographic}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|\uFE0F/gu;
const KEPT_PICTOGRAPHS = new Set(["©", "®", "™"]);

export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s/gu, " ")
    .replace(NOT_PRINTED, (sign) => (KEPT_PICTOGRAPHS.has(sign) ? sign : ""))
    .replace(/ {2,}/g, " ")
    .trim();
}

/** One word, split where the font changes. */
export function byFont(word: string, weight: Weight): { text: string; font: FontName }[] {
  return word
    .split(DEVANAGARI)
    .map((text, index) => ({ text, font: `${index % 2 === 1 ? "devanagari" : "latin"}-${weight}` as const }))
    .filter(({ text }) => text !== "");
}
