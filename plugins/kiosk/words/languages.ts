import { english, type KioskWords } from "./english";
import { hindi } from "./hindi";

export interface KioskLanguage {
  /** For `lang` attributes. */
  code: string;
  /** The language's name in the language itself. */
  name: string;
  words: KioskWords;
}

/** A language that a shopper can choose. */
export interface LanguageChoice extends Pick<KioskLanguage, "code" | "name"> {
  isChosen: boolean;
}

export const languages: readonly [KioskLanguage, ...KioskLanguage[]] = [
  { code: "en", name: "English", words: english },
  { code: "hi", name: "हिन्दी", words: hindi },
];
