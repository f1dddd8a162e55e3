import { type Declared, NOTHING_DECLARED } from "../Declared";
import { declaredColumns, LONGEST_FACT, readFacts } from "../facts/factColumns";
import { refuseOtherLanguages, unknownLanguage, wordColumns } from "../languages/wordColumns";
import { wordsIn } from "../languages/wordsIn";
import type { PictureNames } from "../PictureNames";
import type { FolderProduct, Problem } from "../StoreFolder.types";
import { quoted, suggestion } from "../suggestion";
import { cellToHtml } from "../toHtml";
import type { CategoryNames } from "./CategoryNames";
import { Columns } from "./Columns";
import * as cells from "./cells";
import { OptionColumns, optionColumns } from "./OptionColumns";
import { PRODUCT_COLUMNS, PRODUCT_TEXTS, PRODUCTS_FILE, type ProductColumn } from "./productColumns";
import type { Table, TableRow } from "./readTable";
import { type OfferedRow, tellApart } from "./tellApart";
import { type Codes, variantOf } from "./variantOf";

/** Replaces a rate that cannot be read; the folder then has a problem and is not imported. */
const UNREAD_RATE = 0;

type Read = { products: FolderProduct[]; problems: Problem[] };

/** @param declared what store.yaml declares about columns */
export function readProducts(
  table: Table,
  categories: CategoryNames,
  pictures: PictureNames,
  declared: Declared = NOTHING_DECLARED,
): Read {
  const { names, looks } = declared.options;
  const known: Record<ProductColumn, readonly string[]> = {
    ...declaredColumns(declared.facts),
    ...PRODUCT_COLUMNS,
    ...wordColumns(PRODUCT_TEXTS),
    ...optionColumns(names),
  };
  const columns = new Columns<ProductColumn>(PRODUCTS_FILE, table, known, [
    "handle",
    "title",
    "category",
    "sku",
    "price",
    "stock",
  ]);
  const options = new OptionColumns<ProductColumn>(columns, names);
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

const unknownColumn = (header: string, known: Record<ProductColumn, readonly string[]>) =>
  `the column ${quoted(header)} is not known.${
    suggestion(header, Object.values(known).flat()) ||
    ` Known are ${Object.entries(known)
      .filter(([name]) => !name.includes(":"))
      .map(([, [word]]) => word)
      .join(", ")}, and whatever store.yaml names under options.`
  } To tell it of products, add to store.yaml under facts: - column: ${JSON.stringify(header)}`;

function productOf(
  columns: Columns<ProductColumn>,
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
function categoryOf(columns: Columns<ProductColumn>, row: TableRow, categories: CategoryNames): string {
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
