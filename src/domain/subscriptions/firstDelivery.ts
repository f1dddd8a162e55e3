import { DateTime } from "luxon";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import { isEarlierDay } from "./isEarlierDay";
import { weekdayOf } from "./weekdays";

interface Recurrence {
  startDate: LocalDate;
  /** Empty for no end. */
  endDate: LocalDate | "";
  daysOfWeek: readonly Weekday[];
}

/**
 * The day of the first delivery: the first of these weekdays whose cut-off, on the evening before, is still to come.
 * Undefined when there is none before the end. @param cutOffTime `HH:MM` by the store's clock @param now in the store's
 * time zone
 */
export function firstDelivery(
  { startDate, endDate, daysOfWeek }: Recurrence,
  cutOffTime: string,
  now: DateTime,
): LocalDate | undefined {
  const [hour, minute] = cutOffTime.split(":").map(Number);
  const cutOff = now.set({ hour, minute, second: 0, millisecond: 0 });
  const open = now.plus({ days: now < cutOff ? 1 : 2 });
  const first = DateTime.max(open.startOf("day"), DateTime.fromISO(startDate, { zone: now.zone }));
  for (let ahead = 0; ahead < 7; ahead += 1) {
    const date = first.plus({ days: ahead }).toFormat("yyyy-MM-dd");
    if (endDate !== "" && isEarlierDay(endDate, date)) return undefined;
    if (daysOfWeek.includes(weekdayOf(date))) return date;
  }
  return undefined;
}
