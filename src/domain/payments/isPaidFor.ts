import type { Order } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { isUnpaid } from "./isUnpaid";

/** True when an order was neither cancelled nor failed and nothing is left to pay. */
export function isPaidFor(order: Order): boolean {
  // Nothing is known of a state that the table does not have.
  return !isUnpaid(order) && ORDER_STATES[order.orderState]?.cameToNothing === false;
}
