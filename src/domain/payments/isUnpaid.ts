import type { Order } from "../../contract/sale/orders";
import { costsNothing } from "../catalogue";

/**
 * True when an order can still be paid online: it waits for its payment, or its payment failed and was not refunded. An order
 * that costs nothing has no payment, whatever its state (reading 40).
 */
export function isUnpaid({ paymentMethod, orderState, paymentStatus, finalPrice }: Order): boolean {
  if (costsNothing(finalPrice)) return false;
  if (paymentMethod !== "PAYMENT_GATEWAY" || paymentStatus === "SUCCEEDED" || paymentStatus === "REFUNDED")
    return false;
  return orderState === "PENDING" || orderState === "FAILED";
}
