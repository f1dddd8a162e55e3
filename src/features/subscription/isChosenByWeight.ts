import type { Subscription } from "#contract/sale/subscriptions.ts";

/** True where the variant is told from the product's others by its weight alone (spec 2.11), and by no options (reading 41). */
export const isChosenByWeight = ({ subscriptionItem: { options = {} } }: Subscription): boolean =>
  Object.keys(options).length === 0;
