import { changedColumns } from "./changedColumns";

/** A row as it is wanted, and the columns of it that are to be written. All others belong to whoever changed them. */
export interface RowChange<R> {
  /** As it is now. */
  before: R;
  row: R;
  columns: readonly string[];
}

export interface RowChanges<R> {
  added: R[];
  changed: RowChange<R>[];
  /** Rows that exist and are not wanted. */
  gone: R[];
}

/** The changes that turn the existing rows into the wanted ones, compared by id. An equal row is left alone. */
export function changesBetween<R extends { id: string }>(there: readonly R[], wanted: readonly R[]): RowChanges<R> {
  const byId = new Map(there.map((row) => [row.id, row]));
  const changes: RowChanges<R> = { added: [], changed: [], gone: [] };
  for (const row of wanted) {
    const before = byId.get(row.id);
    byId.delete(row.id);
    if (before === undefined) {
      changes.added.push(row);
      continue;
    }
    const columns = changedColumns(before, row);
    if (columns.length > 0) changes.changed.push({ before, row, columns });
  }
  return { ...changes, gone: [...byId.values()] };
}
