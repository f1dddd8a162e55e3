import { DateTime } from "luxon";

/** The moments at which a calendar day such as `2027-03-31` begins and ends; undefined for a text that is not a day. */
export function dayRange(day: string, zone: string): { from: Date; until: Date } | undefined {
  const from = DateTime.fromISO(day, { zone });
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !from.isValid) return undefined;
  return { from: from.toJSDate(), until: from.plus({ days: 1 }).toJSDate() };
}
