import { DateTime } from "luxon";
import type { AdminOrder } from "#contract/admin.ts";
import { moneyStandingOf } from "#contract/sale/states/moneyStanding.ts";
import { stageOf } from "./stageOf";
import * as words from "./words.en";

/** Customers who pick up wait in the shop. */
const PICKED_UP_WITHIN = { minutes: 15 };

export interface Wait {
  /** `12 min`, `2 h 05 min`, `3 days`: how long ago the order was placed. */
  since: string;
  /** It should be packed by now. */
  isLate: boolean;
}

/** How long the customer of an order has waited; undefined for one that is finished. @param zone of the store */
export function waitOf(order: AdminOrder, now: Date, zone: string): Wait | undefined {
  const stage = stageOf(order);
  if (stage === "done") return undefined;
  const packBy = packByOf(order, zone);
  const isLate = stage === "toPack" && packBy !== undefined && packBy.toMillis() < now.getTime();
  return { since: inWords(now.getTime() - Date.parse(order.orderDate)), isLate };
}

/**
 * When an order must be packed: by the beginning of its delivery time. Undefined when nobody waits for it, or no time was
 * promised.
 */
function packByOf(order: AdminOrder, zone: string): DateTime | undefined {
  const { slot, deliveryDate, isPickedUp, orderDate } = order;
  const [from = ""] = slot.split("-");
  if (from !== "" && deliveryDate !== undefined) return DateTime.fromISO(`${deliveryDate}T${from}`, { zone });
  // The staff wait for customers who have not paid yet.
  return isPickedUp && moneyStandingOf(order) !== "collect"
    ? DateTime.fromISO(orderDate).plus(PICKED_UP_WITHIN)
    : undefined;
}

function inWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 1) return words.justNow;
  if (minutes < 60) return words.minutesAgo(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return words.hoursAgo(hours, String(minutes % 60).padStart(2, "0"));
  return words.daysAgo(Math.floor(hours / 24));
}
