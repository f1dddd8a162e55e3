import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../../../db/db.types";
import { outboxEvents } from "../../../../db/schema/commerce";
import { payments, refunds } from "../../../../db/schema/payments";
import { recordMoments } from "../../orders/timeline";
import { paidTwice, soldOutBeforePayment, wrongAmountPaid } from "../../words.en";
import type { CaptureRow, RefundReason } from "../payments.types";
import { refundedOfCapture } from "./givenBack";
import { IN_PART } from "./refundRules";

type Captured = Pick<CaptureRow, "storeId" | "provider" | "gatewayPaymentId" | "paymentId" | "orderId" | "amountPaise">;

/** Kept in the order's timeline, and read by `reasonInWords`. */
const NOTES: Record<RefundReason, string> = {
  OUT_OF_STOCK: soldOutBeforePayment,
  ORDER_CANCELLED: "",
  ALREADY_PAID: paidTwice,
  AMOUNT_MISMATCH: wrongAmountPaid,
  CUSTOMER_ERASED: "",
};

/**
 * Queues a refund of the rest of a capture in the transaction that decides it; the reconciler asks the gateway for it.
 * Calling it again queues nothing more.
 */
export async function queueRefund(tx: Transaction, capture: Captured, reason: RefundReason, now: Date): Promise<void> {
  const amountPaise = capture.amountPaise - (await refundedOfCapture(tx, capture));
  if (amountPaise > 0) await queue(tx, capture, { id: randomUUID(), amountPaise, reason, note: NOTES[reason] }, now);
}

/** Queues a refund of a part of a capture. @param part the same `id` is queued only once */
export async function queuePartialRefund(
  tx: Transaction,
  capture: Captured,
  part: { id: string; amountPaise: number; note: string },
  now: Date,
): Promise<void> {
  await queue(tx, capture, { ...part, reason: IN_PART }, now);
}

async function queue(
  tx: Transaction,
  { storeId, provider, gatewayPaymentId, paymentId, orderId }: Captured,
  { id, amountPaise, reason, note }: { id: string; amountPaise: number; reason: string; note: string },
  now: Date,
): Promise<void> {
  const row = { id, storeId, provider, gatewayPaymentId, paymentId, amountPaise, reason, reference: id };
  const queued = await tx
    .insert(refunds)
    .values({ ...row, state: "OWED", createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (queued.length === 0) return;
  if (orderId !== null) await recordMoments(tx, orderId, [{ state: "REFUND_STARTED", note }], now);
  await tellOfRefund(tx, "refund.owed", { paymentId, amountPaise, reason, refundId: id }, now);
}

/** Writes the event of a refund in the transaction that changes it. */
export async function tellOfRefund(
  tx: Transaction,
  type: "refund.owed" | "refund.confirmed" | "refund.failed",
  refund: { refundId: string; paymentId: string; amountPaise: number; reason: string },
  createdAt: Date,
): Promise<void> {
  const [payment] = await tx
    .select({ storeId: payments.storeId, orderId: payments.orderId, customerId: payments.customerId })
    .from(payments)
    .where(eq(payments.id, refund.paymentId));
  if (payment === undefined) throw new Error("a refund names a payment that is not there");
  const { storeId, ...of } = payment;
  await tx.insert(outboxEvents).values({ storeId, type, payload: { ...refund, ...of }, createdAt });
}
