import { DateTime } from "luxon";
import type { AdminOrder } from "#contract/admin.ts";
import { formatTime12 } from "#design/format/dates.ts";
import { formatDay } from "#design/format/formatDay.ts";
import * as words from "./words.en";

export interface OrdersOfSlot {
  key: string;
  title: string;
  orders: readonly AdminOrder[];
}

/**
 * Sorts orders into delivery times by day and time, the earliest first. Orders without a delivery time come first, because
 * they are to be delivered soon.
 */
export function slotsOf(orders: readonly AdminOrder[], today: string): OrdersOfSlot[] {
  const byKey = new Map<string, AdminOrder[]>();
  for (const order of orders) {
    const key = order.slot === "" ? "" : `${order.deliveryDate ?? ""} ${order.slot}`;
    byKey.set(key, [...(byKey.get(key) ?? []), order]);
  }
  return [...byKey.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, ofSlot]) => ({ key, title: slotTitle(ofSlot[0], today), orders: ofSlot }));
}

/** @param today left out in print, because paper may be read on another day */
export function slotTitle(order: AdminOrder | undefined, today = ""): string {
  if (order === undefined || order.slot === "") return words.withoutSlot;
  const [from = "", until = ""] = order.slot.split("-");
  return words.slot(dayInWords(order.deliveryDate, today), formatTime12(from), formatTime12(until));
}

function dayInWords(day: string | undefined, today: string): string {
  if (day === undefined) return "";
  if (today === "") return formatDay(day);
  if (day === today) return words.today;
  return day === DateTime.fromISO(today).plus({ days: 1 }).toISODate() ? words.tomorrow : formatDay(day);
}
