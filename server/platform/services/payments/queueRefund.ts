import { randomUUID } from "node:crypto";
import type { Transaction } from "../../db/db.types";
import { outboxEvents } from "../../db/schema/commerce";
import { type payments, refunds } from "../../db/schema/payments";
import { recordMoments } from "../commerce/orders/timeline";

export type PaymentRow = typeof payments.$inferSelect;
export type RefundReason = "OUT_OF_STOCK" | "ORDER_CANCELLED" | "ALREADY_PAID" | "AMOUNT_MISMATCH";

/** What the order's timeline says of it. */
const NOTES: Record<RefundReason, string> = {
  OUT_OF_STOCK: "Sold out before the payment arrived",
  ORDER_CANCELLED: "",
  ALREADY_PAID: "Paid twice",
  AMOUNT_MISMATCH: "The amount paid was not the order's",
};

/** In the transaction that decides it; the reconciler sends it. A payment goes back once, however often this is asked. */
export async function queueRefund(
  tx: Transaction,
  payment: Pick<PaymentRow, "id" | "storeId" | "customerId" | "orderId" | "amountPaise">,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  const { id: paymentId, storeId, amountPaise } = payment;
  const queued = await tx
    .insert(refunds)
    .values({ id: randomUUID(), paymentId, storeId, amountPaise, reason, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (queued.length === 0) return;
  if (payment.orderId)
    await recordMoments(tx, payment.orderId, [{ state: "REFUND_STARTED", note: NOTES[reason] }], now);
  await tx.insert(outboxEvents).values({
    storeId,
    type: "refund.queued",
    payload: { paymentId, orderId: payment.orderId, customerId: payment.customerId, amountPaise, reason },
    createdAt: now,
  });
}
