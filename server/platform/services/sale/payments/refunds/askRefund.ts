import { inArray, lte, sql } from "drizzle-orm";
import type { Clock } from "../../../../clock";
import type { Db } from "../../../../db/db.types";
import { inTransaction } from "../../../../db/inTransaction";
import { refunds } from "../../../../db/schema/payments";
import { type Gateways, gatewayOf } from "../gateways/createGateways";
import { GatewayError } from "../gateways/GatewayError";
import type { RefundAnswer } from "../gateways/PaymentGateway";
import type { RefundRow } from "../payments.types";
import { recordRefund } from "./recordRefund";

/** Takes due refunds, so that no other process asks for them at the same time. */
export function claimRefunds(db: Db, now: Date, atOnce: number): Promise<RefundRow[]> {
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select()
      .from(refunds)
      .where(lte(refunds.nextAttemptAt, now))
      .limit(atOnce)
      .for("update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    // The wait doubles each time, up to an hour. A refund is never given up.
    const wait = sql`least(interval '1 hour', interval '30 seconds' * power(2, least(${refunds.attempts}, 10)))`;
    const nextAttemptAt = sql`${now.toISOString()}::timestamptz + ${wait}`;
    if (ids.length > 0) {
      const claimed = { nextAttemptAt, attempts: sql`${refunds.attempts} + 1` };
      await tx.update(refunds).set(claimed).where(inArray(refunds.id, ids));
    }
    return due;
  });
}

/**
 * Asks the gateway for a refund, with the same reference until it refuses, so that it pays once; or asks for the state of a
 * refund that it has accepted. Without an answer the refund stays as it is and is asked for again.
 */
export async function askRefund(
  db: Db,
  clock: Clock,
  gateways: Gateways,
  refund: RefundRow,
  log: { warn(fields: object, message: string): void },
): Promise<void> {
  try {
    const answer = await ask(gateways, refund);
    await inTransaction(db, (tx) => recordRefund(tx, refund.id, answer, clock.now(), refund.reference));
    if (answer.state === "FAILED") log.warn({ refundId: refund.id }, "the gateway refused a refund");
  } catch (error) {
    log.warn({ err: error, refundId: refund.id }, "a refund could not be asked for");
  }
}

type Outcome = RefundAnswer | { state: "FAILED"; gatewayRefundId?: undefined };

async function ask(gateways: Gateways, refund: RefundRow): Promise<Outcome> {
  const gateway = gatewayOf(gateways, refund.provider);
  const { reference, paymentId, gatewayPaymentId, gatewayRefundId, amountPaise, reason } = refund;
  if (refund.state === "ASKED" && gatewayRefundId !== null) {
    const known = await gateway.fetchRefund({ reference, paymentId, gatewayPaymentId, gatewayRefundId });
    if (known !== undefined) return known;
  }
  try {
    return await gateway.refund({ refundId: reference, paymentId, gatewayPaymentId, amountPaise, reason });
  } catch (error) {
    // The gateway has read the call and refuses it.
    if (error instanceof GatewayError && (error.status === 400 || error.status === 422)) return { state: "FAILED" };
    throw error;
  }
}
