import type { OrderState } from "../../../../../src/contract/sale/orders";
import type { Transaction } from "../../../db/db.types";
import { conflict } from "../../../errors";
import { type OrderRow, readItems } from "./orderRows";
import { askGatewaySoon, failWaitingOrder, refundCancelledOrder } from "./paidOrders";
import { releaseOrder } from "./releaseOrder";
import { saveState } from "./saveState";
import { returnStock } from "./stock";

const NOT_CANCELLABLE: Partial<Record<OrderState, string>> = {
  SHIPPED: "This order is already on its way and can no longer be cancelled.",
  DELIVERED: "This order has been delivered and can no longer be cancelled.",
  FAILED: "This order has failed, there is nothing to cancel.",
  CANCELLED: "This order is already cancelled.",
};

export interface StateRequest {
  orderState: OrderState;
  reason: string;
}

/**
 * Carries out what a shopper asks of an order that the caller has locked. The shopper may cancel it until it has left
 * the store. What the browser says about a payment is a hint (reading 3, bar 4): FAILED ends an order that still waits
 * for its payment, PLACED never places one, and both are answered with the platform's own record.
 */
export async function applyShoppersRequest(
  tx: Transaction,
  order: OrderRow,
  { orderState, reason }: StateRequest,
  now: Date,
): Promise<OrderRow> {
  switch (orderState) {
    case "CANCELLED": {
      const refusal = NOT_CANCELLABLE[order.orderState];
      if (refusal) throw conflict("ORDER_NOT_CANCELLABLE", refusal);
      await returnStock(tx, await readItems(tx, [order.id]));
      const released = await releaseOrder(tx, order, now);
      const cancelled = await saveState(tx, order, { orderState, stateReason: reason, ...released }, now);
      await refundCancelledOrder(tx, order, now);
      return cancelled;
    }
    case "FAILED": {
      await askGatewaySoon(tx, order.id, now);
      return order.orderState === "PENDING" ? failWaitingOrder(tx, order, reason, now) : order;
    }
    case "PLACED":
      await askGatewaySoon(tx, order.id, now);
      return order;
    default:
      throw conflict("ORDER_STATE_REFUSED", "Only the store can change this order's state.");
  }
}

const BY_THE_STORE: Partial<Record<OrderState, readonly OrderState[]>> = {
  PLACED: ["SHIPPED", "DELIVERED"],
  SHIPPED: ["DELIVERED"],
};

/**
 * Carries out what the store does with an order: ship it or deliver it. Cash is collected on delivery, so a delivered
 * order is paid.
 */
export async function applyStoresChange(
  tx: Transaction,
  order: OrderRow,
  orderState: OrderState,
  now: Date,
): Promise<OrderRow> {
  if (!BY_THE_STORE[order.orderState]?.includes(orderState)) {
    throw conflict("ORDER_STATE_REFUSED", `An order that is ${order.orderState} cannot become ${orderState}.`);
  }
  const paymentStatus = orderState === "DELIVERED" ? "SUCCEEDED" : order.paymentStatus;
  return saveState(tx, order, { orderState, paymentStatus }, now);
}
