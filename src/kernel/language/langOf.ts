import type { LanguageCode, StoreText } from "#contract/languages.ts";

/**
 * The `lang` of a field that has no translation; undefined: it is in the language of the page. The English build leaves the
 * whole attribute out (`scripts/build/leaveOutLang.js`), also where a component passes it on as `textLang`.
 */
export const langOf = <Text extends StoreText>(text: Text, field: keyof Text & string): LanguageCode | undefined =>
  text.inFirstLanguage?.includes(field) ? text.firstLanguage : undefined;
