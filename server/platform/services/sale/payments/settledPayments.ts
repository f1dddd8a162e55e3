import { and, eq } from "drizzle-orm";
import { customers } from "../../../db/schema/identity";
import { payments } from "../../../db/schema/payments";
import type { SettledPayments } from "../wallet/SettledPayments";
import type { Wallets } from "../wallet/Wallets";
import type { PaymentPurpose } from "./PaymentPurpose";

/** Finds payments for the wallet in the platform's own record (bar 4). */
export const settledPayments: SettledPayments = {
  findRecharge: async (tx, paymentTransactionId, customerId) => {
    const own = and(eq(payments.id, paymentTransactionId), eq(payments.customerId, customerId));
    const [paid] = await tx
      .select({ amountPaise: payments.amountPaise })
      .from(payments)
      .where(and(own, eq(payments.purpose, "RECHARGE"), eq(payments.status, "SUCCEEDED")));
    return paid;
  },
};

/** Credits the wallet when the payment settles, so that a closed tab costs the shopper nothing. */
export const rechargePurpose = (wallets: Pick<Wallets, "creditPayment">): PaymentPurpose => ({
  succeeded: async (tx, { id, customerId, storeId, amountPaise }) => {
    // The lock waits for an erasure that is running.
    const [owner] = await tx
      .select({ walletId: customers.walletId, erasedAt: customers.erasedAt })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for("key share");
    if (owner === undefined) throw new Error("a payment names a customer who is not there");
    if (owner.erasedAt !== null) return "CUSTOMER_ERASED";
    await wallets.creditPayment(tx, { customerId, storeId, walletId: owner.walletId }, id, amountPaise);
    return null;
  },
});
