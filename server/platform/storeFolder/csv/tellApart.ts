import type { OptionLooks } from "../options/OptionLooks";
import { MOST_OPTIONS, readOptions } from "../options/readOptions";
import { twinsOf } from "../options/twinsOf";
import type { FolderProduct, FolderVariant } from "../StoreFolder.types";
import { quoted } from "../suggestion";
import type { Columns } from "./Columns";
import * as cells from "./cells";
import type { OptionColumns } from "./OptionColumns";
import type { ProductColumn } from "./productColumns";
import type { TableRow } from "./readTable";

/** A row of a product, with its options. */
export interface OfferedRow {
  row: TableRow;
  cells: ReturnType<OptionColumns<ProductColumn>["cells"]>;
  /** Undefined when the row cannot be read. */
  variant: FolderVariant | undefined;
}

/** Gives the product and its variants their options, and reports variants that a shopper could not tell apart. */
export function tellApart(
  columns: Columns<ProductColumn>,
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
