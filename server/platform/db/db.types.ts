import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { schema } from "./schema";

type Schema = typeof schema;

/** What both engines' raw results have in common. */
interface Rows<T> {
  rows: T[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** Drizzle over either engine: code that is written once runs on both. */
export type Orm = PgDatabase<RowsHKT, Schema>;
export type Transaction = PgTransaction<RowsHKT, Schema, ExtractTablesWithRelations<Schema>>;
/** A function that takes this may be called inside or outside of a transaction. */
export type Executor = Orm | Transaction;

export interface Db {
  readonly orm: Orm;
  readonly engine: "pglite" | "postgres";
  /** Of a pool; the embedded engine has none. */
  connections?(): Record<"open" | "idle" | "waiting", number>;
  close(): Promise<void>;
}
