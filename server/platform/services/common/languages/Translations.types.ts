import type { LanguageCode } from "#contract/languages.ts";
import type { Policies } from "#contract/store/stores.ts";

/** Words by language: `{ hi: { name: "सेब" } }`. The store's first language has none, since the row itself is in it. */
export type Translations<Words> = Partial<Record<LanguageCode, Words>>;

export type WordsOf<Field extends string> = Partial<Record<Field, string>>;

export type ProductWords = WordsOf<"name" | "description">;

export interface StoreWords extends WordsOf<"description"> {
  policies?: Partial<Policies>;
  /** Short words that many products share, as they stand in the first language: names and values of options and facts. */
  words?: Readonly<Record<string, string>>;
}
