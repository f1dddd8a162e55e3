import { type Language, type LanguageCode, languageCodes, languages as ofTheShop } from "#contract/languages.ts";
import type { Catalogue } from "#kernel/words/Catalogue.types.ts";
import type * as english from "./words.en";

/** All texts of the kiosk's own screens in one language. The shop's pages have their own texts. */
export type KioskWords = Catalogue<typeof english>;

export interface KioskLanguage extends Language {
  /** For `lang` attributes. */
  code: LanguageCode;
  words: KioskWords;
}

/** A language that a shopper can choose. */
export interface LanguageChoice extends Pick<KioskLanguage, "code" | "name"> {
  isChosen: boolean;
}

const catalogues = import.meta.glob<KioskWords>("./words.*.ts", { eager: true });

/** The languages that the kiosk has words in, English first. */
export const languages = languageCodes.flatMap((code) => {
  const words = catalogues[`./words.${code}.ts`];
  return words ? [{ code, ...ofTheShop[code], words }] : [];
}) as [KioskLanguage, ...KioskLanguage[]];

/** The first language when the code is unknown. */
export const languageOf = (code: string | undefined): KioskLanguage =>
  languages.find((language) => language.code === code) ?? languages[0];

/** The attributes of an element whose texts are in one language. */
export interface Written {
  lang: LanguageCode;
  dir: KioskLanguage["direction"];
}

export const writtenIn = ({ code, direction }: Pick<KioskLanguage, "code" | "direction">): Written => ({
  lang: code,
  dir: direction,
});

/** The attributes of the shop's own pages, which are in the language of the build. */
export const writtenByTheShop = writtenIn({ code: __LANGUAGE__, direction: ofTheShop[__LANGUAGE__].direction });
