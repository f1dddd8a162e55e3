import { type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";

/** The next transaction's number, which is read once for a statement, not once for a row. */
const NEXT = sql`(SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`;

/** How many transactions a row's number is behind. A row has only the lower 32 bits of the number. */
const behind = (table: PgTable) => sql`((${NEXT} - ${table}.xmin::text::bigint) & 4294967295)`;

/**
 * The mark for `changedSince`, to be read in the statement that reads the rows: the oldest transaction that may still write.
 * It is text, because it has 64 bits.
 */
export const changeMark = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/**
 * Whether a row may have changed since a mark was read, whoever changed it and however transactions overlapped. A row says
 * which transaction wrote it, so no column, trigger or event can be forgotten. A sequence would skip a transaction that ends
 * late, and `pg_visible_in_snapshot` one that wrote in a savepoint. Rows of transactions that overlap the mark are reported
 * twice.
 */
export const changedSince = (table: PgTable, mark: string): SQL<boolean> =>
  sql<boolean>`(${behind(table)} <= ${NEXT} - ${mark}::bigint)`;

/** Whether a mark can be of this database: after a restored dump, numbers begin anew. */
export const isMarkKnown = (mark: string): SQL<boolean> => sql<boolean>`(${mark}::bigint <= ${NEXT})`;
