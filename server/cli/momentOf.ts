import { DateTime } from "luxon";

/** A moment by the clock of a store, to the minute: `2027-03-31 18:05`. */
export const momentOf = (at: Date | string, timeZone: string): string =>
  (typeof at === "string" ? DateTime.fromISO(at) : DateTime.fromJSDate(at))
    .setZone(timeZone)
    .toFormat("yyyy-MM-dd HH:mm");
