import { getTableColumns, type Table } from "drizzle-orm";

/** All columns of a table except these, so that a new column need not be named by the code that reads rows. */
export function columnsBut<T extends Table, Name extends keyof T["_"]["columns"] & string>(
  table: T,
  names: readonly Name[],
): Omit<T["_"]["columns"], Name> {
  const left = new Set<string>(names);
  const kept = Object.entries(getTableColumns(table)).filter(([name]) => !left.has(name));
  return Object.fromEntries(kept) as Omit<T["_"]["columns"], Name>;
}
