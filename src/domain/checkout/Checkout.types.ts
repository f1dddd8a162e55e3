import type { Address } from "../../contract/customers/addresses";
import type { Checkout, PaymentMethod } from "../../contract/sale/checkouts";

/** 0 cart, 1 address and payment, 2 order review (spec 2.8). */
export type CheckoutStep = 0 | 1 | 2;

/** An order that was asked for, and is not answered or not paid yet. */
export interface Placement {
  checkoutId: string;
  /** What it is made of, as a cart of the same things says it. */
  cartSignature: string;
  /** Once the platform has named it: from then on it is read, and not asked for again. */
  orderId?: string;
  /** One key an intent, stored before it is sent (bar 2). */
  key: string;
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** What a checkout remembers over a reload and a visit elsewhere. */
export interface CheckoutRecord {
  /** Whose it is: another shopper on this device starts anew. */
  customerId: string;
  step: CheckoutStep;
  /** Which cart it was made of; another cart starts at step 0. */
  cartSignature: string;
  checkout: Checkout | null;
  /** The chosen address itself: its place in the book may change. Null: the default one. */
  address: Address | null;
  paymentMethod: PaymentMethod | null;
  /** Empty without one. */
  couponCode: string;
  placement: Placement | null;
}

export const emptyRecord = (customerId: string): CheckoutRecord => ({
  customerId,
  step: 0,
  cartSignature: "",
  checkout: null,
  address: null,
  paymentMethod: null,
  couponCode: "",
  placement: null,
});
