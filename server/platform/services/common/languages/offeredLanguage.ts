import { eq } from "drizzle-orm";
import type { LanguageCode } from "#contract/languages.ts";
import type { Orm } from "../../../db/db.types";
import { stores } from "../../../db/schema/tenancy";

/** The language in which a store answers a call; undefined: its first one. @param asked the language that the call names */
export async function offeredLanguage(
  orm: Orm,
  storeId: string,
  asked: LanguageCode | undefined,
): Promise<LanguageCode | undefined> {
  if (asked === undefined) return undefined;
  const [store] = await orm.select({ languages: stores.languages }).from(stores).where(eq(stores.id, storeId));
  return store?.languages.slice(1).includes(asked) ? asked : undefined;
}
