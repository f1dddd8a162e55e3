import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { orders } from "../../../db/schema/commerce";
import type { OrderRow } from "./orderRows";
import { recordOrderEvent } from "./outbox";

type Change = Partial<Pick<OrderRow, "orderState" | "stateReason" | "paymentStatus">>;

/** Changes an order that the caller has locked, and writes its event. */
export async function saveState(tx: Transaction, order: OrderRow, change: Change, now: Date): Promise<OrderRow> {
  await tx.update(orders).set(change).where(eq(orders.id, order.id));
  const changed = { ...order, ...change };
  await recordOrderEvent(tx, changed, now, order);
  return changed;
}
