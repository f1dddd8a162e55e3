import type { Pause, Weekday } from "#contract/sale/subscriptions.ts";
import type { LocalDate } from "#contract/wire.types.ts";
import { badRequest } from "../../../errors";
import { isDate, todayIn } from "../../store/calendar";

/** The messages of spec 5 (Confirm Subscription, Subscription update); the platform does not rely on the form. */
const NO_DAYS_NOR_START = "Error! Please select repeated days and Start Date.";
const NO_DAYS = "Error! Please select repeated days.";
const START_PAST = "Error! Please select a valid Start Date.";
const END_BEFORE_START = "Error! End date cannot be earlier than start date.";

/** The time zone in which a day ends last: a shopper there may rightly choose their own today. */
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
  if (given.startDate === "" || given.daysOfWeek.length === 0) throw refused(NO_DAYS_NOR_START);
  const startDate = dayOf(given.startDate, START_PAST);
  if (startDate < todayIn(LAST_TODAY, now)) throw refused(START_PAST);
  return { startDate, daysOfWeek: [...new Set(given.daysOfWeek)], endDate: endOf(given, startDate) };
}

/** @throws 400 `INVALID_SUBSCRIPTION` */
export function checkChangedRecurrence(given: Given, startDate: LocalDate): Days {
  if (given.daysOfWeek.length === 0) throw refused(NO_DAYS);
  return { daysOfWeek: [...new Set(given.daysOfWeek)], endDate: endOf(given, startDate) };
}

function endOf({ endDate }: Given, startDate: LocalDate): LocalDate | null {
  if (endDate === "") return null;
  const end = dayOf(endDate, END_BEFORE_START);
  if (end < startDate) throw refused(END_BEFORE_START);
  return end;
}

/** A day, or a local date-time of spec 9, of which only the day counts. */
export function dayOf(given: string, otherwise = "Please choose a day of the calendar."): LocalDate {
  const [, date = ""] = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)?$/.exec(given) ?? [];
  if (!isDate(date)) throw refused(otherwise);
  return date;
}

/** @throws 400 `INVALID_SUBSCRIPTION` for a pause that ends before it begins, or that is over */
export function checkPause(given: Pause, today: LocalDate): Pause {
  const pause = { from: dayOf(given.from), until: dayOf(given.until) };
  if (pause.until < pause.from) throw refused("A pause cannot end before it begins.");
  if (pause.until < today) throw refused("These days are over. Please choose days to come.");
  return pause;
}

/** Shoppers have no upper bound (spec 4); this one only refuses absurd numbers. */
export function checkSubscribedQuantity(quantity: number): number {
  if (!Number.isInteger(quantity) || quantity < 1) throw refused("The quantity must be a whole number of 1 or more.");
  if (quantity > MAX_QUANTITY) throw refused(`The quantity can be at most ${MAX_QUANTITY}.`);
  return quantity;
}

const refused = (message: string) => badRequest(message, "INVALID_SUBSCRIPTION");
