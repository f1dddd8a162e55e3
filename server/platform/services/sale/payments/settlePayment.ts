import { eq } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { outboxEvents } from "../../../db/schema/commerce";
import { type PaymentPurposeId, payments } from "../../../db/schema/payments";
import type { GatewayReport } from "./gateways/PaymentGateway";
import type { PaymentPurpose } from "./PaymentPurpose";
import { type PaymentRow, queueRefund } from "./queueRefund";

export type Purposes = Partial<Record<PaymentPurposeId, PaymentPurpose>>;

/**
 * Locks a payment before anything about it is written: first what it pays for, then the payment (ADR 21). It takes the
 * strongest lock at once, because settling writes the unique `gatewayPaymentId`: two transactions that had already
 * inserted rows that refer to the payment, such as events, would wait for each other.
 */
export async function lockPayment(tx: Transaction, id: string, purposes: Purposes): Promise<PaymentRow | undefined> {
  const [seen] = await tx.select().from(payments).where(eq(payments.id, id));
  if (seen === undefined) return undefined;
  await purposes[seen.purpose]?.lock?.(tx, seen);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return payment;
}

/**
 * The only function that changes a payment's status. The status only moves forward: in progress, then failed or
 * dropped, then succeeded; nothing follows success (bar 4). The effect on what it pays for is in the same transaction.
 * @param payment the result of `lockPayment`
 */
export async function settlePayment(
  tx: Transaction,
  payment: PaymentRow,
  report: GatewayReport,
  purposes: Purposes,
  now: Date,
): Promise<void> {
  if (!isForward(payment, report)) return;
  if (report.status !== "SUCCEEDED") return end(tx, payment, report.status, purposes, now);
  if (report.amountPaise !== payment.amountPaise) {
    // Somebody paid another amount than was asked: nothing is given for it, and the money is refunded.
    const change = { reason: "AMOUNT_MISMATCH", gatewayPaymentId: report.gatewayPaymentId, nextCheckAt: null };
    await tx.update(payments).set(change).where(eq(payments.id, payment.id));
    await queueRefund(tx, { ...payment, amountPaise: report.amountPaise }, "AMOUNT_MISMATCH", now);
    return payment.status === "PROGRESS" ? end(tx, payment, "FAILED", purposes, now) : undefined;
  }
  const paid = { status: report.status, gatewayPaymentId: report.gatewayPaymentId, settledAt: now, nextCheckAt: null };
  await tx.update(payments).set(paid).where(eq(payments.id, payment.id));
  await tell(tx, payment, report.status, now);
  const refund = await purposes[payment.purpose]?.succeeded(tx, { ...payment, ...paid }, now);
  if (refund !== undefined) await queueRefund(tx, payment, refund, now);
}

function isForward(payment: PaymentRow, report: GatewayReport): boolean {
  if (payment.status === "SUCCEEDED" || payment.reason === "AMOUNT_MISMATCH") return false;
  return report.status === "SUCCEEDED" || (payment.status === "PROGRESS" && report.status !== "PROGRESS");
}

async function end(
  tx: Transaction,
  payment: PaymentRow,
  status: "FAILED" | "USER_DROPPED" | "PROGRESS",
  purposes: Purposes,
  now: Date,
): Promise<void> {
  const ended = { status, settledAt: now };
  await tx.update(payments).set(ended).where(eq(payments.id, payment.id));
  await tell(tx, payment, status, now);
  await purposes[payment.purpose]?.failed?.(tx, { ...payment, ...ended }, now);
}

/** Writes the event in the same transaction, so that it exists exactly when the change does. */
async function tell(tx: Transaction, payment: PaymentRow, status: string, createdAt: Date): Promise<void> {
  const { id: paymentId, storeId, customerId, orderId } = payment;
  const payload = { paymentId, orderId, customerId };
  await tx.insert(outboxEvents).values({ storeId, type: `payment.${status.toLowerCase()}`, payload, createdAt });
}
