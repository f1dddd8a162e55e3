import { and, eq, isNull, sql } from "drizzle-orm";
import type { LanguageCode } from "#contract/languages.ts";
import type { Executor } from "../../../db/db.types";
import { customers } from "../../../db/schema/identity";
import { languageNow } from "../../../language/languageNow";

/**
 * Keeps the language of this call as the customer's, for what is sent to them later. @param known the language that was read
 * with the session: most calls are in it and write nothing
 */
export async function rememberLanguage(db: Executor, customerId: string, known?: LanguageCode | null): Promise<void> {
  const language = languageNow() ?? null;
  if (language === known) return;
  const isOther = sql`${customers.language} IS DISTINCT FROM ${language}::text`;
  await db
    .update(customers)
    .set({ language })
    .where(and(eq(customers.id, customerId), isNull(customers.erasedAt), isOther));
}
