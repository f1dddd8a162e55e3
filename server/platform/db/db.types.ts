import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** The raw result that both engines have in common. */
interface Rows<T> {
  rows: T[];
}

interface RowsHKT extends PgQueryResultHKT {
  type: Rows<this["row"]>;
}

/** Drizzle on either engine: the same code runs on both. */
export type Orm = PgDatabase<RowsHKT>;
export type Transaction = Parameters<Parameters<Orm["transaction"]>[0]>[0];
/** A function that takes this may be called inside or outside a transaction. */
export type Executor = Orm | Transaction;

export interface Db {
  readonly orm: Orm;
  /**
   * The same database, with a connection of its own for long work such as reading whole tables, so that no call waits for
   * it.
   */
  readonly longOrm: Orm;
  readonly engine: "pglite" | "postgres";
  /** The connections of the pool; undefined for the embedded engine. */
  connections?(): Record<"open" | "idle" | "waiting", number>;
  close(): Promise<void>;
}
