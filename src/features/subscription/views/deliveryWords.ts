import type { Delivery, DeliveryState } from "../../../contract/sale/subscriptions";
import { weekdayName, weekdayOf } from "../../../domain/subscriptions";
import type { StatusTone } from "../../../ui/badge/StatusTag";
import { formatTime12 } from "../../../ui/format/dates";
import { formatDay } from "../../../ui/format/formatDay";

export const DELIVERY_WORDS: Record<DeliveryState, { text: string; tone: StatusTone }> = {
  PLANNED: { text: "Planned", tone: "info" },
  SKIPPED: { text: "Skipped", tone: "neutral" },
  PAUSED: { text: "Paused", tone: "warning" },
  ORDERED: { text: "Ordered", tone: "success" },
  FAILED: { text: "Not delivered", tone: "danger" },
};

/** `Monday, 5 March 2026`. */
export function dayInWords(date: string): string {
  return `${weekdayName(weekdayOf(date))}, ${formatDay(date)}`;
}

/** `06:00 AM to 08:00 AM`. */
export function slotInWords({ startTime, endTime }: Pick<Delivery["slot"], "startTime" | "endTime">): string {
  return `${formatTime12(startTime)} to ${formatTime12(endTime)}`;
}

/** Says until when a delivery can be changed. */
export function cutOffInWords(cutOffTime: string): string {
  return `Each delivery is ordered at ${formatTime12(cutOffTime)} on the evening before. Until then you can skip it, pause it or take that back.`;
}
