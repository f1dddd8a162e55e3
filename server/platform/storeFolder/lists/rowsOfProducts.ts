import type { TableRow } from "../csv/readTable";
import type { ListColumns } from "./ListColumns";
import { variationsOf } from "./optionsOf";

/** The rows of one product. The first one has the facts of the product itself. */
export type ProductRows = [TableRow, ...TableRow[]];

/** A product with prices in several currencies has a row for each. */
export const isInRupees = (columns: ListColumns, row: TableRow): boolean =>
  /^(inr)?$/i.test(columns.cell(row, "currency"));

/** Puts the rows of each product together, in the order of the list. */
export function rowsOfProducts(columns: ListColumns): ProductRows[] {
  const { system, table } = columns;
  const rows = table.rows.filter(
    (row) =>
      columns.cell(row, "storeView") === "" &&
      isInRupees(columns, row) &&
      ![system.skipped, system.rule].some((kinds) => kinds?.test(columns.cell(row, "kind"))),
  );
  const products: ProductRows[] = [];
  const byName = new Map<string, ProductRows>();
  const headOf = headsOfVariations(columns, rows);
  const parentOf = (row: TableRow) => {
    const parent = columns.cell(row, "parent") || headOf.get(columns.cell(row, "sku")) || "";
    return parent === "" ? undefined : parent.replace(/^id:/, "");
  };
  const isChild = (row: TableRow) => parentOf(row) !== undefined;
  for (const row of [...rows.filter((one) => !isChild(one)), ...rows.filter(isChild)]) {
    const name = parentOf(row) ?? nameOf(columns, row);
    // A row that names no product belongs to the one above it.
    const known = name === "" ? products.at(-1) : byName.get(name);
    if (known) {
      known.push(row);
      continue;
    }
    const made: ProductRows = [row];
    products.push(made);
    for (const one of [name, columns.cell(row, "id"), columns.cell(row, "sku")]) if (one !== "") byName.set(one, made);
  }
  return products;
}

function nameOf(columns: ListColumns, row: TableRow): string {
  if (columns.system.head?.test(columns.cell(row, "kind")) && columns.cell(row, "handle") === "")
    return columns.cell(row, "id") || columns.cell(row, "sku") || columns.cell(row, "title");
  const title = columns.cell(row, "title");
  return columns.has("handle") ? columns.cell(row, "handle") : title.startsWith("[") ? "" : title;
}

/** Magento names the variants in the row of their product. */
function headsOfVariations(columns: ListColumns, rows: readonly TableRow[]): Map<string, string> {
  if (!columns.has("variations")) return new Map();
  return new Map(
    rows.flatMap((row) => variationsOf(columns, row).map(({ sku }) => [sku, columns.cell(row, "sku")] as const)),
  );
}
