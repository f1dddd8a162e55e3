import type { VariantOptions } from "../catalogue/options";
import type { Address } from "../customers/addresses";
import { endpoint } from "../endpoint";
import type { StoreText } from "../languages";
import type { IsoDateTime, LocalDate, PageQuery, PicturePath, Rupees, Whole } from "../wire.types";
import type { DeliverySlot } from "./deliverySlots";

export type Weekday = "SUNDAY" | "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY";

/** Only methods that need no action by the shopper; an online payment needs one each time. */
export type SubscriptionPaymentMethod = "COD" | "WALLET";

export interface SubscriptionItem extends StoreText {
  productId?: string;
  productVariantId?: string;
  productName: string;
  thumbnail: PicturePath;
  /** Today's price; each delivery is sold at the price of the day on which it is ordered. */
  sellingPrice: Rupees;
  mrp: Rupees;
  quantity: number;
  weight: number;
  weightUnit: string;
  /** A gift (reading 41). */
  options?: VariantOptions;
}

export interface SubscriptionRecurrence {
  /** In the store's time zone. */
  startDate: LocalDate;
  /** The last day; empty when there is none (spec 3). Another platform may leave it out. */
  endDate?: LocalDate | "" | null;
  /** In the order of the week, from Sunday. */
  daysOfWeek: Weekday[];
  paymentMethod: SubscriptionPaymentMethod;
}

/** Both days are part of the pause. */
export interface Pause {
  from: LocalDate;
  until: LocalDate;
}

export interface Subscription {
  id: string;
  isActive: boolean;
  subscriptionItem: SubscriptionItem;
  subscriptionRecurrence: SubscriptionRecurrence;
  deliverySlot?: DeliverySlot;
  shippingAddress?: Address;
  /** The current or next pause; null without one. Left out by platforms without a list of deliveries. */
  pause?: Pause | null;
}

export interface SubscriptionPage {
  subscriptions: Subscription[];
  totalPages: number;
}

export type WholeRecurrence = SubscriptionRecurrence & { endDate: LocalDate | "" };
export type WholeSubscription = Whole<Subscription, "deliverySlot" | "shippingAddress" | "pause"> & {
  subscriptionItem: Whole<SubscriptionItem, "productId" | "productVariantId">;
  subscriptionRecurrence: WholeRecurrence;
};
export type WholeSubscriptionPage = SubscriptionPage & { subscriptions: WholeSubscription[] };

/** Spec 3, Subscription create payload. */
export interface NewSubscription {
  orgId: string;
  customerId: string;
  subscriptionRecurrence: Pick<WholeRecurrence, "daysOfWeek" | "startDate" | "endDate">;
  shippingAddress: Address;
  variantId: string;
  quantity: number;
  isActive: boolean;
  /** The id of one of the store's delivery slots. */
  preferredTimeSlot: string;
  paymentMethod: SubscriptionPaymentMethod;
}

export interface SubscriptionChange {
  subscriptionRecurrence: Pick<WholeRecurrence, "daysOfWeek" | "endDate">;
  isActive?: boolean;
}

/**
 * PLANNED: becomes an order at its cut-off. SKIPPED: the shopper skipped this day. PAUSED: the day lies in a pause.
 * ORDERED: it is an order. FAILED: it could not be ordered, or its order failed; `reason` says why.
 */
export type DeliveryState = "PLANNED" | "SKIPPED" | "PAUSED" | "ORDERED" | "FAILED";

export type DeliveryReason =
  | "SKIPPED_BY_SHOPPER"
  | "PAUSED_BY_SHOPPER"
  | "WALLET_TOO_LOW"
  | "OUT_OF_STOCK"
  | "PRODUCT_GONE"
  | "SLOT_GONE"
  | "PAYMENT_METHOD_OFF"
  | "STORE_CLOSED"
  | "MISSED"
  | "ORDER_CANCELLED";

