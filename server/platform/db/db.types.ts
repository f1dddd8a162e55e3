import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What the raw results of both engines have in common. */
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
  /** The same database for work that takes long, such as reading whole tables: no call waits for its connection. */
  readonly longOrm: Orm;
  readonly engine: "pglite" | "postgres";
  /** The connections of the pool; the embedded engine has none. */
  connections?(): Record<"open" | "idle" | "waiting", number>;
  close(): Promise<void>;
}
