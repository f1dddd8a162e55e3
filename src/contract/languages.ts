/** The languages that the shop's own texts exist in. Each has catalogues `words.<code>.ts` (ADR 63). */
export const languages = {
  en: { name: "English", direction: "ltr" },
  hi: { name: "हिन्दी", direction: "ltr" },
  ur: { name: "اردو", direction: "rtl" },
} as const satisfies Record<string, Language>;

export interface Language {
  /** The language's name in the language itself. */
  name: string;
  direction: "ltr" | "rtl";
}

/** The cookie in which a browser keeps the language that its shopper chose; the host reads it at a store's root (ADR 74). */
export const LANGUAGE_COOKIE = "haat-language";

/** The code of BCP 47, as it stands in addresses (`/fresh-basket/hi/…`), `lang` attributes and calls (`?language=hi`). */
export type LanguageCode = keyof typeof languages;

export const languageCodes = /* @__PURE__ */ Object.keys(languages) as readonly LanguageCode[];

export const isLanguageCode = (code: unknown): code is LanguageCode =>
  typeof code === "string" && Object.hasOwn(languages, code);

/** What a store wrote, in the language of the call (`?language=hi`). */
export interface StoreText {
  /**
   * The names of the fields that have no translation and are in the store's first language. A gift (reading 34).
   */
  inFirstLanguage?: string[];
  /** That language; left out without such a field. HTML has it as its own `lang`. */
  firstLanguage?: LanguageCode;
}
