import { DateTime } from "luxon";
import type { Weekday } from "../../contract/sale/subscriptions";
import type { LocalDate } from "../../contract/wire.types";

/** In the week's order (spec 3). */
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

/** On where it was off and off where it was on; always in the week's order. */
export function toggleDay(days: readonly Weekday[], day: Weekday): Weekday[] {
  return WEEKDAYS.filter((other) => (other === day) !== days.includes(other));
}

/** Of a day of the calendar. */
export function weekdayOf(date: LocalDate): Weekday {
  // Luxon's week begins on Monday with 1 and ends on Sunday with 7.
  return WEEKDAYS[DateTime.fromISO(date).weekday % 7] ?? "SUNDAY";
}
