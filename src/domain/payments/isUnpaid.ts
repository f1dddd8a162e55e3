import type { Order } from "../../contract/sale/orders";

/** True when an order can still be paid online: it waits for its payment, or its payment failed and was not refunded. */
export function isUnpaid({ paymentMethod, orderState, paymentStatus }: Order): boolean {
  if (paymentMethod !== "PAYMENT_GATEWAY" || paymentStatus === "SUCCEEDED" || paymentStatus === "REFUNDED")
    return false;
  return orderState === "PENDING" || orderState === "FAILED";
}
