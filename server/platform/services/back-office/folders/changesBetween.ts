import { changedColumns } from "./changedColumns";

/** A wanted row, and its columns that must be written. The other columns may have been changed by others, and stay. */
export interface RowChange<R> {
  /** The current row. */
  before: R;
  row: R;
  columns: readonly string[];
}

export interface RowChanges<R> {
  added: R[];
  changed: RowChange<R>[];
  /** Rows that exist but are not wanted. */
  gone: R[];
}

/** The changes that turn the existing rows into the wanted ones, compared by id. Equal rows are left alone. */
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
