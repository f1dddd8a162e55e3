import type { Transaction } from "../../../db/db.types";

/** What a wallet must know about online payments: those that the platform itself has recorded as paid (bar 4). */
export interface SettledPayments {
  /**
   * The payment with this id, if this customer made it for a recharge and it has succeeded; else undefined. The amount is
   * the record's.
   */
  findRecharge(
    tx: Transaction,
    paymentTransactionId: string,
    customerId: string,
  ): Promise<{ amountPaise: number } | undefined>;
}
