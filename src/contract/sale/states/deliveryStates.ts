import type { DeliveryState } from "../subscriptions";
import type { StateTable } from "./StateTable.types";

interface Meaning {
  /** Whether the day is settled: it is an order, or will not become one. */
  isDecided: boolean;
  /** Whether the shopper pays for it as things stand. */
  isCharged: boolean;
}

/** A day of a subscription. A skipped or paused day can be taken back until its cut-off. */
export const DELIVERY_STATES: StateTable<DeliveryState, Meaning> = {
  PLANNED: { isDecided: false, isCharged: true, next: ["SKIPPED", "PAUSED", "ORDERED", "FAILED"] },
  SKIPPED: { isDecided: false, isCharged: false, next: ["PLANNED"] },
  PAUSED: { isDecided: false, isCharged: false, next: ["PLANNED"] },
  ORDERED: { isDecided: true, isCharged: true, next: ["FAILED"] },
  FAILED: { isDecided: true, isCharged: false, next: [] },
};
