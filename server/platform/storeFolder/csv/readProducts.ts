import { Meant } from "../../ownerInput/Meant";
import { readSku } from "../../ownerInput/readSku";
import type { PictureNames } from "../PictureNames";
import type { FolderProduct, FolderVariant, Problem } from "../StoreFolder.types";
import { quoted, suggestion } from "../suggestion";
import { cellToHtml } from "../toHtml";
import type { CategoryNames } from "./CategoryNames";
import { Columns } from "./Columns";
import * as cells from "./cells";
import { FACT_COLUMNS, LONGEST_FACT, readFacts } from "./facts";
import type { Table, TableRow } from "./readTable";

/** Stands for a rate that cannot be read; the folder then has a problem and is not imported. */
const UNREAD_RATE = 0;

export const PRODUCTS_FILE = "products.csv";

/** The columns of our own `products.csv`. The cells about the product itself are in its first row. */
export const PRODUCT_COLUMNS = {
  handle: ["handle"],
  title: ["title", "name", "product"],
  category: ["category"],
  description: ["description"],
  sku: ["sku"],
  barcode: ["barcode", "ean", "gtin", "upc"],
  size: ["size"],
  mrp: ["mrp"],
  price: ["price", "selling price"],
  stock: ["stock", "quantity"],
  pictures: ["pictures", "picture"],
  tax: ["tax %", "tax", "gst", "gst %"],
  taxIncluded: ["tax included"],
  subscription: ["subscription"],
  visible: ["visible"],
  otherName: ["other name", "local name"],
  searchWords: ["search words"],
  ...FACT_COLUMNS,
} as const;

type Name = keyof typeof PRODUCT_COLUMNS;
type Read = { products: FolderProduct[]; problems: Problem[] };

export function readProducts(table: Table, categories: CategoryNames, pictures: PictureNames): Read {
  const columns = new Columns<Name>(PRODUCTS_FILE, table, PRODUCT_COLUMNS, [
    "handle",
    "title",
    "category",
    "sku",
    "price",
    "stock",
  ]);
  const known = Object.values(PRODUCT_COLUMNS).flat();
  for (const header of columns.unknown) {
    columns.problems.push({
      file: PRODUCTS_FILE,
      line: 1,
      column: header,
      message: `the column ${quoted(header)} is not known.${
        suggestion(header, known) ||
        ` Known are ${Object.values(PRODUCT_COLUMNS)
          .map(([word]) => word)
          .join(", ")}.`
      }`,
    });
  }
  const products = new Map<string, FolderProduct>();
  const codes: Codes = { sku: new Map(), barcode: new Map() };
  let current: FolderProduct | undefined;
  for (const row of table.rows) {
    // A row without a handle belongs to the product above it.
    const written = columns.cell(row, "handle");
    // A row whose handle cannot be read is read all the same, so that all its mistakes are told.
    const handle: string =
      written === "" && current ? current.handle : (columns.read(row, "handle", cells.handle) ?? written);
    current = products.get(handle);
    if (current === undefined) {
      current = productOf(columns, row, handle, categories);
      products.set(handle, current);
    } else if (columns.cell(row, "title") !== "" && columns.cell(row, "title") !== current.name) {
      columns.found(
        row,
        "title",
        `nothing, or ${quoted(current.name)}: the rows of ${quoted(handle)} are one product.`,
      );
    }
    const variant = variantOf(columns, row, pictures, codes);
    if (variant !== undefined) current.variants.push(variant);
  }
  return { products: [...products.values()], problems: columns.problems };
}

function productOf(columns: Columns<Name>, row: TableRow, handle: string, categories: CategoryNames): FolderProduct {
  return {
    handle,
    name: columns.read(row, "title", cells.text(200, true)) ?? "",
    facts: readFacts((name) => columns.read(row, name, cells.text(LONGEST_FACT))),
    category: columns.read(row, "category", (cell) => categories.find(cell)) ?? "",
    description: cellToHtml(columns.read(row, "description", cells.text(50_000)) ?? ""),
    isSubscribable: columns.read(row, "subscription", cells.yesNo(false)) ?? false,
    taxPercent: columns.read(row, "tax", cells.taxRate) ?? UNREAD_RATE,
    taxType: columns.read(row, "taxIncluded", cells.yesNo(true)) === false ? "EXCLUSIVE" : "INCLUSIVE",
    localName: columns.read(row, "otherName", cells.text(200)) ?? "",
    searchAliases: columns.read(row, "searchWords", cells.text(500)) ?? "",
    variants: [],
  };
}

/** Undefined where an amount cannot be read; every mistake of the row is among the columns' problems. */
function variantOf(
  columns: Columns<Name>,
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
    ...size,
    isVisible,
    imagePathList,
    line: row.line,
  };
}

/** The line in which each code first occurred. */
type Codes = Record<"sku" | "barcode", Map<string, number>>;

/** Reports a code that occurs twice, because a scan must find exactly one variant. */
function beAlone(columns: Columns<Name>, row: TableRow, kind: keyof Codes, code: string, codes: Codes): void {
  const before = codes[kind].get(code);
  if (before !== undefined) columns.found(row, kind, `a code of its own: it stands in line ${before} already.`);
  else if (code !== "") codes[kind].set(code, row.line);
}

function picturesOf(cell: string, pictures: PictureNames): string[] | Meant {
  const found = (/^https?:/i.test(cell) ? cell.split(/[\s;|]+/) : cells.list(cell)).map((name) => pictures.find(name));
  const missing = found.flatMap((one) => ("missing" in one ? [one.missing] : []));
  if (missing.length > 0) return new Meant(`pictures of the folder: ${missing.join(" ")}`);
  return found.flatMap((one) => ("address" in one && one.address !== "" ? [one.address] : []));
}
