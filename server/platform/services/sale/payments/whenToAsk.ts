import { TRANSACTION_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { GatewayReport } from "./gateways/PaymentGateway";
import type { PaymentRow } from "./payments.types";

const HOUR_MS = 3_600_000;
/** A bank may answer up to three days late (bars, Facts behind them). */
const OPEN_FOR_MS = 72 * HOUR_MS;
/**
 * A gateway takes money for old sessions too: Cashfree for 30 days, unless it is told otherwise (its field
 * `order_expiry_time`). Webhooks report it, but they can be lost.
 */
const ASKED_FOR_MS = 30 * 24 * HOUR_MS;

type Age = Pick<PaymentRow, "createdAt" | "status">;

const ageMs = ({ createdAt }: Pick<PaymentRow, "createdAt">, now: Date) => now.getTime() - createdAt.getTime();

/**
 * When the gateway is asked about a payment the next time. The wait is as long as the payment is old, and an hour at most
 * while the payment is open. A payment that has succeeded, or that nobody paid in three days, is asked about ever more
 * rarely: its shopper may still pay, or pay twice. @param firstCheckMs the shortest wait
 */
export function nextLookAt(payment: Age, now: Date, firstCheckMs: number): Date {
  const age = Math.max(ageMs(payment, now), firstCheckMs);
  const mayRest =
    payment.status === "SUCCEEDED" || (TRANSACTION_STATUSES[payment.status].hasEnded && age > OPEN_FOR_MS);
  const waitMs = mayRest ? Math.max(HOUR_MS, Math.min(age, ASKED_FOR_MS - age)) : Math.min(age, HOUR_MS);
  return new Date(now.getTime() + waitMs);
}

/** Whether nothing more is expected of a payment about which the gateway has just answered. */
export const isAskedEnough = (payment: Age, now: Date): boolean =>
  ageMs(payment, now) > ASKED_FOR_MS && TRANSACTION_STATUSES[payment.status].hasEnded;

/**
 * The meaning of a gateway's answer for a payment: one that the gateway does not know, or has not reported for too long,
 * has failed. Undefined while a payment may not have reached the gateway yet. @param answer undefined when the gateway does
 * not know the payment @param holdMs for how long a payment's goods are held
 */
export function judge(
  payment: Age,
  answer: GatewayReport | undefined,
  now: Date,
  holdMs: number,
): GatewayReport | undefined {
  const hasFailed: GatewayReport = { status: "FAILED", captures: [] };
  const age = ageMs(payment, now);
  if (answer === undefined) return age > holdMs ? hasFailed : undefined;
  return answer.status === "PROGRESS" && age > OPEN_FOR_MS ? hasFailed : answer;
}
