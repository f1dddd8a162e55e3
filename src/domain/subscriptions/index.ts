export { type SubscriptionSummary, subscriptionSummary } from "./subscriptionSummary";
