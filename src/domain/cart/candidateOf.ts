import type { CartItem } from "../../contract/carts";
import type { CartCandidate } from "./Cart.types";

/** What a line was made of, to make it again. */
export function candidateOf(item: CartItem): CartCandidate {
  const { quantity, isPriceChanged, insufficientStock, currentAvailableQuantity, ...known } = item;
  return { ...known, availableQuantity: currentAvailableQuantity };
}
