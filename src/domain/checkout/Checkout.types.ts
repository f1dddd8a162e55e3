import type { Address } from "#contract/customers/addresses.ts";
import type { Checkout, PaymentMethod } from "#contract/sale/checkouts.ts";
import type { Rupees } from "#contract/wire.types.ts";

/** 0 cart, 1 address and payment, 2 order review (spec 2.8). */
export type CheckoutStep = 0 | 1 | 2;

/** An order that was sent to the platform and is not yet answered or paid. */
export interface Placement {
  checkoutId: string;
  /** The signature of the order's items; a cart with the same items has the same signature. */
  cartSignature: string;
  /** The order's id, once the platform has answered. From then on the order is read and not sent again. */
  orderId?: string;
  /** One key for each order, stored before it is sent (bar 2). */
  key: string;
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** The checkout as it is stored, so that it survives a reload and a look at other pages. */
export interface CheckoutRecord {
  /** The customer whose checkout it is. Another shopper on this device starts a new one. */
  customerId: string;
  step: CheckoutStep;
  /** The signature of the cart that the checkout was made from. Another cart starts at step 0. */
  cartSignature: string;
  checkout: Checkout | null;
  /** The chosen address itself, because its place in the address book may change; null: the default address. */
  address: Address | null;
  paymentMethod: PaymentMethod | null;
  /** Empty without a coupon. */
  couponCode: string;
  placement: Placement | null;
  /** The price of each variant in the cart that the shopper has seen, in rupees, by the variant's id. */
  seenPrices: Readonly<Record<string, Rupees>>;
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
  seenPrices: {},
});
