import type { DeliveryReason, DeliveryState } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import { addDays, laterOf, nextDeliveryDay } from "../../store/calendar";
import type { Totals } from "../pricing/priceLines";
import type { SubscriptionRow } from "./subscriptionRows";
import { isPaused } from "./toWire";

/** How many future days, and how many past days, a plan shows at most. */
export const SHOWN_DAYS = 7;

/** A day as it was decided, or as it would be decided. */
export interface Day {
  date: LocalDate;
  state: DeliveryState;
  reasonCode?: DeliveryReason;
  order?: { id: string; orderNumber: string; totals: Totals };
}

type Planned = Pick<
  SubscriptionRow,
  "isActive" | "openFrom" | "daysOfWeek" | "startDate" | "endDate" | "pauseFrom" | "pauseUntil"
>;

/** The decided days, then the open days as they would be decided, including the skipped ones; seven at most. */
export function comingDays(row: Planned, recorded: readonly Day[], today: LocalDate): Day[] {
  const days = recorded.filter(({ date, state }) => date < row.openFrom && (row.isActive || state === "ORDERED"));
  const skips = new Set(recorded.map(({ date }) => date));
  let from = laterOf(row.openFrom, today);
  while (row.isActive && days.length < SHOWN_DAYS) {
    const date = nextDeliveryDay(row, from);
    if (date === undefined) break;
    if (skips.has(date)) days.push({ date, state: "SKIPPED", reasonCode: "SKIPPED_BY_SHOPPER" });
    else if (isPaused(row, date)) days.push({ date, state: "PAUSED", reasonCode: "PAUSED_BY_SHOPPER" });
    else days.push({ date, state: "PLANNED" });
    from = addDays(date, 1);
  }
  return days.slice(0, SHOWN_DAYS);
}
