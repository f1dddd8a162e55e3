import type { CartItem } from "#contract/sale/carts.ts";
import type { CartCandidate, CartChange } from "./Cart.types";

/** The cart's lines as the shopper sees them: the platform's last answer with all unanswered changes applied. */
export function applyChanges(confirmed: readonly CartItem[], changes: readonly CartChange[]): CartItem[] {
  const lines = new Map(confirmed.map((item) => [item.productVariantId, item]));
  for (const { variantId, delta, candidate } of changes) {
    const line = lines.get(variantId) ?? (candidate && toLine(candidate));
    if (line !== undefined) lines.set(variantId, withQuantity(line, line.quantity + delta));
  }
  return [...lines.values()].filter((line) => line.quantity > 0);
}

/** A line whose quantity is reduced to what is in stock is no longer marked as short. */
function withQuantity(line: CartItem, quantity: number): CartItem {
  return { ...line, quantity, insufficientStock: line.insufficientStock && quantity > line.currentAvailableQuantity };
}

/** Makes a cart item of a candidate, with the quantity 0. */
export function toLine({ availableQuantity, ...known }: CartCandidate): CartItem {
  return {
    ...known,
    quantity: 0,
    isPriceChanged: false,
    insufficientStock: false,
    currentAvailableQuantity: availableQuantity,
  };
}
