import { DateTime } from "luxon";
import * as words from "../words.en";
import { type DateInput, formatDay } from "./formatDay";

function toDateTime(value: DateInput, zone?: string): DateTime {
  if (value instanceof Date) return DateTime.fromJSDate(value, { zone });
  return typeof value === "number" ? DateTime.fromMillis(value, { zone }) : DateTime.fromISO(value, { zone });
}

/** `5 March 2026, 02:07 PM` in the time zone `zone`; an empty string for an invalid date. */
export function formatMoment(value: DateInput, zone: string): string {
  const date = toDateTime(value, zone);
  return date.isValid ? words.dayAndTime(formatDay(value, zone), in12Hours(date)) : "";
}

/** `02:07 PM` in the time zone `zone`; an empty string for an invalid date. */
export function formatTime(value: DateInput, zone: string): string {
  const date = toDateTime(value, zone);
  return date.isValid ? in12Hours(date) : "";
}

/** `2026-03-05T14:07:09.012`: local time as year-month-day plus time with milliseconds (spec 9). */
export function formatLocalDateTime(value: DateInput): string {
  const date = toDateTime(value);
  return date.isValid ? date.toFormat("yyyy-MM-dd'T'HH:mm:ss.SSS") : "";
}

/** 24-hour `HH:MM` (seconds allowed) → `hh:MM AM/PM` (spec 9); any other text is returned unchanged. */
export function formatTime12(time: string): string {
  const date = DateTime.fromISO(time, { zone: "utc" });
  return /^\d{1,2}:\d{2}/.test(time) && date.isValid ? in12Hours(date) : time;
}

const in12Hours = (date: DateTime) => words.time(date.hour, date.toFormat("mm"));