export interface Delivery {
  date: LocalDate;
  slot: DeliverySlot;
  state: DeliveryState;
  /** Undefined when nothing prevents the delivery. */
  reasonCode?: DeliveryReason;
  /**
   * In words for the shopper. Of a PLANNED delivery it warns what would prevent it as things stand today. Empty when
   * nothing does.
   */
  reason: string;
  /** When the delivery becomes an order. Until then it can be skipped or paused, and a skip can be taken back. */
  cutOffAt: IsoDateTime;
  /** Whether `cutOffAt` is still to come. */
  canChange: boolean;
  /** The sums of its order, or of an order at today's prices. */
  totalPrice: Rupees;
  totalDiscount: Rupees;
  tax: Rupees;
  shippingCharge: Rupees;
  finalPrice: Rupees;
  /** Only when ORDERED, or FAILED after it was ordered. */
  orderId?: string;
  orderNumber?: string;
}

export interface DeliveryPlan {
  subscriptionId: string;
  isActive: boolean;
  /**
   * From today on, the soonest first: seven while the subscription is active, none when it is switched off and nothing is
   * ordered.
   */
  deliveries: Delivery[];
  /** The last seven before today, the newest first, with their outcome. */
  past: Delivery[];
  pause: Pause | null;
  /** Local time on the evening before a delivery, `HH:MM`. */
  cutOffTime: string;
  /** IANA name of the store's time zone; all dates of this plan are in it. */
  timeZone: string;
}

type OneSubscription = { id: string };

/**
 * A change of a subscription applies to deliveries whose cut-off is still to come. Earlier ones are ordered unchanged. 409
 * `CUT_OFF_PASSED` for a day that is ordered already.
 */
export const subscriptions = {
  /** The newest first. */
  list: endpoint<{
    query: PageQuery & { customerId?: string };
    reply: SubscriptionPage;
    whole: WholeSubscriptionPage;
  }>("GET", "/api/subscriptions", "customer"),
  /** 404 for a variant that this store does not sell by subscription, 409 `PAYMENT_METHOD_UNAVAILABLE`. */
  create: endpoint<{ body: NewSubscription; reply: unknown; whole: WholeSubscription }>(
    "POST",
    "/api/subscriptions",
    "customer",
    { keyed: true, mayBeEmpty: true },
  ),
  /** The storefront reads the list again, so the answer may be empty. */
  update: endpoint<{
    params: OneSubscription;
    body: SubscriptionChange;
    reply: unknown;
    whole: WholeSubscription;
  }>("PUT", "/api/subscriptions/:id", "customer", { mayBeEmpty: true }),
  /** Orders made for the subscription stay. */
  remove: endpoint<{ params: OneSubscription; reply: unknown; whole: { removed: true } }>(
    "DELETE",
    "/api/subscriptions/:id",
    "customer",
    { mayBeEmpty: true },
  ),
  deliveries: endpoint<{ params: OneSubscription; reply: DeliveryPlan }>(
    "GET",
    "/api/subscriptions/:id/deliveries",
    "customer",
  ),
  /** 409 `NO_DELIVERY` for a day without a delivery. A second skip of the same day changes nothing. */
  skip: endpoint<{ params: OneSubscription; body: { date: LocalDate }; reply: DeliveryPlan }>(
    "POST",
    "/api/subscriptions/:id/skip",
    "customer",
  ),
  /** Takes a skip back. */
  unskip: endpoint<{ params: OneSubscription; body: { date: LocalDate }; reply: DeliveryPlan }>(
    "POST",
    "/api/subscriptions/:id/unskip",
    "customer",
  ),
  /** Replaces an earlier pause. */
  pause: endpoint<{ params: OneSubscription; body: Pause; reply: DeliveryPlan }>(
    "POST",
    "/api/subscriptions/:id/pause",
    "customer",
  ),
  /** Ends the pause, whether or not it has begun. */
  resume: endpoint<{ params: OneSubscription; reply: DeliveryPlan }>(
    "POST",
    "/api/subscriptions/:id/resume",
    "customer",
  ),
};
