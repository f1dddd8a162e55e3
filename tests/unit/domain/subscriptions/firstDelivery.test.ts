import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { firstDelivery, WEEKDAYS } from "#domain/subscriptions/index.ts";

/** Thursday, 5 March 2026; the cut-off is at ten in the evening. */
const at = (time: string) => DateTime.fromISO(`2026-03-05T${time}`, { zone: "Asia/Kolkata" });
const first = (changes: object, time = "12:00") =>
  firstDelivery({ startDate: "2026-03-05", endDate: "", daysOfWeek: WEEKDAYS, ...changes }, "22:00", at(time));

test("a subscription from today on comes tomorrow, and after the evening's cut-off a day later", () => {
  expect([first({}), first({}, "21:59"), first({}, "22:00")]).toEqual(["2026-03-06", "2026-03-06", "2026-03-07"]);
});

test("the first of its weekdays on or after the start date counts", () => {
  expect(first({ daysOfWeek: ["THURSDAY"] })).toBe("2026-03-12");
  expect(first({ daysOfWeek: ["MONDAY"], startDate: "2026-04-01" })).toBe("2026-04-06");
});

test("without days, or with an end before the first of them, none comes", () => {
  expect([first({ daysOfWeek: [] }), first({ daysOfWeek: ["THURSDAY"], endDate: "2026-03-11" })]).toEqual([
    undefined,
    undefined,
  ]);
});
