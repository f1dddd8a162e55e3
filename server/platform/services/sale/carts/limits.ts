import { badRequest } from "../../../errors";
import { words } from "../words";

/** The most pieces of one variant in a cart. */
export const MAX_LINE_QUANTITY = 100;
/** The most variants in a cart. */
export const MAX_CART_LINES = 100;

export function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw badRequest(words.wholeQuantity, "INVALID_QUANTITY");
  }
  if (quantity > MAX_LINE_QUANTITY) {
    throw badRequest(words.atMostOfOne(MAX_LINE_QUANTITY), "INVALID_QUANTITY");
  }
}
