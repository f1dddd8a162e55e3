import type { ComponentType } from "react";
import type { Product, ProductVariant } from "../../contract/catalogue/products";
import type { Checkout, PaymentMethod } from "../../contract/sale/checkouts";
import type { Order } from "../../contract/sale/orders";
import type { ShippingConfig } from "../../contract/store/stores";
import type { Rupees } from "../../contract/wire.types";
import type { Container } from "../container/Container";
import type { Services } from "../container/Services";

/** How a store takes money, as a way to pay needs to know it (spec 3, Store payment methods); read inside an observer. */
export interface StorePayments {
  /** Empty when there is no active online payment. */
  readonly onlinePaymentName: string;
  /** Why this build cannot carry out an online payment; undefined where it can. */
  readonly onlineHindrance: string | undefined;
  readonly isCodEnabled: boolean;
  readonly isWalletEnabled: boolean;
}

/** What stands around every page (spec 2.2). */
export type ShellPart = "announcement" | "top" | "footer" | "tabs";

/** Components that features and plugins hang into each other's screens, by slot and with the props they are given. */
export interface ComponentSlots {
  /** Takes the place of every screen: a store that is not open yet. */
  takeover: Record<never, never>;
  /** Beside the price on the product page: a delivery estimate, a subscription link. */
  "product-actions": { product: Product; variant: ProductVariant };
  /** Under the cart's lines, in the first step of the checkout: a gift note, a slot to choose. */
  "cart-section": Record<never, never>;
  /** Under what will be ordered, in the last step: what the shopper has chosen above. */
  "review-section": { checkout: Checkout };
  /** Among the facts of an order: the expected delivery. */
  "order-details": { order: Order };
  /** Under the ways to pay, about the chosen one: a wallet that is too low. `amount` in paise, `what` it is to pay. */
  "payment-note": { method: PaymentMethod | null; amount: number; what: string };
  /** Below what the home page shows itself. */
  "home-section": Record<never, never>;
  /** Beside every page: what stays in reach wherever a shopper goes. */
  shell: Record<never, never>;
}

/** What a store asks for bringing the goods; undefined where it cannot be read, and while it is being asked for. */
export interface DeliveryTerms {
  readonly data: Partial<ShippingConfig> | undefined;
  readonly isPending: boolean;
}

/** Entries that are read, not drawn. */
export interface DataSlots {
  /** A dress of the shop that leaves out what stands around its pages. */
  "shell-without": { parts: readonly ShellPart[] };
  "delivery-terms": {
    /** Read inside an observer. */
    termsOf: (container: Services) => DeliveryTerms;
  };
  /** Asked at each Continue of the checkout: something to save, an age to confirm. */
  "checkout-check": {
    /** Why the checkout cannot go on, in words for a toast; what it throws is said as 'Something went wrong'. */
    refusal: (container: Services) => Promise<string | undefined>;
  };
  "payment-method": {
    method: PaymentMethod;
    label: string;
    description: string;
    /** What stands in the description's place, where there is something to say; read inside an observer. */
    detail?: (container: Services) => string | undefined;
    /** Why it cannot pay this much right now, in words for a toast (spec 5, Checkout); asked at Continue and Place Order. */
    refusal?: (container: Services, finalPrice: Rupees) => Promise<string | undefined>;
    isOffered: (store: StorePayments) => boolean;
    /** Why it cannot be chosen although the store offers it, in words that stand in its description's place. */
    hindrance?: (store: StorePayments) => string | undefined;
  };
  "account-nav": {
    path: string;
    label: string;
    /** One of the account's own, or a line drawn on a grid of 20 by 20: the `d` of an SVG path. */
    icon: "profile" | "wallet" | "address" | "orders" | "subscription" | { path: string };
    /** On narrow screens it stands beside the menu's button, too: nearer than in the menu. */
    isNear?: true;
    /** The page behind it, where another manifest than the area's own brings it; with the stores that only it needs. */
    load?: () => Promise<{ Page: ComponentType; bind?: (container: Container) => void }>;
  };
}

export interface ComponentEntry<Name extends keyof ComponentSlots> {
  slot: Name;
  /** Lower comes first. */
  order: number;
  load: () => Promise<{ default: ComponentType<ComponentSlots[Name]> }>;
  /** Asks for the data that it shows; never rejects. */
  prefetch?: (container: Services) => Promise<unknown>;
}
export type DataEntry<Name extends keyof DataSlots> = { slot: Name; order: number } & DataSlots[Name];

export type SlotEntry =
  | { [Name in keyof ComponentSlots]: ComponentEntry<Name> }[keyof ComponentSlots]
  | { [Name in keyof DataSlots]: DataEntry<Name> }[keyof DataSlots];
