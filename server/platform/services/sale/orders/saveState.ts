import { and, eq } from "drizzle-orm";
import { ORDER_STATES, PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { Transaction } from "../../../db/db.types";
import { orders } from "../../../db/schema/commerce";
import type { OrderRow } from "./orderRows";
import { recordOrderEvent } from "./outbox";

type Change = Partial<Pick<OrderRow, "orderState" | "stateReason" | "paymentStatus">>;

/** Changes the state of an order that the caller has locked, and writes its event. */
export async function saveState(tx: Transaction, order: OrderRow, change: Change, now: Date): Promise<OrderRow> {
  const changed = await changeOrder(tx, order, change);
  await recordOrderEvent(tx, changed, now, order);
  return changed;
}

/**
 * The only function that changes an order's state or the status of its payment. The caller has locked the order. @throws
 * Error for a move that the tables do not name, and for an order that has changed since it was read
 */
export async function changeOrder(tx: Transaction, order: OrderRow, change: Change): Promise<OrderRow> {
  const changed = { ...order, ...change };
  const { orderState, paymentStatus } = changed;
  if (orderState !== order.orderState && !ORDER_STATES[order.orderState].next.includes(orderState)) {
    throw new Error(`an order that is ${order.orderState} cannot become ${orderState}`);
  }
  if (paymentStatus !== order.paymentStatus && !PAYMENT_STATUSES[order.paymentStatus].next.includes(paymentStatus)) {
    throw new Error(`the payment of an order that is ${order.paymentStatus} cannot become ${paymentStatus}`);
  }
  const asRead = and(eq(orders.orderState, order.orderState), eq(orders.paymentStatus, order.paymentStatus));
  const written = await tx
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, order.id), asRead))
    .returning({ id: orders.id });
  if (written.length === 0) throw new Error("an order was changed without its lock");
  return changed;
}
