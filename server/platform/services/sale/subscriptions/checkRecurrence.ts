import type { Pause, Weekday } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import { badRequest } from "../../../errors";
import { isDate, todayIn } from "../../store/calendar";
import { words } from "../words";

/** The time zone in which a day ends last, because a shopper there may choose their own today. */
const LAST_TODAY = "Etc/GMT+12";

const MAX_QUANTITY = 100_000;

interface Days {
  daysOfWeek: Weekday[];
  endDate: LocalDate | null;
}

interface Given {
  daysOfWeek: readonly Weekday[];
  /** Empty when the subscription has no end (spec 3). */
  endDate: string;
}

/** @throws 400 `INVALID_SUBSCRIPTION`, in the order of the checks in spec 5 */
export function checkNewRecurrence(given: Given & { startDate: string }, now: Date): Days & { startDate: LocalDate } {
  if (given.startDate === "" || given.daysOfWeek.length === 0) throw refused(words.selectDaysAndStart);
  const startDate = dayOf(given.startDate, words.selectValidStart);
  if (startDate < todayIn(LAST_TODAY, now)) throw refused(words.selectValidStart);
  return { startDate, daysOfWeek: [...new Set(given.daysOfWeek)], endDate: endOf(given, startDate) };
}

/** @throws 400 `INVALID_SUBSCRIPTION` */
export function checkChangedRecurrence(given: Given, startDate: LocalDate): Days {
  if (given.daysOfWeek.length === 0) throw refused(words.selectDays);
  return { daysOfWeek: [...new Set(given.daysOfWeek)], endDate: endOf(given, startDate) };
}

function endOf({ endDate }: Given, startDate: LocalDate): LocalDate | null {
  if (endDate === "") return null;
  const end = dayOf(endDate, words.endDateTooEarly);
  if (end < startDate) throw refused(words.endDateTooEarly);
  return end;
}

/** A day, or a local date-time of spec 9, of which only the day counts. */
export function dayOf(given: string, otherwise = words.dayOfCalendar): LocalDate {
  const [, date = ""] = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?$/.exec(given) ?? [];
  if (!isDate(date)) throw refused(otherwise);
  return date;
}

/** @throws 400 `INVALID_SUBSCRIPTION` for a pause that ends before it begins, or that is over */
export function checkPause(given: Pause, today: LocalDate): Pause {
  const pause = { from: dayOf(given.from), until: dayOf(given.until) };
  if (pause.until < pause.from) throw refused(words.pauseEndsFirst);
  if (pause.until < today) throw refused(words.daysOver);
  return pause;
}

/** Shoppers have no upper limit (spec 4); this one only refuses absurd numbers. */
export function checkSubscribedQuantity(quantity: number): number {
  if (!Number.isInteger(quantity) || quantity < 1) throw refused(words.wholeQuantity);
  if (quantity > MAX_QUANTITY) throw refused(words.atMostQuantity(MAX_QUANTITY));
  return quantity;
}

const refused = (message: string) => badRequest(message, "INVALID_SUBSCRIPTION");
