import type { Order } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { isUnpaid } from "./isUnpaid";

/** True where nothing is left to pay for an order, and it did not come to nothing. */
export function isPaidFor(order: Order): boolean {
  // A platform may send a state that the table does not have; nothing is known of it.
  return !isUnpaid(order) && ORDER_STATES[order.orderState]?.cameToNothing === false;
}
