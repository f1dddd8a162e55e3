import { type DeliverySlot, deliverySlots } from "../../contract/sale/deliverySlots";
import {
  type DeliveryPlan,
  type Subscription,
  type SubscriptionPage,
  subscriptions,
} from "../../contract/sale/subscriptions";
import type { LocalDate } from "../../contract/wire.types";
import type { ApiClient } from "../../kernel/http/ApiClient";
import { CUSTOMER_KEY } from "../../kernel/query/customerKey";
import type { Query } from "../../kernel/query/Query.types";
import { STORE_CONTENT_MS } from "../../kernel/query/staleTimes";
import { TIME_ZONE } from "../branding";
import { storeDay } from "./storeDay";

/** Spec 9. */
const SUBSCRIPTIONS_PAGE_SIZE = 8;

/** Everything of one customer's subscriptions, for invalidation. */
export const subscriptionsKey = (customerId: string) => [CUSTOMER_KEY, customerId, "subscriptions"];

/** Shown in the account, so it retries twice and does not refetch on focus (spec 7.1). */
const ACCOUNT = { retries: 2, refetchOnFocus: false } as const;

export function subscriptionPageQuery(api: ApiClient, customerId: string, page: number): Query<SubscriptionPage> {
  const query = { customerId, page, size: SUBSCRIPTIONS_PAGE_SIZE };
  return {
    ...ACCOUNT,
    key: [...subscriptionsKey(customerId), "page", page],
    keepPrevious: true,
    fetch: async (signal) => {
      const told = await api.call(subscriptions.list, { query, signal });
      return { ...told, subscriptions: told.subscriptions.map(withDays) };
    },
  };
}

/** Its days as days of the calendar; no end is an empty one (spec 3), however a platform says so. */
function withDays(subscription: Subscription): Subscription {
  const { subscriptionRecurrence: recurrence } = subscription;
  const [startDate, endDate] = [dayOf(recurrence.startDate), dayOf(recurrence.endDate)];
  return { ...subscription, subscriptionRecurrence: { ...recurrence, startDate, endDate } };
}

/** A platform may tell a day by a moment of it. */
function dayOf(told: string | null | undefined): LocalDate | "" {
  return told?.includes("T") ? storeDay(new Date(told), TIME_ZONE) : (told ?? "");
}

/** Deliveries to come and past ones; nothing is fetched without an `id`. */
export function deliveryPlanQuery(api: ApiClient, customerId: string, id: string): Query<DeliveryPlan> {
  return {
    ...ACCOUNT,
    key: [...subscriptionsKey(customerId), "plan", id],
    enabled: id !== "",
    fetch: (signal) => api.call(subscriptions.deliveries, { params: { id }, signal }),
  };
}

export function deliverySlotsQuery(api: ApiClient): Query<DeliverySlot[]> {
  return {
    key: ["delivery-slots"],
    staleTime: STORE_CONTENT_MS,
    fetch: (signal) => api.call(deliverySlots.list, { signal }),
  };
}
