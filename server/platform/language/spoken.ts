import type { LanguageCode } from "#contract/languages.ts";
import { languageNow } from "./languageNow";

/** The messages of the English catalogue, with any text. */
type Catalogue<English> = { [Key in keyof English]: English[Key] extends string ? string : English[Key] };
type Catalogues<English> = { en: English } & { [Code in Exclude<LanguageCode, "en">]?: Catalogue<English> };

/**
 * A catalogue that gives each message in the language of the call that reads it. Read it while the call is handled: what a
 * constant outside a function keeps is in English for everybody.
 */
export function spoken<English extends object>(catalogues: Catalogues<English>): Catalogue<English> {
  const en = catalogues.en as Catalogue<English>;
  const inTheCallsLanguage = Object.keys(en).map((key) => {
    const get = () => {
      const words = catalogues[languageNow() ?? "en"] ?? en;
      return words[key as keyof English];
    };
    return [key, { get, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(inTheCallsLanguage)) as Catalogue<English>;
}
