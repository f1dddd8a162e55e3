export { confirmationRefusal, END_BEFORE_START, type SubscriptionRequest } from "./confirmationRefusal";
export { firstDelivery } from "./firstDelivery";
export { isEarlierDay } from "./isEarlierDay";
export { storeDay } from "./storeDay";
export {
  deliveryPlanQuery,
  deliverySlotsQuery,
  subscriptionPageQuery,
  subscriptionsKey,
} from "./subscriptionQueries";
export { type SubscriptionSummary, subscriptionSummary } from "./subscriptionSummary";
export { toggleDay, WEEKDAYS, weekdayLetter, weekdayName, weekdayOf, weekdayShort } from "./weekdays";
