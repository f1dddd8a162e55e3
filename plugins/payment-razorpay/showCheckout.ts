import { type CheckoutEnd, CheckoutNotOpened } from "#domain/payments/index.ts";
import type { RazorpayConstructor, RazorpayOptions } from "./Razorpay.types";

/**
 * Resolves when the modal is closed. It does not resolve at `payment.failed`, because the modal stays open and the shopper
 * may pay in another way. A modal that is closed right after a failure is an error. @throws CheckoutNotOpened
 */
export function showCheckout(
  Razorpay: RazorpayConstructor,
  options: Omit<RazorpayOptions, "handler" | "modal">,
): Promise<CheckoutEnd> {
  return new Promise((resolve, reject) => {
    let hasFailed = false;
    try {
      const checkout = new Razorpay({
        ...options,
        handler: () => resolve("closed"),
        modal: { ondismiss: () => resolve(hasFailed ? "error" : "closed") },
      });
      checkout.on("payment.failed", () => {
        hasFailed = true;
      });
      checkout.open();
    } catch (cause) {
      reject(new CheckoutNotOpened("Razorpay's checkout did not open.", { cause }));
    }
  });
}
