import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { formatDay } from "../../../src/ui/format/dates";
import { quickDay } from "../../../src/ui/format/quickDay";

afterEach(() => {
  vi.restoreAllMocks();
});

const moments = fc.date({ min: new Date("1950-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

test.each(["Asia/Kolkata", "UTC", "America/New_York"])("writes what the date library writes: %s", (zone) => {
  const isAlike = (moment: Date) => quickDay(moment.toISOString(), zone) === formatDay(moment, zone);
  fc.assert(fc.property(moments, isAlike), {
    examples: [[new Date("2025-12-31T18:29:59.999Z")], [new Date("2025-12-31T18:30:00Z")]],
  });
});

test("does without Intl in India's zone, because its first use blocks a slow phone", () => {
  const used = vi.spyOn(Intl, "DateTimeFormat");
  expect(quickDay("2026-03-05T18:30:00Z", "Asia/Kolkata")).toBe("6 March 2026");
  expect(used).not.toHaveBeenCalled();
});

test("an unreadable moment is an empty text", () => {
  expect([quickDay("yesterday", "Asia/Kolkata"), quickDay("", "UTC")]).toEqual(["", ""]);
});
