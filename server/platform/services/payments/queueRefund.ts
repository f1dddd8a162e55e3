import { randomUUID } from "node:crypto";
import type { Transaction } from "../../db/db.types";
import { outboxEvents } from "../../db/schema/commerce";
import { type payments, refunds } from "../../db/schema/payments";

export type PaymentRow = typeof payments.$inferSelect;
export type RefundReason = "OUT_OF_STOCK" | "ORDER_CANCELLED" | "ALREADY_PAID" | "AMOUNT_MISMATCH";

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
  await tx.insert(outboxEvents).values({
    storeId,
    type: "refund.queued",
    payload: { paymentId, orderId: payment.orderId, customerId: payment.customerId, amountPaise, reason },
    createdAt: now,
  });
}
