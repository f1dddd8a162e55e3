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
  /** What the shopper was shown; refused when the platform's own record of the order says otherwise (bar 4). */
  amount: Rupees;
  /** The store's active provider. */
  provider: string;
  /** Left out for a wallet recharge. */
  orderId?: string;
}

export interface StartedPayment {
  /** Names the payment from here on, for example in the status call. */
  id: string;
  /** What the provider's checkout is opened with. */
  paymentSessionId: string;
  /** A page to open in a tab of its own, where the provider works that way. */
  paymentUrl?: string;
  /** The provider's public key, where its checkout asks for one. */
  checkoutKey?: string;
}

export const payments = {
  /**
   * For an order that waits for its payment, or whose payment failed. 409 `AMOUNT_MISMATCH`, `ORDER_NOT_PAYABLE`,
   * `INSUFFICIENT_STOCK`, `PAYMENT_PROVIDER_UNAVAILABLE`; 503 `PAYMENT_NOT_STARTED` may be tried again with the same key.
   */
  initiate: endpoint<{ body: PaymentStart; reply: StartedPayment }>(
    "POST",
    "/api/payments/initiate-payment",
    "customer",
    { keyed: true },
  ),
};
