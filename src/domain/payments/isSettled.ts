import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { TRANSACTION_STATUSES } from "#contract/sale/states/orderStates.ts";

/** How a payment ended, as the platform reports it. */
export type SettledStatus = Exclude<TransactionStatus, "PROGRESS">;

/** True when the payment has ended. Every other status means that it is still running (spec 4, Online payment). */
export function isSettled(status: TransactionStatus): status is SettledStatus {
  // A status that the table does not have counts as running.
  return TRANSACTION_STATUSES[status]?.hasEnded ?? false;
}
