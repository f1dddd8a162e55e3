import type { Columns } from "../csv/Columns";
import * as cells from "../csv/cells";
import type { TableRow } from "../csv/readTable";
import type { ShopifyColumn } from "./shopifyColumns";
import type { Tally } from "./Tally";

/** The stock of products whose stock Shopify does not track. */
const UNCOUNTED = 1000;

/** @returns null when the list does not say, so that the stored stock stays; undefined when it cannot be read */
export function stockOf(
  sheet: Columns<ShopifyColumn>,
  row: TableRow,
  handle: string,
  tally: Tally,
): number | null | undefined {
  if (sheet.has("tracker") && sheet.cell(row, "tracker") === "") {
    tally.add(`variants are not counted in Shopify: each has ${UNCOUNTED} pieces here`, handle);
    return UNCOUNTED;
  }
  const cell = sheet.cell(row, "quantity");
  if (cell === "") {
    tally.add("variants have no quantity in the list: what is here stays, and new ones have none", handle);
    return null;
  }
  const isBelowZero = cell.startsWith("-");
  const quantity = sheet.read(row, "quantity", (written, delimiter) =>
    cells.pieces(isBelowZero ? written.slice(1) : written, delimiter),
  );
  if (quantity === undefined) return undefined;
  if (isBelowZero && quantity > 0) tally.add("quantities are below zero and were imported as 0", handle);
  if (/^(continue|true)$/i.test(sheet.cell(row, "policy")))
    tally.add("variants are sold beyond their stock in Shopify, and are not here", handle);
  return isBelowZero ? 0 : quantity;
}
