import type { CheckoutResult } from "@cashfreepayments/cashfree-js";
import type { CheckoutEnd } from "#domain/payments/index.ts";

/** Matches the code or message of an error that only says that the shopper closed the modal. */
const LEFT_BY_SHOPPER = /abort|cancel|clos|drop|dismiss/i;

/**
 * Translates Cashfree's result. It is only a hint, because the platform is asked for the payment's status in every case
 * (bar 4).
 */
export function checkoutEndOf({ error, redirect }: CheckoutResult): CheckoutEnd {
  if (error) return LEFT_BY_SHOPPER.test(`${error.code ?? ""} ${error.message ?? ""}`) ? "closed" : "error";
  return redirect ? "redirected" : "closed";
}
