import type { StoreText } from "#contract/languages.ts";
import type { Spoken } from "./Spoken.types";
import type { Translations, WordsOf } from "./Translations.types";

/**
 * A row in a language. A text without a translation stays as it is, and is named in `inFirstLanguage`, so that a page can
 * say in which language it is. @param language undefined: the store's first one, in which the row is written
 */
export function inLanguageOf<Row extends object, Field extends keyof Row & string>(
  row: Row,
  translations: Translations<WordsOf<Field>>,
  language: Spoken | undefined,
  fields: readonly Field[],
): Row & StoreText {
  if (language === undefined) return row;
  const words = translations[language.code];
  const texts = fields.filter((field) => row[field]);
  const missing = texts.filter((field) => words?.[field] === undefined);
  const said = Object.fromEntries(texts.map((field) => [field, words?.[field] ?? row[field]]));
  return { ...row, ...said, ...(missing.length > 0 && { inFirstLanguage: missing, firstLanguage: language.first }) };
}
