import { describe, expect, it } from "vitest";
import type { Weekday } from "#contract/sale/subscriptions.ts";
import {
  addDays,
  cutOffOf,
  firstOpenDay,
  isDate,
  isDeliveryDay,
  nextDeliveryDay,
  slotStartOf,
  todayIn,
  weekdayOf,
} from "#server/platform/services/store/calendar.ts";

const INDIA = { timeZone: "Asia/Kolkata", cutOffTime: "22:00" };
const BERLIN = { timeZone: "Europe/Berlin", cutOffTime: "22:00" };
const at = (iso: string) => new Date(iso);

/** All delivery days from one day to another. */
function daysBetween(daysOfWeek: Weekday[], from: string, until: string): string[] {
  const days: string[] = [];
  const recurrence = { daysOfWeek, startDate: from, endDate: until };
  for (
    let day = nextDeliveryDay(recurrence, from);
    day !== undefined;
    day = nextDeliveryDay(recurrence, addDays(day, 1))
  ) {
    days.push(day);
  }
  return days;
}

describe("the days of a subscription", () => {
  it("continue over the ends of months and years, and over leap days", () => {
    expect(addDays("2026-01-31", 1)).toBe("2026-02-01");
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
    expect(daysBetween(["SUNDAY", "TUESDAY"], "2028-02-25", "2028-03-05")).toEqual([
      ...["2028-02-27", "2028-02-29", "2028-03-05"],
    ]);
  });

  it("have their weekday wherever the store is", () => {
    const week = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];
    expect(week.map((_, day) => weekdayOf(addDays("2026-11-16", day)))).toEqual(week);
    expect(weekdayOf("2026-11-21")).toBe("SATURDAY");
    expect(weekdayOf("2028-02-29")).toBe("TUESDAY");
    expect(weekdayOf("2027-01-01")).toBe("FRIDAY");
  });

  it("begin with the start and end with the end, both included", () => {
    expect(daysBetween(["MONDAY"], "2026-11-02", "2026-11-30")).toHaveLength(5);
    expect(daysBetween(["MONDAY"], "2026-11-03", "2026-11-29")).toHaveLength(3);
    expect(daysBetween(["MONDAY"], "2026-11-03", "2026-11-08")).toEqual([]);
  });

  it("never end without an end", () => {
    const recurrence = { daysOfWeek: ["MONDAY" as const], startDate: "2026-11-02", endDate: null };
    expect(nextDeliveryDay(recurrence, "2036-11-04")).toBe("2036-11-10");
  });

  it("are days of the calendar", () => {
    expect(["2026-01-01", "2028-02-29", "2026-12-31"].map(isDate)).toEqual([true, true, true]);
  });

  it.each(["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "soon", "", "2026-01-01T00:00", "+12026-01-01"])(
    "do not include %j",
    (text) => expect(isDate(text)).toBe(false),
  );

  it("are the store's: midnight in India is the evening in UTC", () => {
    expect(todayIn("Asia/Kolkata", at("2026-12-31T18:29:59Z"))).toBe("2026-12-31");
    expect(todayIn("Asia/Kolkata", at("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
  });
});

describe("the cut-off", () => {
  it("is the evening before, by the store's clock", () => {
    expect(cutOffOf("2026-03-01", INDIA)).toEqual(at("2026-02-28T16:30:00Z"));
    expect(cutOffOf("2026-03-29", BERLIN)).toEqual(at("2026-03-28T21:00:00Z"));
    expect(cutOffOf("2026-03-30", BERLIN)).toEqual(at("2026-03-29T20:00:00Z"));
  });

  it("comes once a day, 23, 24 or 25 hours after the last, through a year with its clock changes", () => {
    const zones = ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Beirut"];
    for (const timeZone of zones) {
      for (const cutOffTime of ["22:00", "00:30", "02:30"]) {
        let last = cutOffOf("2025-12-31", { timeZone, cutOffTime }).getTime();
        for (let day = "2026-01-01"; day <= "2026-12-31"; day = addDays(day, 1)) {
          const next = cutOffOf(day, { timeZone, cutOffTime }).getTime();
          const hours = (next - last) / 3_600_000;
          expect([day, timeZone, cutOffTime, hours >= 23 && hours <= 25]).toEqual([day, timeZone, cutOffTime, true]);
          last = next;
        }
      }
    }
  }, 60_000);

  it("is the first moment of a time that occurs twice, and the moment after the change for a time that is skipped", () => {
    const night = { timeZone: "Europe/Berlin", cutOffTime: "02:30" };
    expect(cutOffOf("2026-10-26", night)).toEqual(at("2026-10-25T00:30:00Z"));
    expect(cutOffOf("2026-03-30", night)).toEqual(at("2026-03-29T01:30:00Z"));
    expect(slotStartOf("2026-10-25", "02:15", BERLIN)).toEqual(at("2026-10-25T00:15:00Z"));
  });

  it("decides which day can still be changed", () => {
    expect(firstOpenDay(INDIA, at("2026-11-21T16:29:59Z"))).toBe("2026-11-22");
    expect(firstOpenDay(INDIA, at("2026-11-21T16:30:00Z"))).toBe("2026-11-23");
    expect(firstOpenDay({ ...INDIA, cutOffTime: "00:00" }, at("2026-11-21T16:30:00Z"))).toBe("2026-11-23");
  });

  it("delivers on the chosen weekdays from the first day to the last, both included", () => {
    const daysOfWeek: Weekday[] = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];
    const week = { daysOfWeek, startDate: "2026-11-03", endDate: "2026-11-05" };
    const days = ["2026-11-02", "2026-11-03", "2026-11-05", "2026-11-06"];
    expect(days.filter((day) => isDeliveryDay(week, day))).toEqual(["2026-11-03", "2026-11-05"]);
    expect(days.filter((day) => isDeliveryDay({ ...week, endDate: null }, day))).toEqual(days.slice(1));
    // 2 November 2026 is a Monday.
    const mondays = { daysOfWeek: ["MONDAY" as const], startDate: "2026-11-01", endDate: null };
    expect(days.filter((day) => isDeliveryDay(mondays, day))).toEqual(["2026-11-02"]);
  });
});
