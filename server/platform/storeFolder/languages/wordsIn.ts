import type { LanguageCode } from "#contract/languages.ts";
import type { Translations } from "../../services/common/languages/Translations.types";

/** A row's words in the store's further languages, without empty ones. @param offered the first language first */
export function wordsIn<Words extends object>(
  offered: readonly LanguageCode[],
  read: (code: LanguageCode) => Words | undefined,
): Translations<Words> {
  const found: Translations<Words> = {};
  for (const code of offered.slice(1)) {
    const said = Object.entries(read(code) ?? {}).filter(([, word]) => word !== undefined && word !== "");
    if (said.length > 0) found[code] = Object.fromEntries(said) as Words;
  }
  return found;
}
