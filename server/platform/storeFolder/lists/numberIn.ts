import type { TableRow } from "../csv/readTable";
import { plainNumber } from "./amounts";
import type { ListColumns } from "./ListColumns";
import type { Meaning } from "./meanings";

/** The number in a cell, without the signs around it; empty where the cell is. */
export function numberIn(columns: ListColumns, row: TableRow, meaning: Meaning): string {
  const cell = columns.cell(row, meaning);
  return cell === "" ? "" : plainNumber(cell, columns.table.delimiter);
}
