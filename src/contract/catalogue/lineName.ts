import type { VariantOptions } from "./options";

/**
 * The name of a cart's or order's line in a message: `Truffle Cake (500 g · Chocolate)`. A variant without options has its
 * product's name, as in the specification.
 */
export function lineName({ productName, options = {} }: { productName: string; options?: VariantOptions }): string {
  const values = Object.values(options);
  return values.length === 0 ? productName : `${productName} (${values.join(" · ")})`;
}
