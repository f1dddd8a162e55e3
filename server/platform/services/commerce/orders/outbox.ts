import type { Transaction } from "../../../db/db.types";
import { outboxEvents } from "../../../db/schema/commerce";
import type { OrderRow } from "./order-rows";

/** Tells of an order's new state, in the transaction that gave it: told if and only if it happened. */
export async function recordOrderEvent(tx: Transaction, order: OrderRow, createdAt: Date): Promise<void> {
  await tx.insert(outboxEvents).values({
    storeId: order.storeId,
    type: `order.${order.orderState.toLowerCase()}`,
    payload: { orderId: order.id, orderNumber: order.orderNumber, customerId: order.customerId },
    createdAt,
  });
}
