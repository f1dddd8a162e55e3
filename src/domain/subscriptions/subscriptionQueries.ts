import { deliverySlots, type OfferedSlot } from "#contract/sale/deliverySlots.ts";
import {
  type DeliveryPlan,
  type Subscription,
  type SubscriptionPage,
  subscriptions,
} from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { CUSTOMER_KEY } from "#kernel/query/customerKey.ts";
import type { Query } from "#kernel/query/Query.types.ts";
import { STORE_CONTENT_MS } from "#kernel/query/staleTimes.ts";
import { TIME_ZONE } from "../branding";
import { storeDay } from "./storeDay";

/** Spec 9: eight subscriptions on a page. */
const SUBSCRIPTIONS_PAGE_SIZE = 8;

/** The key prefix of all subscriptions of one customer, for invalidation. */
export const subscriptionsKey = (customerId: string) => [CUSTOMER_KEY, customerId, "subscriptions"];

/** Shown in the account, so it retries twice and is not fetched again on focus (spec 7.1). */
const ACCOUNT = { retries: 2, refetchOnFocus: false } as const;

export function subscriptionPageQuery(api: ApiClient, customerId: string, page: number): Query<SubscriptionPage> {
  const query = { customerId, page, size: SUBSCRIPTIONS_PAGE_SIZE };
  return {
    ...ACCOUNT,
    key: [...subscriptionsKey(customerId), "page", page],
    keepPrevious: true,
    fetch: async (signal) => {
      const answer = await api.call(subscriptions.list, { query, signal });
      return { ...answer, subscriptions: answer.subscriptions.map(withDays) };
    },
  };
}

/**
 * Writes start and end as dates without a time, and a missing end as an empty string (spec 3), whatever the platform sends.
 */
function withDays(subscription: Subscription): Subscription {
  const { subscriptionRecurrence: recurrence } = subscription;
  const [startDate, endDate] = [dayOf(recurrence.startDate), dayOf(recurrence.endDate)];
  return { ...subscription, subscriptionRecurrence: { ...recurrence, startDate, endDate } };
}

/** A platform may send a date as a moment of that day. */
function dayOf(text: string | null | undefined): LocalDate | "" {
  return text?.includes("T") ? storeDay(new Date(text), TIME_ZONE) : (text ?? "");
}

/** Coming and past deliveries; fetches nothing without an `id`. */
export function deliveryPlanQuery(api: ApiClient, customerId: string, id: string): Query<DeliveryPlan> {
  return {
    ...ACCOUNT,
    key: [...subscriptionsKey(customerId), "plan", id],
    enabled: id !== "",
    fetch: (signal) => api.call(subscriptions.deliveries, { params: { id }, signal }),
  };
}

export function deliverySlotsQuery(api: ApiClient): Query<OfferedSlot[]> {
  return {
    key: ["delivery-slots"],
    staleTime: STORE_CONTENT_MS,
    fetch: (signal) => api.call(deliverySlots.list, { signal }),
  };
}
