import { expect, test } from "vitest";
import {
  confirmationRefusal,
  type SubscriptionRequest,
  storeDay,
  toggleDay,
  weekdayName,
  weekdayOf,
} from "#domain/subscriptions/index.ts";

const TODAY = "2026-03-05";
const GOOD: SubscriptionRequest = {
  startDate: TODAY,
  endDate: "",
  daysOfWeek: ["MONDAY"],
  hasAddress: true,
  isPayable: true,
  paymentMethod: "COD",
};

/** Each row breaks its own check and all later ones; the message is that of the first one. */
const CHECKS: [check: string, breaks: Partial<SubscriptionRequest>, words: string][] = [
  ["1", { daysOfWeek: [] }, "Error! Please select repeated days and Start Date."],
  ["2", { startDate: "2026-03-04" }, "Error! Please select a valid Start Date."],
  ["3", { endDate: "2026-03-01" }, "Error! End date cannot be earlier than start date."],
  ["4", { hasAddress: false }, "Error! Please add a address."],
  ["5", { isPayable: false }, "Error! Please contact store admin paymenthod is disabled."],
  ["6", { paymentMethod: null }, "Error! Please select payment mode."],
];

test.each(CHECKS)("spec 5, Confirm Subscription: check %s alone", (_, breaks, words) => {
  expect(confirmationRefusal({ ...GOOD, ...breaks }, TODAY)).toBe(words);
});

test.each(CHECKS.map(([check, , words], index) => [check, words, index] as const))(
  "spec 5, Confirm Subscription: check %s comes before the later ones",
  (_, words, index) => {
    const wrong = CHECKS.slice(index).reduce((request, [, breaks]) => ({ ...request, ...breaks }), GOOD);
    expect(confirmationRefusal(wrong, TODAY)).toBe(words);
  },
);

test("spec 5, Confirm Subscription: a missing start date is check 1", () => {
  expect(confirmationRefusal({ ...GOOD, startDate: "" }, TODAY)).toBe(CHECKS[0]?.[2]);
});

test("spec 5, Confirm Subscription: all checks passed, with an end on the first day or none", () => {
  expect(confirmationRefusal(GOOD, TODAY)).toBeUndefined();
  expect(confirmationRefusal({ ...GOOD, endDate: TODAY }, TODAY)).toBeUndefined();
});

test("days toggle and keep the week's order, from Sunday", () => {
  expect(toggleDay(["FRIDAY"], "SUNDAY")).toEqual(["SUNDAY", "FRIDAY"]);
  expect(toggleDay(["SUNDAY", "FRIDAY"], "FRIDAY")).toEqual(["SUNDAY"]);
});

test("a calendar day has the same weekday in every time zone of the browser", () => {
  expect(["2026-03-05", "2024-02-29", "2026-12-31"].map((day) => weekdayName(weekdayOf(day)))).toEqual([
    "Thursday",
    "Thursday",
    "Thursday",
  ]);
});

test("today is the store's day in every time zone of the browser", () => {
  const moment = new Date("2026-01-09T20:00:00Z");
  expect(storeDay(moment, "Asia/Kolkata")).toBe("2026-01-10");
  expect(storeDay(moment, "America/Los_Angeles")).toBe("2026-01-09");
  expect(storeDay(new Date("2026-01-09T10:30:00Z"), "Pacific/Kiritimati")).toBe("2026-01-10");
});
