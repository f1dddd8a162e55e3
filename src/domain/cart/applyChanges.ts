import type { CartItem } from "../../contract/sale/carts";
import type { CartCandidate, CartChange } from "./Cart.types";

/** The lines as the shopper means them: what the platform last said, with every unanswered change laid over it. */
export function applyChanges(confirmed: readonly CartItem[], changes: readonly CartChange[]): CartItem[] {
  const lines = new Map(confirmed.map((item) => [item.productVariantId, item]));
  for (const { variantId, delta, candidate } of changes) {
    const line = lines.get(variantId) ?? (candidate && toLine(candidate));
    if (line !== undefined) lines.set(variantId, withQuantity(line, line.quantity + delta));
  }
  return [...lines.values()].filter((line) => line.quantity > 0);
}

/** A line reduced to what is there is no longer short, whatever the platform said of the larger one. */
function withQuantity(line: CartItem, quantity: number): CartItem {
  return { ...line, quantity, insufficientStock: line.insufficientStock && quantity > line.currentAvailableQuantity };
}

/** The cart item that it becomes, without a quantity yet. */
export function toLine({ availableQuantity, ...known }: CartCandidate): CartItem {
  return {
    ...known,
    quantity: 0,
    isPriceChanged: false,
    insufficientStock: false,
    currentAvailableQuantity: availableQuantity,
  };
}
