import { readSku } from "../../ownerInput/readSku";
import type { PictureNames } from "../PictureNames";
import type { FolderVariant } from "../StoreFolder.types";
import type { Columns } from "./Columns";
import * as cells from "./cells";
import { picturesOf } from "./picturesOf";
import type { ProductColumn } from "./productColumns";
import type { TableRow } from "./readTable";

/** The line in which each code first occurred. */
export type Codes = Record<"sku" | "barcode", Map<string, number>>;

/** Undefined when an amount cannot be read; every mistake of the row is among the columns' problems. */
export function variantOf(
  columns: Columns<ProductColumn>,
  row: TableRow,
  pictures: PictureNames,
  codes: Codes,
): FolderVariant | undefined {
  const sku = columns.read(row, "sku", readSku) ?? "";
  const barcode = columns.read(row, "barcode", cells.barcode) ?? "";
  beAlone(columns, row, "sku", sku, codes);
  beAlone(columns, row, "barcode", barcode, codes);
  const sellingPricePaise = columns.read(row, "price", cells.price);
  const mrpPaise = columns.cell(row, "mrp") === "" ? sellingPricePaise : columns.read(row, "mrp", cells.price);
  if (mrpPaise !== undefined && sellingPricePaise !== undefined && mrpPaise < sellingPricePaise)
    columns.found(row, "price", `a price that is not above the MRP of ${columns.cell(row, "mrp")}.`);
  const stock = columns.read(row, "stock", cells.pieces);
  const size = columns.read(row, "size", cells.size);
  const weight = columns.read(row, "weight", cells.weight);
  const isVisible = columns.read(row, "visible", cells.yesNo(true)) ?? true;
  const imagePathList = columns.read(row, "pictures", (cell) => picturesOf(cell, pictures)) ?? [];
  if (sellingPricePaise === undefined || mrpPaise === undefined || stock === undefined || size === undefined) {
    return undefined;
  }
  return {
    sku,
    barcode: columns.has("barcode") ? barcode : null,
    mrpPaise,
    sellingPricePaise,
    stock,
    ...(size === cells.ONE_PIECE ? (weight ?? size) : size),
    options: [],
    isVisible,
    imagePathList,
    line: row.line,
  };
}

/** Reports a code that occurs twice, because a scan must find exactly one variant. */
function beAlone(columns: Columns<ProductColumn>, row: TableRow, kind: keyof Codes, code: string, codes: Codes): void {
  const before = codes[kind].get(code);
  if (before !== undefined) columns.found(row, kind, `another code: this one is in line ${before} already.`);
  else if (code !== "") codes[kind].set(code, row.line);
}
