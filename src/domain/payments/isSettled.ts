import type { TransactionStatus } from "../../contract/sale/paymentTransactions";

/** How a payment ended, as the platform reports it. */
export type SettledStatus = Exclude<TransactionStatus, "PROGRESS">;

const SETTLED: readonly TransactionStatus[] = ["SUCCEEDED", "FAILED", "USER_DROPPED"];

/** Every other status means that the payment is still running (spec 4, Online payment). */
export function isSettled(status: TransactionStatus): status is SettledStatus {
  return SETTLED.includes(status);
}
