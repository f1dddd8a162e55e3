import type { TableRow } from "../csv/readTable";
import { plainNumber } from "./amounts";
import type { ListColumns } from "./ListColumns";
import type { Meaning } from "./meanings";

/** What tills write for a price that is asked for at each sale. */
export const ASKED = /^variable$/i;

/** The number in a cell, without the signs around it; empty where the cell says none. */
export function numberIn(columns: ListColumns, row: TableRow, meaning: Meaning): string {
  const cell = columns.all(row, meaning).find(({ value }) => !ASKED.test(value))?.value ?? "";
  return cell === "" ? "" : plainNumber(cell, columns.hasDecimalComma);
}
