import { useContext } from "react";
import { type DateInput, formatDay, formatMoment } from "./dates";
import { TimeZone } from "./TimeZone";

/** Moments as the clock of `TimeZone` shows them, wherever the browser is. */
export function useDates() {
  const zone = useContext(TimeZone);
  return {
    dayOf: (moment: DateInput) => formatDay(moment, zone),
    momentOf: (moment: DateInput) => formatMoment(moment, zone),
  };
}
