import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./db.types";

/** Deleting so many rows takes some ten milliseconds. On the embedded engine all calls wait for that time. */
export const DELETED_AT_ONCE = 500;

/**
 * Deletes rows in small batches, each in its own statement, so that shoppers' calls run in between and no statement reaches
 * its time limit. Rows that another process is deleting are left to that process. @param signal ends it before all rows are
 * deleted
 */
export async function deleteInBatches({ orm }: Db, table: PgTable, where: SQL, signal?: AbortSignal): Promise<void> {
  // As an array the rows are read once; in a plain condition, the planner might read them for each row.
  const some = sql`ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT ${DELETED_AT_ONCE} FOR UPDATE SKIP LOCKED)`;
  for (;;) {
    const deleted = await orm.delete(table).where(sql`ctid = ANY(${some})`).returning({ one: sql`1` });
    if (deleted.length < DELETED_AT_ONCE || signal?.aborted) return;
  }
}
