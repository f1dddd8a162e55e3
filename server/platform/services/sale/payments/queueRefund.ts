import { randomUUID } from "node:crypto";
import type { Transaction } from "../../../db/db.types";
import { outboxEvents } from "../../../db/schema/commerce";
import { type payments, refunds } from "../../../db/schema/payments";
import { recordMoments } from "../orders/timeline";
import { givenBackOfPayment, IN_PART } from "./givenBack";

export type PaymentRow = typeof payments.$inferSelect;
export type RefundReason = "OUT_OF_STOCK" | "ORDER_CANCELLED" | "ALREADY_PAID" | "AMOUNT_MISMATCH";

type Refunded = Pick<PaymentRow, "id" | "storeId" | "customerId" | "orderId" | "amountPaise">;

/** The words for the order's timeline. */
const NOTES: Record<RefundReason, string> = {
  OUT_OF_STOCK: "Sold out before the payment arrived",
  ORDER_CANCELLED: "",
  ALREADY_PAID: "Paid twice",
  AMOUNT_MISMATCH: "The amount paid was not the order's",
};

/**
 * Queues a refund of the rest of a payment in the transaction that decides it; the reconciler sends it. Called again,
 * it queues nothing more.
 */
export async function queueRefund(tx: Transaction, payment: Refunded, reason: RefundReason, now: Date): Promise<void> {
  const amountPaise = payment.amountPaise - (await givenBackOfPayment(tx, payment.id));
  if (amountPaise > 0) await queue(tx, payment, { id: randomUUID(), amountPaise, reason, note: NOTES[reason] }, now);
}

/** Queues a refund of a part of a payment. @param id the same id is queued only once */
export async function queuePartialRefund(
  tx: Transaction,
  payment: Refunded,
  part: { id: string; amountPaise: number; note: string },
  now: Date,
): Promise<void> {
  await queue(tx, payment, { ...part, reason: IN_PART }, now);
}

async function queue(
  tx: Transaction,
  payment: Refunded,
  { id, amountPaise, reason, note }: { id: string; amountPaise: number; reason: string; note: string },
  now: Date,
): Promise<void> {
  const { id: paymentId, storeId } = payment;
  const queued = await tx
    .insert(refunds)
    .values({ id, paymentId, storeId, amountPaise, reason, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (queued.length === 0) return;
  if (payment.orderId) await recordMoments(tx, payment.orderId, [{ state: "REFUND_STARTED", note }], now);
  await tx.insert(outboxEvents).values({
    storeId,
    type: "refund.queued",
    payload: { paymentId, orderId: payment.orderId, customerId: payment.customerId, amountPaise, reason },
    createdAt: now,
  });
}
