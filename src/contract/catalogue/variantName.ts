import type { VariantOptions } from "./options";

/** A variant, or a line of a cart or an order that remembers one. */
export interface NamedVariant {
  options?: VariantOptions;
  weight?: number | null;
  weightUnit?: string;
}

/**
 * The name that distinguishes a variant from its product's other ones: `Maroon · XL`, or its weight where it has no
 * options: `500 g`. Empty when it has neither (spec 3: the default weight is 0). No other code names a variant (ADR 66).
 * @param unitLabel gives the label of a weight's unit: `GRAM` → `g`
 */
export function variantName(
  { options = {}, weight, weightUnit = "" }: NamedVariant,
  unitLabel: (unit: string) => string,
): string {
  const values = Object.values(options);
  if (values.length > 0) return values.join(" · ");
  return weight ? `${weight} ${unitLabel(weightUnit)}`.trim() : "";
}
