import { english, type KioskWords } from "./english";
import { hindi } from "./hindi";

export interface KioskLanguage {
  /** For `lang` attributes. */
  code: string;
  /** The language's name in the language itself. */
  name: string;
  words: KioskWords;
}

export const languages: readonly [KioskLanguage, ...KioskLanguage[]] = [
  { code: "en", name: "English", words: english },
  { code: "hi", name: "हिन्दी", words: hindi },
];
