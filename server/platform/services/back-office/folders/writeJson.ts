import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../db/db.types";
import type { RowChange } from "./changesBetween";

/** Rows in one statement. It takes a fraction of a second, so that progress can be shown between statements. */
const BATCH = 1000;
/** Fewer, because triggers write each changed row's line in the search index anew. */
export const CHANGED_AT_ONCE = 250;

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

/** Columns that are not simply set to the given value, with what is written instead, which may be several columns. */
export type Setters = Partial<Record<string, (given: SQL) => Record<string, SQL>>>;

/**
 * Changes rows by their `id`: in each row only the named columns, because others may have changed the rest since it was
 * read.
 */
export async function changeRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  changes: readonly RowChange<{ id: string }>[],
  onRows: (done: number) => void = () => {},
  setters: Setters = {},
): Promise<void> {
  let done = 0;
  for (const [columns, rows] of byColumns(changes)) {
    for (let start = 0; start < rows.length; start += CHANGED_AT_ONCE) {
      const batch = rows.slice(start, start + CHANGED_AT_ONCE);
      await updateJson(tx, table, columns, batch, setters);
      done += batch.length;
      onRows(done);
    }
  }
}

/** Collects rows whose same columns change, so that one statement changes many of them. */
function byColumns(changes: readonly RowChange<{ id: string }>[]): Map<readonly string[], { id: string }[]> {
  const groups = new Map<string, { columns: readonly string[]; rows: { id: string }[] }>();
  for (const { row, columns } of changes) {
    const name = [...columns].sort().join(" ");
    const group = groups.get(name) ?? { columns, rows: [] };
    group.rows.push(row);
    groups.set(name, group);
  }
  return new Map([...groups.values()].map(({ columns, rows }) => [columns, rows]));
}

async function updateJson(
  tx: Transaction,
  table: PgTable,
  columns: readonly string[],
  rows: readonly { id: string }[],
  setters: Setters,
): Promise<void> {
  const sets = columns.flatMap((column) => {
    const given = sql`given.${sql.identifier(columnOf(column))}`;
    return Object.entries(setters[column]?.(given) ?? { [column]: given });
  });
  const list = sql.join(
    sets.map(([column, value]) => sql`${sql.identifier(columnOf(column))} = ${value}`),
    sql`, `,
  );
  const given = JSON.stringify(rows.map((row) => named(row, ["id", ...columns])));
  await tx.execute(sql`
    UPDATE ${table} SET ${list}
    FROM json_populate_recordset(NULL::${table}, ${given}::json) AS given WHERE ${table}.id = given.id`);
}

/** A row's columns under their names in the database. */
const named = (row: object, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [columnOf(key), (row as Record<string, unknown>)[key]]));

/** One parameter for any number of rows, which is several times quicker than lists of values. */
async function insertJson<T extends PgTable>(tx: Transaction, table: T, rows: T["$inferInsert"][]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const known = getTableColumns(table);
  const given = Object.keys(first).filter((key) => key in known);
  const values = rows.map((row) => named(row, given));
  const list = sql.join(
    given.map((key) => sql.identifier(columnOf(key))),
    sql`, `,
  );
  await tx.execute(
    sql`INSERT INTO ${table} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(values)}::json)`,
  );
}

const columnOf = (key: string) => key.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
