import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../db/db.types";

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

/** One parameter however many rows there are: several times quicker than lists of values. */
async function insertJson<T extends PgTable>(tx: Transaction, table: T, rows: T["$inferInsert"][]): Promise<void> {
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

const columnOf = (key: string) => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
