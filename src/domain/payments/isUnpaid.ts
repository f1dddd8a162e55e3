import type { Order } from "#contract/sale/orders.ts";
import { ORDER_STATES, PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import { costsNothing } from "../catalogue";

/**
 * True when an order can still be paid online: it waits for its payment, or its payment failed and was not refunded. An order
 * that costs nothing has no payment, whatever its state (reading 40).
 */
export function isUnpaid({ paymentMethod, orderState, paymentStatus, finalPrice }: Order): boolean {
  if (costsNothing(finalPrice)) return false;
  if (paymentMethod !== "PAYMENT_GATEWAY" || !ORDER_STATES[orderState]?.isPayable) return false;
  const status = PAYMENT_STATUSES[paymentStatus];
  return !status?.isPaid && !status?.isRefunded;
}
