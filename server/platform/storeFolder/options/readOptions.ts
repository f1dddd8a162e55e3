import type { ProductOption } from "#contract/catalogue/options.ts";
import type { OptionPairs } from "../../services/common/options/OptionPairs.types";
import { lookOf, type OptionLooks } from "./OptionLooks";

/** What a row of a product says of one option; an empty value says nothing. */
export interface OptionCell {
  name: string;
  value: string;
  /** It is a weight such as 500 g, which tells variants apart without an option if nothing else does. */
  isWeight: boolean;
}

export const MOST_OPTIONS = 3;

/**
 * The options of a product, and what each of its rows has of them. Options that no row fills are none. Values that differ only in
 * capitals are one, as the first row writes it. A product whose variants differ in weight alone has no options.
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
