import { endpoint } from "../endpoint";
import type { Rupees } from "../wire.types";
import type { PaymentProviderId } from "./payments";

/** `SUCCEEDED` is final. The others may still become SUCCEEDED, because a bank can answer late. */
export type TransactionStatus = "PROGRESS" | "SUCCEEDED" | "FAILED" | "USER_DROPPED";

export interface PaymentTransaction {
  id: string;
  paymentStatus: TransactionStatus;
  provider: PaymentProviderId;
  amount: Rupees;
  /** Empty for a wallet recharge. */
  orderId: string;
}

/** The storefront reads only the status; any value other than these four counts as PROGRESS. */
export interface TransactionReply {
  paymentStatus: TransactionStatus;
}

export const paymentTransactions = {
  /** Answered from the platform's own record, so that frequent calls do not reach the gateway. */
  get: endpoint<{ params: { id: string }; reply: TransactionReply; whole: PaymentTransaction }>(
    "GET",
    "/api/payment-transactions/:id",
    "customer",
  ),
};
