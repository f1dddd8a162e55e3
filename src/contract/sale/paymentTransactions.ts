import { endpoint } from "../endpoint";
import type { Rupees } from "../wire.types";
import type { PaymentProviderId } from "./payments";

/** `SUCCEEDED` is for ever; the others may still become it (a bank can answer late). */
export type TransactionStatus = "PROGRESS" | "SUCCEEDED" | "FAILED" | "USER_DROPPED";

export interface PaymentTransaction {
  id: string;
  paymentStatus: TransactionStatus;
  provider: PaymentProviderId;
  amount: Rupees;
  /** Empty for a wallet recharge. */
  orderId: string;
}

/** Only the status is read; what is none of the four is still under way. */
export interface TransactionReply {
  paymentStatus: TransactionStatus;
}

export const paymentTransactions = {
  /** The platform's own record: asking often costs the gateway nothing. */
  get: endpoint<{ params: { id: string }; reply: TransactionReply; whole: PaymentTransaction }>(
    "GET",
    "/api/payment-transactions/:id",
    "customer",
  ),
};
