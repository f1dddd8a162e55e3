import { endpoint } from "../endpoint";
import type { Rupees } from "../wire.types";

/** The state of an order's payment, for the phone that scanned its code at a kiosk. */
export type PhonePaymentState = "OPEN" | "PAID" | "FAILED" | "REPLACED" | "CANCELLED" | "EXPIRED" | "REFUNDED";

export interface PhonePayment {
  state: PhonePaymentState;
  amount: Rupees;
  storeName: string;
  /** Seconds since the payment was started. Not a time of day, because the clocks of phone and kiosk may differ. */
  ageSeconds: number;
}

export const phonePayments = {
  /**
   * For a phone without a login that got the payment's id from a scanned code. The id cannot be guessed and is the
   * permission; the answer names no shopper, order or product (ADR 51). 404 for any other id, and for a payment of another
   * store. A gift: the page on the phone works without it (reading 34).
   */
  get: endpoint<{ params: { id: string }; reply: PhonePayment }>("GET", "/api/kiosk/payments/:id", "store"),
};
