import { KeyedCalls } from "../commerce/keyed/KeyedCalls";
import type { ServiceDeps } from "../deps.types";
import { DeliveryScheduler } from "./DeliveryScheduler";
import { Subscriptions } from "./Subscriptions";
import { calendarsWith } from "./store-calendars";

/** Deliveries that come back every week, and what turns them into orders. */
export function createSubscriptions({ db, clock, config, log }: ServiceDeps) {
  const calendarOf = calendarsWith(config.subscriptions.calendar);
  return {
    subscriptions: new Subscriptions(db, clock, new KeyedCalls(db, clock), calendarOf),
    deliveryScheduler: new DeliveryScheduler(db, clock, calendarOf, log),
  };
}
