import fc from "fast-check";
import { DateTime } from "luxon";
import { expect, test, vi } from "vitest";
import { formatDay } from "#design/format/formatDay.ts";

const moments = fc.date({ min: new Date("1950-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

test.each(["Asia/Kolkata", "utc", "America/New_York"])("writes what the date library writes: %s", (zone) => {
  const isAlike = (moment: Date) =>
    [moment.toISOString(), moment, moment.getTime()].every(
      (value) =>
        formatDay(value, zone) === DateTime.fromJSDate(moment, { zone }).setLocale("en").toFormat("d LLLL yyyy"),
    );
  fc.assert(fc.property(moments, isAlike), {
    examples: [[new Date("2025-12-31T18:29:59.999Z")], [new Date("2025-12-31T18:30:00Z")]],
  });
});

test("does without Intl in India's zone, because its first use blocks a slow phone", () => {
  const used = vi.spyOn(Intl, "DateTimeFormat");
  expect(formatDay("2026-03-05T18:30:00Z", "Asia/Kolkata")).toBe("6 March 2026");
  expect(used).not.toHaveBeenCalled();
});

test("an unreadable moment is an empty text", () => {
  expect([formatDay("yesterday", "Asia/Kolkata"), formatDay("", "utc")]).toEqual(["", ""]);
});

test("a day without a time zone is that day everywhere", () => {
  for (const written of ["2026-03-05", "2026-03-05T23:59:59"]) {
    expect([formatDay(written, "Asia/Kolkata"), formatDay(written, "America/New_York")]).toEqual(
      Array(2).fill("5 March 2026"),
    );
  }
});
