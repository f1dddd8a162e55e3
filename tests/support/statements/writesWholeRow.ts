import { KEY_COLUMNS } from "./keyColumns";
import { writtenColumns } from "./writtenColumns";

/**
 * Whether a statement writes a row back as it was read: it then sets the row's key or its store, which no statement that
 * names single columns has a reason to do. It would undo what others changed in the row since it was read.
 */
export function writesWholeRow(text: string): boolean {
  return writtenColumns(text).some(({ table, columns }) =>
    columns.some((column) => KEY_COLUMNS.get(table)?.has(column)),
  );
}
