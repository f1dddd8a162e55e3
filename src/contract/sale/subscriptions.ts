import type { Address } from "../customers/addresses";
import { endpoint } from "../endpoint";
import type { IsoDateTime, LocalDate, PageQuery, PicturePath, Rupees, Whole } from "../wire.types";
import type { DeliverySlot } from "./deliverySlots";

export type Weekday = "SUNDAY" | "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY";

/** Nothing but what can be taken without the shopper: a gateway asks them every time. */
export type SubscriptionPaymentMethod = "COD" | "WALLET";

export interface SubscriptionItem {
  productId?: string;
  productVariantId?: string;
  productName: string;
  thumbnail: PicturePath;
  /** Today's; each delivery is sold at the price of the day it is ordered on. */
  sellingPrice: Rupees;
  mrp: Rupees;
  quantity: number;
  weight: number;
  weightUnit: string;
}

export interface SubscriptionRecurrence {
  /** Days of the store's calendar. */
  startDate: LocalDate;
  /** The last day; empty for none (spec 3), and another platform may leave it out. */
  endDate?: LocalDate | "" | null;
  /** In the week's order, from Sunday. */
  daysOfWeek: Weekday[];
  paymentMethod: SubscriptionPaymentMethod;
}

/** Both days included. */
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
  /** The pause that is on or to come; null without one. Left out where the platform tells no deliveries. */
  pause?: Pause | null;
}

export interface SubscriptionPage {
  subscriptions: Subscription[];
  totalPages: number;
}

export type WholeRecurrence = SubscriptionRecurrence & { endDate: LocalDate | "" };
export type WholeSubscription = Whole<Subscription, "deliverySlot" | "shippingAddress" | "pause"> & {
  subscriptionItem: Required<SubscriptionItem>;
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
 * PLANNED: will be ordered at its cut-off. SKIPPED: the shopper does not want this day. PAUSED: it lies in the pause.
 * ORDERED: it is an order. FAILED: it could not be ordered, or came to nothing; `reason` says why.
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
  | "MISSED"
  | "ORDER_CANCELLED";

export interface Delivery {
  date: LocalDate;
  slot: DeliverySlot;
  state: DeliveryState;
  /** Undefined while nothing stands in the way. */
  reasonCode?: DeliveryReason;
  /** In words for the shopper; on a PLANNED one a warning of how things stand today. Empty while nothing is in the way. */
  reason: string;
  /** When it becomes an order: until then it can be skipped, paused or taken back. */
  cutOffAt: IsoDateTime;
  /** Whether that is still to come. */
  canChange: boolean;
  /** What it costs: the order's own sums, or by today's prices what an order would. As in an order. */
  totalPrice: Rupees;
  totalDiscount: Rupees;
  tax: Rupees;
  shippingCharge: Rupees;
  finalPrice: Rupees;
  /** Only when ORDERED, or when that order came to nothing. */
  orderId?: string;
  orderNumber?: string;
}

export interface DeliveryPlan {
  subscriptionId: string;
  isActive: boolean;
  /** From today on, soonest first; seven while the subscription goes on, none when it is switched off and nothing is ordered. */
  deliveries: Delivery[];
  /** The last seven before today, newest first: what became of them. */
  past: Delivery[];
  pause: Pause | null;
  /** Local time of the evening before a delivery, `HH:MM`. */
  cutOffTime: string;
  /** IANA name of the store's time zone: all days here are days there. */
  timeZone: string;
}

type OneSubscription = { id: string };

/**
 * Whatever changes a subscription counts for deliveries whose cut-off is still to come: what was due before is ordered
 * as it was. 409 `CUT_OFF_PASSED` for a day that is ordered already.
 */
export const subscriptions = {
  /** Newest first. */
  list: endpoint<{
    query: PageQuery & { customerId?: string };
    reply: SubscriptionPage;
    whole: WholeSubscriptionPage;
  }>("GET", "/api/subscriptions", "customer"),
  /** 404 for what this store does not sell by subscription, 409 `PAYMENT_METHOD_UNAVAILABLE`. */
  create: endpoint<{ body: NewSubscription; reply: unknown; whole: WholeSubscription }>(
    "POST",
    "/api/subscriptions",
    "customer",
    { keyed: true, mayBeEmpty: true },
  ),
  /** Who needs the subscription reads the list again. */
  update: endpoint<{
    params: OneSubscription;
    body: SubscriptionChange;
    reply: unknown;
    whole: WholeSubscription;
  }>("PUT", "/api/subscriptions/:id", "customer", { mayBeEmpty: true }),
  /** Its orders stay. */
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
  /** 409 `NO_DELIVERY` for a day without one. Skipping twice is skipping once. */
  skip: endpoint<{ params: OneSubscription; body: { date: LocalDate }; reply: DeliveryPlan }>(
    "POST",
    "/api/subscriptions/:id/skip",
    "customer",
  ),
  /** Takes the skip back. */
  unskip: endpoint<{ params: OneSubscription; body: { date: LocalDate }; reply: DeliveryPlan }>(
    "POST",
    "/api/subscriptions/:id/unskip",
    "customer",
  ),
  /** Takes the place of an earlier pause. */
  pause: endpoint<{ params: OneSubscription; body: Pause; reply: DeliveryPlan }>(
    "POST",
    "/api/subscriptions/:id/pause",
    "customer",
  ),
  /** Ends the pause, now or before it has begun. */
  resume: endpoint<{ params: OneSubscription; reply: DeliveryPlan }>(
    "POST",
    "/api/subscriptions/:id/resume",
    "customer",
  ),
};
