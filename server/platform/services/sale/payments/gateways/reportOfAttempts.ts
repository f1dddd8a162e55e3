import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { GatewayCapture, GatewayReport } from "./PaymentGateway";

/**
 * Joins the attempts of one session, the newest first. Each success is a capture of its own. Without one, the newest
 * running attempt counts, because it may still succeed.
 */
export function reportOfAttempts(attempts: readonly (GatewayCapture & { status: TransactionStatus })[]): GatewayReport {
  const captures = attempts
    .filter(({ status }) => status === "SUCCEEDED")
    .map(({ gatewayPaymentId, amountPaise }) => ({ gatewayPaymentId, amountPaise }));
  if (captures.length > 0) return { status: "SUCCEEDED", captures };
  const isUnderWay = attempts.length === 0 || attempts.some(({ status }) => status === "PROGRESS");
  return { status: isUnderWay ? "PROGRESS" : (attempts[0]?.status ?? "PROGRESS"), captures: [] };
}
