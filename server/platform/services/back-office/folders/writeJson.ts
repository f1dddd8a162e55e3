import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../db/db.types";
import { columnOf, insertJson } from "../../../seed/scale/insertJson";

/** Rows in one statement: it takes a fraction of a second, so that progress can be shown between statements. */
const BATCH = 1000;

/** Adds rows that all have the same columns. @param onRows called with the number of rows written so far */
export async function addRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T["$inferInsert"][],
  onRows: (done: number) => void = () => {},
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await insertJson(tx, table, rows.slice(start, start + BATCH));
    onRows(Math.min(rows.length, start + BATCH));
  }
}

/** Changes rows by their `id`; writes all columns that the rows name. */
export async function changeRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: (T["$inferSelect"] & { id: string })[],
  onRows: (done: number) => void = () => {},
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const known = getTableColumns(table);
  const keys = Object.keys(first).filter((key) => key in known && key !== "id");
  const sets = sql.join(
    keys.map((key) => sql`${sql.identifier(columnOf(key))} = given.${sql.identifier(columnOf(key))}`),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map(asColumns);
    await tx.execute(sql`
      UPDATE ${name} AS kept SET ${sets}
      FROM json_populate_recordset(NULL::${name}, ${JSON.stringify(batch)}::json) AS given WHERE kept.id = given.id`);
    onRows(Math.min(rows.length, start + BATCH));
  }
}

const asColumns = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value]));
