import type { Tally } from "../shopify/Tally";
import { plainNumber } from "./amounts";
import type { ListColumns } from "./ListColumns";

/** Changes of prices, by the SKU of the variant. */
export type Rules = ReadonlyMap<string, (price: number) => number>;

const CHANGE = /^\[(FIXED|ADD|REMOVE)\]\s*(.+)$/i;

/** BigCommerce's export changes the prices of variants in rows of their own, by `[FIXED]25` or `[ADD]5`. */
export function rulesOf(columns: ListColumns, tally: Tally): Rules {
  const { rule } = columns.system;
  if (rule === undefined) return new Map();
  const rows = columns.table.rows.filter((row) => rule.test(columns.cell(row, "kind")));
  return new Map(
    rows.flatMap((row) => {
      const [cell, sku] = [columns.cell(row, "price"), columns.cell(row, "sku")];
      const [, how = "", text = ""] = CHANGE.exec(cell) ?? [];
      const rupees = Number(plainNumber(text, columns.hasDecimalComma));
      if (sku !== "" && text !== "" && !Number.isNaN(rupees))
        return [[sku, changes[how.toUpperCase() as Change](rupees)]];
      if (cell !== "")
        tally.add("rules change prices and were left out: look at the prices of their products", sku || cell);
      return [];
    }),
  );
}

const changes = {
  FIXED: (rupees: number) => () => rupees,
  ADD: (rupees: number) => (price: number) => price + rupees,
  REMOVE: (rupees: number) => (price: number) => price - rupees,
};
type Change = keyof typeof changes;
