import { and, eq } from "drizzle-orm";
import { REFUND_STATES } from "#contract/sale/states/refundStates.ts";
import type { Transaction } from "../../../../db/db.types";
import { captures, payments, refunds } from "../../../../db/schema/payments";
import { paiseToRupees, rupeesText } from "../../../../money";
import { lockPaidOrder } from "../../orders/paidOrders";
import { changeOrder } from "../../orders/saveState";
import { recordMoments } from "../../orders/timeline";
import type { RefundAnswer } from "../gateways/PaymentGateway";
import type { CaptureRow, RefundReason, RefundRow } from "../payments.types";
import { returnedOfCapture } from "./givenBack";
import { tellOfRefund } from "./queueRefund";
import { IN_PART, IS_THE_ORDERS, mayBecome, referenceAfter } from "./refundRules";

export type RefundEnd = Pick<RefundAnswer, "state"> | { state: "BY_HAND" };

/**
 * Records the result of a refund: the gateway's answer, or that the owner gave the money back by hand. Any number of
 * processes may record the same answer; it has an effect once. @param asked the reference under which the gateway was
 * asked; an answer about an older one changes nothing @returns false when the refund's state does not allow it
 */
export async function recordRefund(
  tx: Transaction,
  refundId: string,
  { state, gatewayRefundId = null }: RefundEnd & { gatewayRefundId?: string | null },
  now: Date,
  asked?: string,
): Promise<boolean> {
  const orderId = await lockOrderOf(tx, refundId);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId)).for("update");
  if (refund === undefined || (asked !== undefined && asked !== refund.reference)) return false;
  if (state === refund.state && state === "ASKED") return true;
  if (!mayBecome(refund, state)) return false;
  const { isDone } = REFUND_STATES[state];
  await tx
    .update(refunds)
    .set({
      state,
      gatewayRefundId: gatewayRefundId ?? refund.gatewayRefundId,
      ...(isDone && { doneAt: now, nextAttemptAt: null }),
      ...(state === "FAILED" && { reference: referenceAfter(refund.id, refund.attempts) }),
    })
    .where(and(eq(refunds.id, refundId), eq(refunds.state, refund.state)));
  const { paymentId, amountPaise, reason } = refund;
  if (isDone) {
    if (orderId !== null) await recordReturned(tx, orderId, refund, now);
    await tellOfRefund(tx, "refund.confirmed", { refundId, paymentId, amountPaise, reason }, now);
  } else if (state === "FAILED" && refund.state !== "FAILED") {
    if (orderId !== null) await recordMoments(tx, orderId, [{ state: "REFUND_DELAYED" }], now);
    await tellOfRefund(tx, "refund.failed", { refundId, paymentId, amountPaise, reason }, now);
  }
  return true;
}

/** Locks the order before the refund (ADR 21). @returns null for a recharge */
async function lockOrderOf(tx: Transaction, refundId: string): Promise<string | null> {
  const [found] = await tx
    .select({ orderId: payments.orderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  const orderId = found?.orderId ?? null;
  if (orderId !== null) await lockPaidOrder(tx, orderId);
  return orderId;
}

/** The order counts as paid until nothing of its money is left. */
async function recordReturned(tx: Transaction, orderId: string, refund: RefundRow, now: Date): Promise<void> {
  const isPart = refund.reason === IN_PART;
  const note = isPart ? rupeesText(paiseToRupees(refund.amountPaise)) : "";
  if (IS_THE_ORDERS[refund.reason as RefundReason]) {
    const capture = await captureOf(tx, refund);
    const order = await lockPaidOrder(tx, orderId);
    const isAll = (await returnedOfCapture(tx, capture)) === capture.amountPaise;
    if (isAll && order.paymentStatus === "SUCCEEDED") await changeOrder(tx, order, { paymentStatus: "REFUNDED" });
  }
  await recordMoments(tx, orderId, [{ state: "REFUNDED", note }], now);
}

async function captureOf(tx: Transaction, refund: RefundRow): Promise<CaptureRow> {
  const [capture] = await tx
    .select()
    .from(captures)
    .where(
      and(
        eq(captures.storeId, refund.storeId),
        eq(captures.provider, refund.provider),
        eq(captures.gatewayPaymentId, refund.gatewayPaymentId),
      ),
    );
  if (capture === undefined) throw new Error("a refund names a capture that is not there");
  return capture;
}
