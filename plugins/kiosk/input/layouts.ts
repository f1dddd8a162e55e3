import type { KioskLanguage } from "../languages";

export const numberRows = ["1 2 3", "4 5 6", "7 8 9", "{bksp} 0 {done}"];

/** A language's keyboard in the form that react-simple-keyboard takes: one string for each row, special keys in braces. */
export const lettersOf = ({ words: { letterKeys } }: KioskLanguage): Record<"default" | "shift", string[]> => ({
  default: withSpecialKeys(letterKeys.plain),
  shift: withSpecialKeys(letterKeys.shifted),
});

const withSpecialKeys = ([numbers, upper, middle, lower]: string[]) => [
  `${numbers} {bksp}`,
  `${upper}`,
  `${middle} {enter}`,
  `{shift} ${lower} {shift}`,
  "{lang} - {space} / {done}",
];

/** @param names the languages' names, whose first letters stand on the key for other letters */
export const keyFaces = (names: readonly string[]): Record<string, string> => ({
  "{bksp}": "⌫",
  "{enter}": "⏎",
  "{shift}": "⇧",
  "{space}": " ",
  "{lang}": names.map(([first]) => first).join(" / "),
  "{done}": "✓",
  // Signs above and below a letter are seen only with a letter.
  ...Object.fromEntries([..."ًَُِّْٰٔ٘"].map((sign) => [sign, `ـ${sign}`])),
});
