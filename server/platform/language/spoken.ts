import type { LanguageCode } from "#contract/languages.ts";
import { languageNow } from "./languageNow";

/** The messages of the English catalogue, with any text. */
type Catalogue<English> = { [Key in keyof English]: English[Key] extends string ? string : English[Key] };
type Catalogues<English> = Record<Exclude<LanguageCode, "en">, Catalogue<English>> & { en: English };

/**
 * A catalogue that gives each message in the language of the call that reads it. Read it while the call is handled: what a
 * constant outside a function keeps is in English for everybody.
 */
export function spoken<English extends object>(catalogues: Catalogues<English>): Catalogue<English> {
  const inTheCallsLanguage = Object.keys(catalogues.en).map((key) => {
    const get = () => {
      const words = catalogues[languageNow() ?? "en"] as Catalogue<English>;
      return words[key as keyof English];
    };
    return [key, { get, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(inTheCallsLanguage)) as Catalogue<English>;
}
