import type { Order } from "../../contract/sale/orders";

/** An order that can still be paid online: it waits for it, or its payment failed and nothing is on its way back. */
export function isUnpaid({ paymentMethod, orderState, paymentStatus }: Order): boolean {
  if (paymentMethod !== "PAYMENT_GATEWAY" || paymentStatus === "SUCCEEDED" || paymentStatus === "REFUNDED")
    return false;
  return orderState === "PENDING" || orderState === "FAILED";
}
