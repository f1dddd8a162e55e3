import type { TransactionStatus } from "../../contract/sale/paymentTransactions";

/** How a payment ended, as the platform says. */
export type SettledStatus = Exclude<TransactionStatus, "PROGRESS">;

const SETTLED: readonly TransactionStatus[] = ["SUCCEEDED", "FAILED", "USER_DROPPED"];

/** Any other word of a platform says that it goes on (spec 4, Online payment). */
export function isSettled(status: TransactionStatus): status is SettledStatus {
  return SETTLED.includes(status);
}
