import type { ProductOption } from "#contract/catalogue/options.ts";
import type { OptionPairs } from "../../services/common/options/OptionPairs.types";
import { lookOf, type OptionLooks } from "./OptionLooks";

/** The value of one option in a row of a product; empty when the row has none. */
export interface OptionCell {
  name: string;
  value: string;
  /** True for a weight such as 500 g, which needs no option if variants differ in nothing else. */
  isWeight: boolean;
}

export const MOST_OPTIONS = 3;

/**
 * The options of a product, and the values of each of its rows. Options that no row fills are left out. Values that differ
 * only in capitals are one, written as in the first row. A product whose variants differ in weight alone has no options.
 * @param rows of one product, each with the same names in the owner's order
 */
export function readOptions(
  rows: readonly (readonly OptionCell[])[],
  looks: OptionLooks,
): { options: ProductOption[]; pairs: OptionPairs[] } {
  const spelled = new Map<string, Map<string, string>>();
  for (const { name } of rows[0] ?? []) spelled.set(name, new Map());
  const filled = rows.map((cells) => cells.filter(({ value }) => value !== ""));
  for (const { name, value } of filled.flat()) {
    const values = spelled.get(name);
    if (values?.has(folded(value)) === false) values.set(folded(value), value);
  }
  const names = [...spelled].filter(([, values]) => values.size > 0);
  if (names.length <= 1 && filled.flat().every(({ isWeight }) => isWeight)) {
    return { options: [], pairs: rows.map(() => []) };
  }
  return {
    options: names.map(([name, values]) => ({
      name,
      values: [...values.values()],
      ...swatchesOf(name, values, looks),
    })),
    pairs: filled.map((cells) =>
      cells.map(
        ({ name, value }) => [name, spelled.get(name)?.get(folded(value)) ?? value] as const satisfies [string, string],
      ),
    ),
  };
}

function swatchesOf(
  name: string,
  values: ReadonlyMap<string, string>,
  looks: OptionLooks,
): Pick<ProductOption, "swatches"> {
  const found = [...values.values()].flatMap((value) => {
    const look = lookOf(looks, name, value);
    return look === undefined ? [] : [[value, look] as const];
  });
  return found.length === 0 ? {} : { swatches: Object.fromEntries(found) };
}

const folded = (value: string) => value.toLowerCase();
