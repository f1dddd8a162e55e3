import { Subscriptions } from "./Subscriptions";

/** Deliveries that come back every week, and what turns them into orders. */
export function createSubscriptions() {
  return { subscriptions: new Subscriptions() };
}
