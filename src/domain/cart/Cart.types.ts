import type { CartItem } from "../../contract/sale/carts";

/** What a card or a product page knows of a variant before the platform has priced it. Amounts as on the wire. */
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
  | "taxType"
  | "taxPercent"
> & { availableQuantity: number };

/** What the cart needs of the session: it is loaded once both hold (spec 4). */
export interface CartSession {
  readonly isLoggedIn: boolean;
  readonly cartId: string;
  /** Asks for the profile that names the cart; answers whether it is known now. */
  loadProfile(): Promise<boolean>;
}

/** One variant's taps, summed. `key` names the intent to the platform, the same at every retry of it (bar 2). */
export interface CartChange {
  key: string;
  variantId: string;
  /** Above 0 adds, below 0 removes. */
  delta: number;
  /** How the line looks until the platform has answered; needed for a variant that is not in the cart yet. */
  candidate?: CartCandidate;
  /** Carries a key that another tab may send as well, so nothing is summed into it. */
  isWish?: boolean;
  /** Told in other words than the cart's own messages. */
  isQuiet?: boolean;
}
