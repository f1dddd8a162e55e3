import type { CheckoutResult } from "@cashfreepayments/cashfree-js";
import type { CheckoutEnd } from "../../src/domain/payments";

/** Cashfree reports a modal that the shopper closed as an error too; what it was stands in its code or in its words. */
const LEFT_BY_SHOPPER = /abort|cancel|clos|drop|dismiss/i;

/** A hint and no more: whichever it is, the platform is asked what became of the payment (bar 4). */
export function endOf({ error, redirect }: CheckoutResult): CheckoutEnd {
  if (error) return LEFT_BY_SHOPPER.test(`${error.code ?? ""} ${error.message ?? ""}`) ? "closed" : "error";
  return redirect ? "redirected" : "closed";
}
