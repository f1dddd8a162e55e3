import { DateTime } from "luxon";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";

/** In the order of the week (spec 3). */
export const WEEKDAYS: readonly Weekday[] = [
  "SUNDAY",
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
];

/** `MONDAY` → `Monday`. */
export function weekdayName(day: Weekday): string {
  return `${day[0]}${day.slice(1).toLowerCase()}`;
}

/** Adds the day, or removes it when it is there; the result is in the order of the week. */
export function toggleDay(days: readonly Weekday[], day: Weekday): Weekday[] {
  return WEEKDAYS.filter((other) => (other === day) !== days.includes(other));
}

export function weekdayOf(date: LocalDate): Weekday {
  // Luxon counts from Monday (1) to Sunday (7).
  return WEEKDAYS[DateTime.fromISO(date).weekday % 7] ?? "SUNDAY";
}
