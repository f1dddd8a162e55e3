import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../db/db.types";
import { captures } from "../../../db/schema/payments";
import type { GatewayCapture } from "./gateways/PaymentGateway";
import type { CaptureRow, PaymentRow, RefundReason } from "./payments.types";
import { queueRefund } from "./refunds/queueRefund";
import { refusalOf, stateOfCapture } from "./settlementRules";

/**
 * Writes money that a gateway has taken, and decides in the same transaction what becomes of it. A gateway may report a
 * capture any number of times, and may take money more than once for one payment: each id is written once. @param payment
 * locked, with its current status @param take uses the money for its purpose, or says why it must be refunded @returns
 * false when the capture was known already
 */
export async function receiveCapture(
  tx: Transaction,
  payment: PaymentRow,
  { gatewayPaymentId, amountPaise }: GatewayCapture,
  take: () => Promise<RefundReason | null>,
  now: Date,
): Promise<boolean> {
  const { storeId, provider, id: paymentId, orderId } = payment;
  const [known] = await tx
    .select({ paymentId: captures.paymentId, amountPaise: captures.amountPaise })
    .from(captures)
    .where(isCapture({ storeId, provider, gatewayPaymentId }));
  if (known !== undefined) {
    if (known.paymentId === paymentId && known.amountPaise === amountPaise) return false;
    throw new Error(`${provider} reports its payment ${gatewayPaymentId} with another amount or for another session`);
  }
  const refused = refusalOf(payment, amountPaise) ?? (await take());
  const state = stateOfCapture(payment, refused);
  const capture = {
    storeId,
    provider,
    gatewayPaymentId,
    paymentId,
    orderId,
    amountPaise,
    state,
    createdAt: now,
  } as const;
  await tx.insert(captures).values(capture);
  if (refused !== null) await queueRefund(tx, capture, refused, now);
  return true;
}

/** The capture that pays for an order. The caller has locked the order. */
export async function payingCapture(tx: Transaction, orderId: string): Promise<CaptureRow | undefined> {
  const [paying] = await tx
    .select()
    .from(captures)
    .where(and(eq(captures.orderId, orderId), eq(captures.state, "PAYS_ORDER")));
  return paying;
}

/** Refunds the rest of the money that pays for an order, because the order failed or was cancelled. */
export async function returnCapture(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const paying = await payingCapture(tx, orderId);
  if (paying === undefined) return;
  await tx
    .update(captures)
    .set({ state: "GOES_BACK" })
    .where(and(isCapture(paying), eq(captures.state, "PAYS_ORDER")));
  await queueRefund(tx, paying, "ORDER_CANCELLED", now);
}

const isCapture = ({
  storeId,
  provider,
  gatewayPaymentId,
}: Pick<CaptureRow, "storeId" | "provider" | "gatewayPaymentId">) =>
  and(eq(captures.storeId, storeId), eq(captures.provider, provider), eq(captures.gatewayPaymentId, gatewayPaymentId));
