import type { ComponentType } from "react";
import type { Product, ProductVariant } from "#contract/catalogue/products.ts";
import type { Checkout, PaymentMethod } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { ShippingConfig } from "#contract/store/stores.ts";
import type { Rupees } from "#contract/wire.types.ts";
import type { Container } from "../container/Container";
import type { Services } from "../container/Services";

/**
 * The payment settings of a store, as a payment method needs them (spec 3, Store payment methods); must be read inside an
 * observer.
 */
export interface StorePayments {
  /** Empty when there is no active online payment. */
  readonly onlinePaymentName: string;
  /** Why this build cannot carry out an online payment; undefined when it can. */
  readonly onlineHindrance: string | undefined;
  readonly isCodEnabled: boolean;
  readonly isWalletEnabled: boolean;
}

/** The parts of the frame around every page (spec 2.2); `options` is the dialog that asks which variant of a product. */
export type ShellPart = "announcement" | "top" | "options" | "footer" | "tabs";

/** The component slots: components that features and plugins add to each other's screens, with their props. */
export interface ComponentSlots {
  /** Stands in the place of every screen: a store that is not open yet. */
  takeover: Record<never, never>;
  /** Beside the price on the product page: a delivery estimate, a subscription link. */
  "product-actions": { product: Product; variant: ProductVariant };
  /** Beside "Add to Cart" on the product page: another way to buy the chosen variant. */
  "buy-actions": { product: Product; variant: ProductVariant };
  /** Under the cart's lines, in the first step of the checkout: a gift note, a delivery time. */
  "cart-section": Record<never, never>;
  /** Under the items, in the last step of the checkout: what the shopper has chosen above. */
  "review-section": { checkout: Checkout };
  /** Among the facts of an order: the expected delivery. */
  "order-details": { order: Order };
  /**
   * Under the payment methods, about the chosen one: a wallet balance that is too low. `amount` is in paise, undefined while
   * unknown; `what` names what it pays for.
   */
  "payment-note": { method: PaymentMethod | null; amount: number | undefined; what: string };
  /** Below the home page's own sections. */
  "home-section": Record<never, never>;
  /** Drawn on every page: what the shopper can always reach. */
  shell: Record<never, never>;
}

/** What a store charges for delivery; undefined while it is loading and when it could not be loaded. */
export interface DeliveryTerms {
  readonly data: Partial<ShippingConfig> | undefined;
  readonly isPending: boolean;
}

/** The data slots: entries that are read and not drawn. */
export interface DataSlots {
  /** For a dress of the shop (glossary) without some parts of the frame. */
  "shell-without": { parts: readonly ShellPart[] };
  "delivery-terms": {
    /** Must be called inside an observer. */
    termsOf: (container: Services) => DeliveryTerms;
  };
  /** Checked at each Continue of the checkout: something to save, an age to confirm. */
  "checkout-check": {
    /** Returns why the checkout cannot go on, as the text of a toast; when it throws, the toast says 'Something went wrong'. */
    refusal: (container: Services) => Promise<string | undefined>;
  };
  "payment-method": {
    method: PaymentMethod;
    label: string;
    description: string;
    /** Replaces the description when it returns a text; called inside an observer. */
    detail?: (container: Services) => string | undefined;
    /**
     * Returns why the method cannot pay this amount right now, as the text of a toast (spec 5, Checkout); called at Continue
     * and at Place Order.
     */
    refusal?: (container: Services, finalPrice: Rupees) => Promise<string | undefined>;
    isOffered: (store: StorePayments) => boolean;
    /** Why the method cannot be chosen although the store offers it; replaces the description. */
    hindrance?: (store: StorePayments) => string | undefined;
  };
  "account-nav": {
    path: string;
    label: string;
    /** One of the account's icons, or the `d` of an SVG path on a grid of 20 by 20. */
    icon: "profile" | "wallet" | "address" | "orders" | "subscription" | { path: string };
    /** On narrow screens the entry also stands beside the menu's button. */
    isNear?: true;
    /**
     * The page behind the entry, when another manifest than the account's brings it, and a `bind` for the stores that only this
     * page needs.
     */
    load?: () => Promise<{ Page: ComponentType; bind?: (container: Container) => void }>;
  };
}

export interface ComponentEntry<Name extends keyof ComponentSlots> {
  slot: Name;
  /** Entries with a lower number come first. */
  order: number;
  load: () => Promise<{ default: ComponentType<ComponentSlots[Name]> }>;
  /** Fetches the data that the component shows; never rejects. */
  prefetch?: (container: Services) => Promise<unknown>;
}
export type DataEntry<Name extends keyof DataSlots> = { slot: Name; order: number } & DataSlots[Name];

export type SlotEntry =
  | { [Name in keyof ComponentSlots]: ComponentEntry<Name> }[keyof ComponentSlots]
  | { [Name in keyof DataSlots]: DataEntry<Name> }[keyof DataSlots];
