import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../db/db.types";

/** Rows that name the same columns, as one parameter however many they are: several times quicker than lists of values. */
export async function insertJson<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const known = getTableColumns(table);
  const given = Object.keys(first).filter((key) => key in known);
  const named = rows.map((row) =>
    Object.fromEntries(given.map((key) => [columnOf(key), (row as Record<string, unknown>)[key]])),
  );
  const list = sql.join(
    given.map((key) => sql.identifier(columnOf(key))),
    sql`, `,
  );
  await tx.execute(
    sql`INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(named)}::json)`,
  );
}

export const columnOf = (key: string) => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
