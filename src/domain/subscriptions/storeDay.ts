import { DateTime } from "luxon";
import type { LocalDate } from "../../contract/wire.types";

/** The day that it is in a store's time zone, `2026-01-31`; such days compare as text. */
export function storeDay(moment: Date, timeZone: string): LocalDate {
  return DateTime.fromJSDate(moment, { zone: timeZone }).toFormat("yyyy-MM-dd");
}
