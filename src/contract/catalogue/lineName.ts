import type { VariantOptions } from "./options";

/**
 * What a message calls a line of a cart or an order: `Truffle Cake (500 g · Chocolate)`. A variant without options is called as its
 * product, as the specification has it.
 */
export function lineName({ productName, options = {} }: { productName: string; options?: VariantOptions }): string {
  const values = Object.values(options);
  return values.length === 0 ? productName : `${productName} (${values.join(" · ")})`;
}
