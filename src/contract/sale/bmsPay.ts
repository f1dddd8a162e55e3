import { endpoint } from "../endpoint";
import type { PaymentStart, StartedPayment } from "./payments";
import type { PaymentTransaction, TransactionReply } from "./paymentTransactions";

/** The second provider has paths of its own (spec 7.2); what goes in and comes back is the same. */
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
