import type { AddressType } from "./addresses";
import * as words from "./words.en";

const WORDS: Readonly<Record<string, string>> = {
  Home: words.home,
  Office: words.office,
  Other: words.other,
} satisfies Record<AddressType, string>;

/** The label of an address type. A type that only a foreign platform knows is shown as it is. */
export const addressTypeWord = (type: string): string => WORDS[type] ?? type;
