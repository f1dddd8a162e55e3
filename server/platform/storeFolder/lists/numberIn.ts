import type { TableRow } from "../csv/readTable";
import { plainNumber } from "./amounts";
import type { ListColumns } from "./ListColumns";
import type { Meaning } from "./meanings";

/** The price that tills write for products whose price is entered at each sale. */
export const ASKED = /^variable$/i;

/** The number in a cell, without currency signs; empty when the cell has none. */
export function numberIn(columns: ListColumns, row: TableRow, meaning: Meaning): string {
  const cell = columns.all(row, meaning).find(({ value }) => !ASKED.test(value))?.value ?? "";
  return cell === "" ? "" : plainNumber(cell, columns.hasDecimalComma);
}
