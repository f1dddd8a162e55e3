import * as words from "../words.en";

/** The accessible name of the cart's link; the badge counts line items (reading 16). */
export function cartLabel(count: number): string {
  if (count === 0) return words.cart;
  // The same text as on the badge, so that voice control finds the link by it.
  if (count > 99) return words.cartOfMany;
  return words.cartOf(count);
}
