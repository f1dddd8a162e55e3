import { eq } from "drizzle-orm";
import type { LanguageCode } from "#contract/languages.ts";
import type { Orm } from "../../../db/db.types";
import { stores } from "../../../db/schema/tenancy";
import type { Spoken } from "./Spoken.types";

/** The language in which a store answers a call; undefined: its first one. @param asked the language that the call names */
export async function offeredLanguage(
  orm: Orm,
  storeId: string,
  asked: LanguageCode | undefined,
): Promise<Spoken | undefined> {
  if (asked === undefined) return undefined;
  const [store] = await orm.select({ languages: stores.languages }).from(stores).where(eq(stores.id, storeId));
  return languageOf(store?.languages ?? [], asked);
}

/** As `offeredLanguage`. @param languages the store's, its first one first */
export function languageOf(
  [first, ...others]: readonly LanguageCode[],
  asked: LanguageCode | undefined,
): Spoken | undefined {
  if (asked === undefined) return undefined;
  return first !== undefined && others.includes(asked) ? { code: asked, first } : undefined;
}
