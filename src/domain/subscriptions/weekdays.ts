import { DateTime } from "luxon";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import * as words from "./words.en";

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

const NAMES = words.weekdays.split(" ");
const SHORT = words.weekdaysShort.split(" ");
const LETTERS = words.weekdayLetters.split(" ");

/** `MONDAY` → `Monday`, in the language of the page, like the next two. */
export const weekdayName = (day: Weekday): string => NAMES[WEEKDAYS.indexOf(day)] ?? day;
/** `MONDAY` → `Mon`, with which its name begins. */
export const weekdayShort = (day: Weekday): string => SHORT[WEEKDAYS.indexOf(day)] ?? day;
/** `MONDAY` → `M` */
export const weekdayLetter = (day: Weekday): string => LETTERS[WEEKDAYS.indexOf(day)] ?? day;

/** Adds the day, or removes it when it is there; the result is in the order of the week. */
export function toggleDay(days: readonly Weekday[], day: Weekday): Weekday[] {
  return WEEKDAYS.filter((other) => (other === day) !== days.includes(other));
}

export function weekdayOf(date: LocalDate): Weekday {
  // Luxon counts from Monday (1) to Sunday (7).
  return WEEKDAYS[DateTime.fromISO(date).weekday % 7] ?? "SUNDAY";
}
