import { ONE_PIECE, type Size, sizeOf } from "../csv/cells";

/** Shopify's option value of a product without options. */
export const NO_CHOICE = "Default Title";

/** The weight in a variant's options, and the other values, from which a missing SKU is made. */
export interface Choice {
  size?: Size;
  /** For example `Red / M`; empty when the variant differs only by its size. */
  label: string;
}

/** @param values the values of the three options */
export function choiceOf(values: readonly string[]): Choice {
  const said = values.filter((value) => value !== "" && value !== NO_CHOICE);
  const at = said.findIndex((value) => sizeOf(value) !== undefined);
  const size = at < 0 ? undefined : sizeOf(said[at] ?? "");
  return { ...(size && { size }), label: said.filter((_, index) => index !== at).join(" / ") };
}

/** Shopify's list is always in grams, whatever the shop shows; a product without a weight is one piece. */
export function gramsToSize(grams: number): Size {
  if (!(grams > 0) || grams > 9_000_000) return ONE_PIECE;
  const rounded = Math.round(grams * 1000) / 1000;
  if (rounded === 0) return ONE_PIECE;
  return rounded >= 1000
    ? { weight: Math.round(rounded) / 1000, weightUnit: "KILOGRAM" }
    : { weight: rounded, weightUnit: "GRAM" };
}
