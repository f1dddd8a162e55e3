import type { Delivery, DeliveryState } from "#contract/sale/subscriptions.ts";
import type { StatusTone } from "#design/badge/StatusTag.tsx";
import { formatTime12 } from "#design/format/dates.ts";
import { formatDay } from "#design/format/formatDay.ts";
import { weekdayName, weekdayOf } from "#domain/subscriptions/index.ts";
import * as words from "../words.en";

export const DELIVERY_WORDS: Record<DeliveryState, { text: string; tone: StatusTone }> = {
  PLANNED: { text: words.planned, tone: "info" },
  SKIPPED: { text: words.skipped, tone: "neutral" },
  PAUSED: { text: words.paused, tone: "warning" },
  ORDERED: { text: words.ordered, tone: "success" },
  FAILED: { text: words.notDelivered, tone: "danger" },
};

/** `Monday, 5 March 2026`. */
export function dayInWords(date: string): string {
  return words.weekdayAndDay(weekdayName(weekdayOf(date)), formatDay(date));
}

/** `06:00 AM to 08:00 AM`. */
export function slotInWords({ startTime, endTime }: Pick<Delivery["slot"], "startTime" | "endTime">): string {
  return words.fromTo(formatTime12(startTime), formatTime12(endTime));
}

/** Says until when a delivery can be changed. */
export function cutOffInWords(cutOffTime: string): string {
  return words.orderedTheEveningBefore(formatTime12(cutOffTime));
}
