import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** The next transaction's number; as a subquery it is read once for a statement, not once for a row. */
const NEXT = sql`(SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`;

/** How many transactions ago a row was written. A row has only the lower 32 bits of the transaction's number. */
const behind = (table: PgTable) => sql`((${NEXT} - ${table}.xmin::text::bigint) & 4294967295)`;

/**
 * The mark for `changedSince`: the oldest transaction that may still write. Read it in the statement that reads the rows.
 * It is text, because it has 64 bits.
 */
export const changeMark = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/**
 * Whether a row may have changed since a mark was read, whoever changed it and however transactions overlapped. Each row
 * names the transaction that wrote it, so no column, trigger or event can be forgotten. A sequence would miss a transaction
 * that ends late, and `pg_visible_in_snapshot` one that wrote in a savepoint. Rows of transactions that overlap the mark
 * are reported twice.
 */
export const changedSince = (table: PgTable, mark: string): SQL<boolean> =>
  sql<boolean>`(${behind(table)} <= ${NEXT} - ${mark}::bigint)`;

/** Whether a mark can belong to this database: after a dump is restored, the numbers begin anew. */
export const isMarkKnown = (mark: string): SQL<boolean> => sql<boolean>`(${mark}::bigint <= ${NEXT})`;
