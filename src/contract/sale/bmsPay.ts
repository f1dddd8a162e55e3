import { endpoint } from "../endpoint";
import type { PaymentStart, StartedPayment } from "./payments";
import type { PaymentTransaction, TransactionReply } from "./paymentTransactions";

/** The second provider has its own paths (spec 7.2), with the same bodies and answers. */
export const bmsPay = {
  initiate: endpoint<{ body: PaymentStart; reply: StartedPayment }>(
    "POST",
    "/api/bms-pay/initiate-payment",
    "customer",
    { keyed: true },
  ),
  transaction: endpoint<{ params: { id: string }; reply: TransactionReply; whole: PaymentTransaction }>(
    "GET",
    "/api/bmspay-transactions/:id",
    "customer",
  ),
};
