import { DateTime } from "luxon";

/** A day of a calendar, `2027-03-31`, from its beginning until the next one; undefined for what is no day. */
export function dayRange(day: string, zone: string): { from: Date; until: Date } | undefined {
  const from = DateTime.fromISO(day, { zone });
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !from.isValid) return undefined;
  return { from: from.toJSDate(), until: from.plus({ days: 1 }).toJSDate() };
}
