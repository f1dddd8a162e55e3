import { HttpError } from "../../kernel/http/errors";

/** The platform no longer goes on with this checkout: the cart shows what has changed (bar 5). */
const CART = new Set(["CHECKOUT_CHANGED", "INSUFFICIENT_STOCK", "CART_EMPTY", "NOT_FOUND", "CHECKOUT_CLOSED"]);
const CHOICES = new Set(["PAYMENT_METHOD_UNAVAILABLE", "CHECKOUT_INCOMPLETE", "INSUFFICIENT_BALANCE"]);

/** Where a refusal can be mended: in the cart, among the choices, or where the shopper is. */
export function wayOutOf(error: unknown): "cart" | "choices" | "here" {
  const code = error instanceof HttpError ? error.code : "";
  if (isCouponRefusal(error)) return "cart";
  if (CART.has(code)) return "cart";
  return CHOICES.has(code) ? "choices" : "here";
}

/** The platform takes this code not, or not for this cart; its words stand under the field. */
export function isCouponRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.code.startsWith("COUPON_");
}
