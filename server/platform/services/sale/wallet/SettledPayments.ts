import type { Transaction } from "../../../db/db.types";

/** What a wallet needs to know of online payments: only those that the platform itself has recorded as paid (bar 4). */
export interface SettledPayments {
  /**
   * The payment with this id if it was made for a recharge by this customer and has succeeded; otherwise undefined. The
   * amount is the record's own.
   */
  findRecharge(
    tx: Transaction,
    paymentTransactionId: string,
    customerId: string,
  ): Promise<{ amountPaise: number } | undefined>;
}
