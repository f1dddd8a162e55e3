import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./db.types";

/** Deleting so many takes some ten milliseconds: on the embedded engine everybody waits for as long. */
export const DELETED_AT_ONCE = 500;

/**
 * Deletes rows that nobody needs any more, a few at a time, each time by itself, so that shoppers' calls come in between
 * and no statement reaches its limit of time. Rows that another process is deleting are left to it.
 * @param signal ends it before all is deleted
 */
export async function deleteInBatches({ orm }: Db, table: PgTable, where: SQL, signal?: AbortSignal): Promise<void> {
  // The array is read once; as a part of the condition, the planner might read it for each row.
  const some = sql`ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED)`;
  for (;;) {
    const deleted = await orm.delete(table).where(sql`ctid = ANY(${some})`).returning({ one: sql`1` });
    if (deleted.length < DELETED_AT_ONCE || signal?.aborted) return;
  }
}
