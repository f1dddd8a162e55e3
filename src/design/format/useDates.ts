import { useContext } from "react";
import { formatMoment } from "./dates";
import { type DateInput, formatDay } from "./formatDay";
import { TimeZone } from "./TimeZone";

/** Formats dates and times in the zone of `TimeZone`, not the browser's own. */
export function useDates() {
  const zone = useContext(TimeZone);
  return {
    dayOf: (moment: DateInput) => formatDay(moment, zone),
    momentOf: (moment: DateInput) => formatMoment(moment, zone),
  };
}
