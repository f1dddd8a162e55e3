import { Meant } from "../../ownerInput/Meant";
import { readSku } from "../../ownerInput/readSku";
import { type Declared, NOTHING_DECLARED } from "../Declared";
import { declaredColumns, FACT_COLUMNS, type FactColumn, LONGEST_FACT, readFacts } from "../facts/factColumns";
import { refuseOtherLanguages, unknownLanguage, type WordColumn, wordColumns } from "../languages/wordColumns";
import { wordsIn } from "../languages/wordsIn";
import type { OptionLooks } from "../options/OptionLooks";
import { MOST_OPTIONS, readOptions } from "../options/readOptions";
import { twinsOf } from "../options/twinsOf";
import type { PictureNames } from "../PictureNames";
import type { FolderProduct, FolderVariant, Problem } from "../StoreFolder.types";
import { quoted, suggestion } from "../suggestion";
import { cellToHtml } from "../toHtml";
import type { CategoryNames } from "./CategoryNames";
import { Columns } from "./Columns";
import * as cells from "./cells";
import { type OptionColumn, OptionColumns, optionColumns } from "./OptionColumns";
import type { Table, TableRow } from "./readTable";

/** Replaces a rate that cannot be read; the folder then has a problem and is not imported. */
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
  mrp: ["mrp"],
  price: ["price", "selling price"],
  stock: ["stock", "quantity"],
  weight: ["weight"],
  pictures: ["pictures", "picture"],
  tax: ["tax %", "tax", "gst", "gst %"],
  taxIncluded: ["tax included"],
  subscription: ["subscription"],
  visible: ["visible"],
  otherName: ["other name", "local name"],
  searchWords: ["search words"],
  ...FACT_COLUMNS,
} as const;

/** The columns whose words may stand in another language beside them, as `title:hi`. */
export const PRODUCT_TEXTS = { title: PRODUCT_COLUMNS.title, description: PRODUCT_COLUMNS.description };

type Name = WordColumn<keyof typeof PRODUCT_TEXTS> | keyof typeof PRODUCT_COLUMNS | OptionColumn | FactColumn;
type Read = { products: FolderProduct[]; problems: Problem[] };

/** A row of a product, with its options. */
interface OfferedRow {
  row: TableRow;
  cells: ReturnType<OptionColumns<Name>["cells"]>;
  /** Undefined when the row cannot be read. */
  variant: FolderVariant | undefined;
}

