import type { CartItem } from "#contract/sale/carts.ts";

/**
 * The facts of a variant that a card or product page has before the platform has priced it. Amounts are in rupees, as on
 * the wire.
 */
export type CartCandidate = Pick<
  CartItem,
  | "productId"
  | "productVariantId"
  | "productName"
  | "sku"
  | "thumbnail"
  | "mrp"
  | "sellingPrice"
  | "weight"
  | "weightUnit"
  | "options"
  | "taxType"
  | "taxPercent"
> & { availableQuantity: number };

/**
 * What the cart needs from the session. The cart is loaded once the shopper is logged in and the cart's id is known (spec
 * 4).
 */
export interface CartSession {
  readonly isLoggedIn: boolean;
  readonly cartId: string;
  /** Fetches the profile with the cart's id; returns whether the id is known now. */
  loadProfile(): Promise<boolean>;
}

/** The sum of one variant's taps. `key` is the Idempotency-Key, the same at every retry (bar 2). */
export interface CartChange {
  key: string;
  variantId: string;
  /** Positive adds, negative removes. */
  delta: number;
  /** The line to show until the platform has answered; required for a variant that is not in the cart yet. */
  candidate?: CartCandidate;
  /** A guest's wish. Another tab may send the same key, so later taps are not added to this change. */
  isWish?: boolean;
  /** The cart shows no message for this change, because the caller shows its own. */
  isQuiet?: boolean;
}
