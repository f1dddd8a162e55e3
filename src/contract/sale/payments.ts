import { endpoint } from "../endpoint";
import type { Rupees } from "../wire.types";

export type PaymentProviderId = "CASHFREE" | "BMSPAY" | "RAZORPAY";

export interface PaymentStart {
  orgId: string;
  customerId: string;
  storeId?: string;
  /** The last 10 digits. */
  userMobile: string;
  userMail?: string;
  /** The amount that the shopper was shown; refused when it differs from the platform's own record (bar 4). */
  amount: Rupees;
  /** The id of the store's active payment provider. */
  provider: string;
  /** Left out for a wallet recharge. */
  orderId?: string;
}

export interface StartedPayment {
  /** Identifies the payment in all later calls, for example the status call. */
  id: string;
  /** The id with which the provider's checkout is opened. */
  paymentSessionId: string;
  /** The address of a payment page, for providers that open one in its own tab. */
  paymentUrl?: string;
  /** The provider's public key, for checkouts that need one. */
  checkoutKey?: string;
}

export const payments = {
  /**
   * Starts the payment of an order that has none yet or whose payment failed. 409 `AMOUNT_MISMATCH`, `ORDER_NOT_PAYABLE`,
   * `INSUFFICIENT_STOCK`, `PAYMENT_PROVIDER_UNAVAILABLE`. After 503 `PAYMENT_NOT_STARTED` the call may be sent again with the
   * same key.
   */
  initiate: endpoint<{ body: PaymentStart; reply: StartedPayment }>(
    "POST",
    "/api/payments/initiate-payment",
    "customer",
    { keyed: true },
  ),
};
