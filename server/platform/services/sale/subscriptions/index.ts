import { KeyedCalls } from "../../common/keyed/KeyedCalls";
import type { ServiceDeps } from "../../common/ServiceDeps.types";
import { calendarsWith } from "../../store/storeCalendars";
import { DeliveryScheduler } from "./DeliveryScheduler";
import { Subscriptions } from "./Subscriptions";

/** Makes the services for weekly deliveries and for turning them into orders. */
export function createSubscriptions({ db, clock, config, log }: ServiceDeps) {
  const calendarOf = calendarsWith(config.subscriptions.calendar);
  return {
    subscriptions: new Subscriptions(db, clock, new KeyedCalls(db, clock), calendarOf),
    deliveryScheduler: new DeliveryScheduler(db, clock, calendarOf, log),
  };
}
