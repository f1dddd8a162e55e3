import { conflict, type PlatformError } from "../../../errors";
import { type AssessedLine, toCartItem } from "../carts/lines";

/** 409 with every line as it is today, so that the shopper sees which ones changed (bar 5). */
export function shortOfStock(lines: readonly AssessedLine[]): PlatformError {
  const short = lines.filter((line) => line.insufficientStock);
  const [first] = short;
  const message =
    first && short.length === 1
      ? oneShort(first)
      : "Some products are no longer in stock in the quantity you chose. Please check your cart.";
  return conflict("INSUFFICIENT_STOCK", message, { cartItems: lines.map(toCartItem) });
}

function oneShort({ productName, currentAvailableQuantity: left }: AssessedLine): string {
  return left > 0 ? `Only ${left} left in stock of ${productName}` : `${productName} is out of stock`;
}

export function checkoutChanged(lines: readonly AssessedLine[]): PlatformError {
  return conflict("CHECKOUT_CHANGED", "Prices have changed since you last looked. Please check your order again.", {
    cartItems: lines.map(toCartItem),
  });
}
