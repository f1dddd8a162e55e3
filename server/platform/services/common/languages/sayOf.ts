import { eq, sql } from "drizzle-orm";
import type { LanguageCode } from "#contract/languages.ts";
import type { Orm } from "../../../db/db.types";
import { stores } from "../../../db/schema/tenancy";
import { asItIs, type Say, sayFrom } from "./Say";
import type { StoreWords } from "./Translations.types";

/** How a store says its short words in a language that it offers. */
export async function sayOf(orm: Orm, storeId: string, language: LanguageCode | undefined): Promise<Say> {
  if (language === undefined) return asItIs;
  const words = sql<StoreWords["words"] | null>`${stores.translations} -> ${language}::text -> 'words'`;
  const [found] = await orm.select({ words }).from(stores).where(eq(stores.id, storeId));
  return sayFrom(found?.words);
}
