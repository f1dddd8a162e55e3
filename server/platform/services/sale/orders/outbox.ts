import type { Transaction } from "../../../db/db.types";
import { outboxEvents } from "../../../db/schema/commerce";
import type { OrderRow } from "./orderRows";
import { momentsBetween, recordMoments } from "./timeline";

/**
 * Tells of an order's new state, in the transaction that gave it: told if and only if it happened. The shopper's timeline
 * goes with it; an order that comes without `before` is new.
 */
export async function recordOrderEvent(
  tx: Transaction,
  order: OrderRow,
  createdAt: Date,
  before?: OrderRow,
): Promise<void> {
  await recordMoments(tx, order.id, momentsBetween(before, order), createdAt);
  await tx.insert(outboxEvents).values({
    storeId: order.storeId,
    type: `order.${order.orderState.toLowerCase()}`,
    payload: { orderId: order.id, orderNumber: order.orderNumber, customerId: order.customerId },
    createdAt,
  });
}
