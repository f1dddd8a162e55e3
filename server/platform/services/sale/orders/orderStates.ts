import type { OrderState } from "#contract/sale/orders.ts";
import { ORDER_STATES, PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { Transaction } from "../../../db/db.types";
import { conflict } from "../../../errors";
import { returnCapture } from "../payments/captures";
import { words } from "../words";
import { type OrderRow, readItems } from "./orderRows";
import { askGatewaySoon, failWaitingOrder } from "./paidOrders";
import { releaseOrder } from "./releaseOrder";
import { saveState } from "./saveState";
import { returnStock } from "./stock";

/** Why an order cannot be cancelled; undefined when it can. */
const notCancelled = (): Record<OrderState, string | undefined> => ({
  PENDING: undefined,
  PLACED: undefined,
  SHIPPED: words.onItsWay,
  DELIVERED: words.isDelivered,
  FAILED: words.hasFailed,
  CANCELLED: words.isCancelled,
});

export interface StateRequest {
  orderState: OrderState;
  reason: string;
}

/**
 * Carries out a shopper's request about an order that the caller has locked. The shopper may cancel it until it has left
 * the store. What the browser says about a payment is a hint (reading 3, bar 4): FAILED ends an order that still waits for
 * its payment, PLACED never places one, and both are answered with the platform's own record.
 */
export async function applyShoppersRequest(
  tx: Transaction,
  order: OrderRow,
  { orderState, reason }: StateRequest,
  now: Date,
): Promise<OrderRow> {
  switch (orderState) {
    case "CANCELLED": {
      const refusal = notCancelled()[order.orderState];
      if (refusal !== undefined) throw conflict("ORDER_NOT_CANCELLABLE", refusal);
      await returnStock(tx, await readItems(tx, [order.id]));
      const released = await releaseOrder(tx, order, now);
      const cancelled = await saveState(tx, order, { orderState, stateReason: reason, ...released }, now);
      await returnCapture(tx, order.id, now);
      return cancelled;
    }
    case "FAILED": {
      await askGatewaySoon(tx, order.id, now);
      return ORDER_STATES[order.orderState].waitsForPayment ? failWaitingOrder(tx, order, reason, now) : order;
    }
    case "PLACED":
      await askGatewaySoon(tx, order.id, now);
      return order;
    case "PENDING":
    case "SHIPPED":
    case "DELIVERED":
      throw conflict("ORDER_STATE_REFUSED", words.onlyStoreChanges);
  }
}

/**
 * Carries out the store's change of an order: ship it or deliver it. Cash is collected on delivery, so a delivered order is
 * paid.
 */
export async function applyStoresChange(
  tx: Transaction,
  order: OrderRow,
  orderState: OrderState,
  now: Date,
): Promise<OrderRow> {
  if (!ORDER_STATES[order.orderState].byStore.includes(orderState)) {
    throw conflict("ORDER_STATE_REFUSED", words.cannotBecome(order.orderState, orderState));
  }
  const { isPaid, isRefunded } = PAYMENT_STATUSES[order.paymentStatus];
  const isCollected = ORDER_STATES[orderState].isReceived && order.paymentMethod === "COD" && !isPaid && !isRefunded;
  return saveState(tx, order, { orderState, ...(isCollected && { paymentStatus: "SUCCEEDED" }) }, now);
}
