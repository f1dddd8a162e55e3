import { KEY_COLUMNS } from "./keyColumns";
import { writtenColumns } from "./writtenColumns";

/**
 * Whether a statement writes a row back as it was read: it then sets the row's key or its store, which no statement that
 * names what it means has a reason to set. Whoever changed the row's other columns since it was read would be undone.
 */
export function writesWholeRow(text: string): boolean {
  return writtenColumns(text).some(({ table, columns }) =>
    columns.some((column) => KEY_COLUMNS.get(table)?.has(column)),
  );
}
