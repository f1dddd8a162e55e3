import { DateTime } from "luxon";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";

/**
 * The rules of days and moments. A delivery is for a day of the store's calendar, and days are counted as days, so that no
 * change of the clock can repeat or lose one. Only the cut-off and the slot's start are moments.
 */
export interface StoreCalendar {
  /** The IANA name. */
  timeZone: string;
  /** The time on the evening before a delivery, as `HH:MM` by the store's clock. */
  cutOffTime: string;
}

/** The days of a subscription. Pauses and skipped days do not change them. */
export interface Recurrence {
  daysOfWeek: readonly Weekday[];
  startDate: LocalDate;
  endDate: LocalDate | null;
}

/** In luxon's order, where a week begins on Monday. */
const WEEKDAYS: readonly Weekday[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

const asDay = (date: LocalDate) => DateTime.fromISO(date, { zone: "utc" });

/** Whether a text is a day of the calendar; `2026-02-30` is not. */
export const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && asDay(text).isValid;

export function addDays(date: LocalDate, days: number): LocalDate {
  return asDay(date).plus({ days }).toFormat("yyyy-MM-dd");
}

export const laterOf = (a: LocalDate, b: LocalDate): LocalDate => [a, b].sort()[1] as LocalDate;

export function weekdayOf(date: LocalDate): Weekday {
  return WEEKDAYS[asDay(date).weekday - 1] as Weekday;
}

export function todayIn(timeZone: string, now: Date): LocalDate {
  return DateTime.fromJSDate(now, { zone: timeZone }).toFormat("yyyy-MM-dd");
}

/**
 * The moment of a local time. If the clock shows the time twice, the first one; if the clock skips it, the moment after.
 */
function momentOf(date: LocalDate, time: string, timeZone: string): Date {
  const local = DateTime.fromISO(`${date}T${time}`, { zone: timeZone });
  return DateTime.min(local, ...local.getPossibleOffsets()).toJSDate();
}

/** The moment at which the delivery of a day becomes an order. */
export function cutOffOf(date: LocalDate, { timeZone, cutOffTime }: StoreCalendar): Date {
  return momentOf(addDays(date, -1), cutOffTime, timeZone);
}

/** The moment from which a delivery that was not ordered counts as missed. */
export function slotStartOf(date: LocalDate, startTime: string, { timeZone }: StoreCalendar): Date {
  return momentOf(date, startTime, timeZone);
}

/** The first day whose cut-off is still to come. */
export function firstOpenDay(calendar: StoreCalendar, now: Date): LocalDate {
  let date = todayIn(calendar.timeZone, now);
  while (cutOffOf(date, calendar) <= now) date = addDays(date, 1);
  return date;
}

export function isDeliveryDay({ daysOfWeek, startDate, endDate }: Recurrence, date: LocalDate): boolean {
  return date >= startDate && (endDate === null || date <= endDate) && daysOfWeek.includes(weekdayOf(date));
}

/** The first delivery day on or after `from`; undefined after the last one. */
export function nextDeliveryDay(recurrence: Recurrence, from: LocalDate): LocalDate | undefined {
  const first = laterOf(from, recurrence.startDate);
  for (let ahead = 0; ahead < WEEKDAYS.length; ahead += 1) {
    const date = addDays(first, ahead);
    if (isDeliveryDay(recurrence, date)) return date;
  }
  return undefined;
}
