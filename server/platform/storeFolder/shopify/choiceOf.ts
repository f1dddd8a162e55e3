import { type Size, sizeOf } from "../csv/cells";

/** What tells a variant from the others: a size, which ours have too, and anything else, which makes it another product. */
export interface Choice {
  size?: Size;
  /** `Red / M`; empty when it is a size alone. */
  label: string;
}

/** @param values of the three options */
export function choiceOf(values: readonly string[]): Choice {
  const said = values.filter((value) => value !== "" && value !== "Default Title");
  const at = said.findIndex((value) => sizeOf(value) !== undefined);
  const size = at < 0 ? undefined : sizeOf(said[at] ?? "");
  return { ...(size && { size }), label: said.filter((_, index) => index !== at).join(" / ") };
}

/** Always grams in their list, whatever the shop shows; one piece where nobody weighed it. */
export function gramsToSize(grams: number): Size {
  if (!(grams > 0) || grams > 9_000_000) return { weight: 1, weightUnit: "PIECE" };
  const rounded = Math.round(grams * 1000) / 1000;
  if (rounded === 0) return { weight: 1, weightUnit: "PIECE" };
  return rounded >= 1000
    ? { weight: Math.round(rounded) / 1000, weightUnit: "KILOGRAM" }
    : { weight: rounded, weightUnit: "GRAM" };
}
