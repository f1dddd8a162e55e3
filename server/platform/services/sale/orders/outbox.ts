import type { Transaction } from "../../../db/db.types";
import { outboxEvents } from "../../../db/schema/commerce";
import { together } from "../../../db/together";
import type { OrderRow } from "./orderRows";
import { momentsBetween, recordMoments } from "./timeline";

/**
 * Writes the event of an order's new state and adds to the shopper's timeline, in the transaction of the change, so that
 * neither exists without the other. An order without `before` is new.
 */
export async function recordOrderEvent(
  tx: Transaction,
  order: OrderRow,
  createdAt: Date,
  before?: OrderRow,
): Promise<void> {
  const payload = { orderId: order.id, orderNumber: order.orderNumber, customerId: order.customerId };
  const type = `order.${order.orderState.toLowerCase()}`;
  await together([
    () => recordMoments(tx, order.id, momentsBetween(before, order), createdAt),
    () => tx.insert(outboxEvents).values({ storeId: order.storeId, type, payload, createdAt }).execute(),
  ]);
}
