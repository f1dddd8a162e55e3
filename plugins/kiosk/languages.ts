import type { Catalogue } from "#kernel/words/Catalogue.types.ts";
import * as english from "./words.en";
import * as hindi from "./words.hi";

/** All texts of the kiosk's own screens in one language. The shop's pages have their own texts. */
export type KioskWords = Catalogue<typeof english>;

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

/** The first language when the code is unknown. */
export const languageOf = (code: string | undefined): KioskLanguage =>
  languages.find((language) => language.code === code) ?? languages[0];
