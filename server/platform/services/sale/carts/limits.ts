import { badRequest } from "../../../errors";

/** The most pieces of one variant in a cart. */
export const MAX_LINE_QUANTITY = 100;
/** The most variants in a cart. */
export const MAX_CART_LINES = 100;

export function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1) {
    throw badRequest("The quantity must be a whole number of 1 or more.", "INVALID_QUANTITY");
  }
  if (quantity > MAX_LINE_QUANTITY) {
    throw badRequest(`You can have at most ${MAX_LINE_QUANTITY} of one product in your cart.`, "INVALID_QUANTITY");
  }
}
