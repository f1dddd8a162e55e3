import { languageCodes } from "#contract/languages.ts";
import { languageNow } from "./languageNow";

/** The messages of the English catalogue, with any text. */
type Catalogue<English> = { [Key in keyof English]: English[Key] extends string ? string : English[Key] };

/**
 * A catalogue that gives each message in the language of the call that reads it. Read it while the call is handled: what a
 * constant outside a function keeps is in English for everybody.
 * @param load loads the catalogue of a language; `npm run check` compares it with the English one
 */
export async function spoken<English extends object>(
  english: English,
  load: (code: string) => Promise<Catalogue<English>>,
): Promise<Catalogue<English>> {
  const all = new Map(await Promise.all(languageCodes.map(async (code) => [code, await load(code)] as const)));
  const inTheCallsLanguage = Object.keys(english).map((key) => {
    const get = () => {
      const words = all.get(languageNow() ?? "en") ?? english;
      return words[key as keyof English];
    };
    return [key, { get, enumerable: true }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(inTheCallsLanguage)) as Catalogue<English>;
}
