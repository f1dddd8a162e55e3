import { HttpError } from "#kernel/http/errors.ts";

/** The refusals of a checkout that is no longer valid; the cart shows what has changed (bar 5). */
const CART = new Set(["CHECKOUT_CHANGED", "INSUFFICIENT_STOCK", "CART_EMPTY", "NOT_FOUND", "CHECKOUT_CLOSED"]);
const CHOICES = new Set([
  "PAYMENT_METHOD_UNAVAILABLE",
  "CHECKOUT_INCOMPLETE",
  "INSUFFICIENT_BALANCE",
  "PAYMENT_BELOW_MINIMUM",
]);

/** Where the shopper can correct the reason of a refusal: in the cart, at the choices, or on the current step. */
export function whereToCorrect(error: unknown): "cart" | "choices" | "here" {
  const code = error instanceof HttpError ? error.code : "";
  if (isCouponRefusal(error)) return "cart";
  if (CART.has(code)) return "cart";
  return CHOICES.has(code) ? "choices" : "here";
}

/**
 * True when the total is too small for an online payment (reading 40). The platform's message is shown at the payment
 * methods.
 */
export function isMethodRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.code === "PAYMENT_BELOW_MINIMUM";
}

/** True when the platform refuses the coupon, in general or for this cart. Its message is shown under the field. */
export function isCouponRefusal(error: unknown): boolean {
  return error instanceof HttpError && error.code.startsWith("COUPON_");
}
