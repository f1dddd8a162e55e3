export { confirmationRefusal, type SubscriptionWish, updateRefusal } from "./confirmationRefusal";
export { localDay } from "./localDay";
export {
  deliveryPlanQuery,
  deliverySlotsQuery,
  SUBSCRIPTIONS_PAGE_SIZE,
  subscriptionPageQuery,
  subscriptionsKey,
} from "./subscriptionQueries";
export { type SubscriptionSummary, subscriptionSummary } from "./subscriptionSummary";
export { toggleDay, WEEKDAYS, weekdayName, weekdayOf } from "./weekdays";
