import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { TRANSACTION_STATUSES } from "#contract/sale/states/orderStates.ts";

/** How a payment ended, as the platform reports it. */
export type SettledStatus = Exclude<TransactionStatus, "PROGRESS">;

/** Every other status means that the payment is still running (spec 4, Online payment). */
export function isSettled(status: TransactionStatus): status is SettledStatus {
  // A platform may send a status that the table does not have; it counts as running.
  return TRANSACTION_STATUSES[status]?.hasEnded ?? false;
}
