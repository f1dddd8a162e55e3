import type { Page } from "playwright";
import type { Product, ProductPage } from "#contract/catalogue/products.ts";
import type { DeliverySlot } from "#contract/sale/deliverySlots.ts";
import type { Subscription, Weekday } from "#contract/sale/subscriptions.ts";
import { HOME } from "../anAddress";
import { callAs } from "../browser/shopperBrowser";

/** The day that is this many days after today, in the shopper's time zone. */
export function dayFromNow(days: number): string {
  const india = 5.5 * 3_600_000;
  return new Date(Date.now() + india + days * 86_400_000).toISOString().slice(0, 10);
}

/** The products that the store sells by subscription, as the platform lists them. */
export async function subscribable(page: Page, origin: string): Promise<Product[]> {
  const { orgId, store, call } = await callAs(page, origin);
  const scope = `orgId=${orgId}&storeId=${store.id}`;
  const { products } = await call<ProductPage>("GET", `/api/products?page=1&size=100&${scope}`);
  return products.filter(({ isSubscribable, variants }) => isSubscribable && variants[0]?.isVisible);
}

export interface Wanted {
  which?: number;
  quantity?: number;
  daysOfWeek?: Weekday[];
  endDate?: string;
}

/** Creates a subscription from tomorrow on, paid in cash, by a call of the API and not in the page. */
export async function subscribe(page: Page, origin: string, wanted: Wanted = {}): Promise<Subscription> {
  const { which = 0, quantity = 1, daysOfWeek = ["MONDAY", "THURSDAY"], endDate = "" } = wanted;
  const product = (await subscribable(page, origin))[which];
  const { customerId, orgId, store, call } = await callAs(page, origin);
  const scope = `orgId=${orgId}&storeId=${store.id}`;
  const [slot] = await call<DeliverySlot[]>("GET", `/api/delivery-slots?${scope}`);
  const body = {
    storeId: store.id,
    orgId,
    customerId,
    subscriptionRecurrence: { daysOfWeek, startDate: dayFromNow(1), endDate },
    shippingAddress: HOME,
    variantId: product?.variants[0]?.variantId,
    quantity,
    isActive: true,
    preferredTimeSlot: slot?.id,
    paymentMethod: "COD",
  };
  return call<Subscription>("POST", "/api/subscriptions", body, { "idempotency-key": crypto.randomUUID() });
}
