import type { TableRow } from "../csv/readTable";
import type { Tally } from "../shopify/Tally";
import { saysNo } from "./answers";
import type { ListColumns } from "./ListColumns";
import { numberIn } from "./numberIn";

/** The stock of goods that a list does not count. */
const UNCOUNTED = "1000";
/** WooCommerce's stock for a variant that shares the stock of its product. */
const SHARED = "parent";

/** A variant's stock, as a whole number. */
export function stockOf(columns: ListColumns, row: TableRow, head: TableRow, handle: string, tally: Tally): string {
  const own = numberIn(columns, row, "stock");
  if (own === SHARED) tally.add("variants share one stock in the list: each has all of it", handle);
  const cell = (own === SHARED ? "" : own) || numberIn(columns, head, "stock");
  const isOut = saysNo(columns.cell(row, "inStock")) || /out_?of_?stock/i.test(cell);
  if (isOut) return "0";
  const tracked = columns.cell(row, "tracked") || columns.cell(head, "tracked");
  const isUntracked = saysNo(tracked) || /in_?stock|∞/i.test(cell);
  if (isUntracked || (cell === "" && columns.has("inStock"))) {
    tally.add(`variants are not counted: they have a stock of ${UNCOUNTED}`, handle);
    return UNCOUNTED;
  }
  if (cell.startsWith("-")) tally.add("quantities are below zero and were imported as 0", handle);
  return cell === "" || cell.startsWith("-") ? "0" : cell.replace(/\.\d+$/, "");
}
