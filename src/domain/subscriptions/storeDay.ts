import { DateTime } from "luxon";
import type { LocalDate } from "#contract/wire.types.ts";

/** The date at a moment in the store's time zone, `2026-01-31`. */
export function storeDay(moment: Date, timeZone: string): LocalDate {
  return DateTime.fromJSDate(moment, { zone: timeZone }).toFormat("yyyy-MM-dd");
}
