import { isLanguageCode, type LanguageCode } from "#contract/languages.ts";
import type { Path } from "../yaml/parseYaml";

/** Finds the words in a language in store.yaml: `hi` in `faqs[0].hi`. Keys that an owner chooses are no languages. */
export function languageBlocks(value: unknown, path: Path = []): { path: Path; code: LanguageCode }[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => languageBlocks(one, [...path, at]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "swatches") return [];
    return isLanguageCode(key) ? [{ path: [...path, key], code: key }] : languageBlocks(inner, [...path, key]);
  });
}
