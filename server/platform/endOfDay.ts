import { DateTime } from "luxon";

/** The last second of a day such as `2027-03-31` in a time zone; an invalid date for a text that is not a day. */
export function endOfDay(day: string, timeZone: string): Date {
  return DateTime.fromFormat(day, "yyyy-MM-dd", { zone: timeZone }).endOf("day").startOf("second").toJSDate();
}