/** @param declared what store.yaml declares about columns */
export function readProducts(
  table: Table,
  categories: CategoryNames,
  pictures: PictureNames,
  declared: Declared = NOTHING_DECLARED,
): Read {
  const { names, looks } = declared.options;
  const known: Record<Name, readonly string[]> = {
    ...declaredColumns(declared.facts),
    ...PRODUCT_COLUMNS,
    ...wordColumns(PRODUCT_TEXTS),
    ...optionColumns(names),
  };
  const columns = new Columns<Name>(PRODUCTS_FILE, table, known, [
    "handle",
    "title",
    "category",
    "sku",
    "price",
    "stock",
  ]);
  const options = new OptionColumns<Name>(columns, names);
  if (declared.languages.length > 0) refuseOtherLanguages(columns, PRODUCT_TEXTS, declared.languages);
  for (const header of columns.unknown) {
    columns.tellOfColumn(header, unknownLanguage(header, PRODUCT_TEXTS) ?? unknownColumn(header, known));
  }
  const products = new Map<string, FolderProduct>();
  const codes: Codes = { sku: new Map(), barcode: new Map() };
  const offered = new Map<FolderProduct, OfferedRow[]>();
  let current: FolderProduct | undefined;
  for (const row of table.rows) {
    // A row without a handle belongs to the product above it.
    const written = columns.cell(row, "handle");
    // A row whose handle cannot be read is still read, so that all its mistakes are reported.
    const handle: string =
      written === "" && current ? current.handle : (columns.read(row, "handle", cells.handle) ?? written);
    current = products.get(handle);
    if (current === undefined) {
      current = productOf(columns, row, handle, categories, declared);
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
    const rows = offered.get(current) ?? [];
    offered.set(current, rows);
    rows.push({ row, cells: options.cells(row, rows[0]?.row ?? row), variant });
  }
  for (const [product, rows] of offered) tellApart(columns, product, rows, looks);
  return { products: [...products.values()], problems: columns.problems };
}

const unknownColumn = (header: string, known: Record<Name, readonly string[]>) =>
  `the column ${quoted(header)} is not known.${
    suggestion(header, Object.values(known).flat()) ||
    ` Known are ${Object.entries(known)
      .filter(([name]) => !name.includes(":"))
      .map(([, [word]]) => word)
      .join(", ")}, and whatever store.yaml names under options.`
  } To tell it of products, add to store.yaml under facts: - column: ${JSON.stringify(header)}`;

function productOf(
  columns: Columns<Name>,
  row: TableRow,
  handle: string,
  categories: CategoryNames,
  { facts, languages }: Declared,
): FolderProduct {
  return {
    handle,
    name: columns.read(row, "title", cells.text(200, true)) ?? "",
    facts: readFacts((name) => columns.read(row, name, cells.text(LONGEST_FACT)), facts),
    category: categoryOf(columns, row, categories),
    description: cellToHtml(columns.read(row, "description", cells.text(50_000)) ?? ""),
    isSubscribable: columns.read(row, "subscription", cells.yesNo(false)) ?? false,
    taxPercent: columns.read(row, "tax", cells.taxRate) ?? UNREAD_RATE,
    taxType: columns.read(row, "taxIncluded", cells.yesNo(true)) === false ? "EXCLUSIVE" : "INCLUSIVE",
    localName: columns.read(row, "otherName", cells.text(200)) ?? "",
    searchAliases: columns.read(row, "searchWords", cells.text(500)) ?? "",
    translations: wordsIn(languages, (code) => ({
      name: columns.read(row, `title:${code}`, cells.text(200)),
      description: cellToHtml(columns.read(row, `description:${code}`, cells.text(50_000)) ?? ""),
    })),
    options: [],
    variants: [],
  };
}

/** Returns the handle; empty when there is no such category. */
function categoryOf(columns: Columns<Name>, row: TableRow, categories: CategoryNames): string {
  const name = columns.cell(row, "category");
  if (name === "") return columns.read(row, "category", (cell) => categories.find(cell)) ?? "";
  const found = categories.find(name);
  if (typeof found === "string") return found;
  columns.tell(
    row,
    "category",
    `the category ${quoted(name)} is in no categories.csv.${suggestion(name, categories.names())}`,
  );
  return "";
}

/** Undefined when an amount cannot be read; every mistake of the row is among the columns' problems. */
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

/** Gives the product and its variants their options, and reports variants that a shopper could not tell apart. */
function tellApart(
  columns: Columns<Name>,
  product: FolderProduct,
  rows: readonly OfferedRow[],
  looks: OptionLooks,
): void {
  const { options, pairs } = readOptions(
    rows.map(({ cells: said }) => said),
    looks,
  );
  product.options = options;
  const [first] = rows;
  if (options.length > MOST_OPTIONS && first)
    columns.found(
      first.row,
      "handle",
      `a product with at most ${MOST_OPTIONS} options: this one has ${options.map(({ name }) => name).join(", ")}.`,
    );
  const byVariant = new Map<FolderVariant, OfferedRow>();
  for (const [at, offered] of rows.entries()) {
    const { row, cells: said, variant } = offered;
    for (const { column, name, value } of said) {
      if (value !== "") columns.read(row, column, cells.optionValue);
      else if (options.some((option) => option.name === name))
        columns.found(row, column, `its ${name}, as in other rows of ${quoted(product.handle)}.`);
    }
    if (variant === undefined) continue;
    variant.options = pairs[at] ?? [];
    byVariant.set(variant, offered);
  }
  for (const { variant, line, name } of twinsOf(product.variants)) {
    const { row, cells: said } = byVariant.get(variant) ?? {};
    if (row === undefined) continue;
    const column = said?.find(({ value }) => value !== "")?.column ?? (columns.has("size") ? "size" : "weight");
    columns.found(
      row,
      column,
      `another size, colour or flavour, because line ${line} is ${quoted(name)}, too, or a further column that store.yaml names under options.`,
    );
  }
}

/** The line in which each code first occurred. */
type Codes = Record<"sku" | "barcode", Map<string, number>>;

/** Reports a code that occurs twice, because a scan must find exactly one variant. */
function beAlone(columns: Columns<Name>, row: TableRow, kind: keyof Codes, code: string, codes: Codes): void {
  const before = codes[kind].get(code);
  if (before !== undefined) columns.found(row, kind, `another code: this one is in line ${before} already.`);
  else if (code !== "") codes[kind].set(code, row.line);
}

/** How many missing pictures are named. */
const NAMED = 3;

function picturesOf(cell: string, pictures: PictureNames): string[] | Meant {
  const names = pictures.namesIn(cell);
  const found = names.map((name) => pictures.find(name));
  const missing = names.flatMap((name, at) => ("missing" in (found[at] ?? {}) ? [name] : []));
  const [first] = found.flatMap((one) => ("missing" in one ? [one.missing] : []));
  if (missing.length > 1) {
    const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : "";
    return new Meant(
      `pictures of the folder: there are no pictures ${missing.slice(0, NAMED).map(quoted).join(", ")}${more} in pictures/.`,
    );
  }
  if (first !== undefined) return new Meant(`pictures of the folder: ${first}`);
  return found.flatMap((one) => ("address" in one && one.address !== "" ? [one.address] : []));
}
