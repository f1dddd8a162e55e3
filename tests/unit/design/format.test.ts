import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discountPercent } from "#commerce/price/discountPercent.ts";
import { formatCount } from "#design/format/count.ts";
import { formatLocalDateTime, formatMoment, formatTime12 } from "#design/format/dates.ts";
import { formatDay } from "#design/format/formatDay.ts";
import { isNonEmpty } from "#design/format/isNonEmpty.ts";
import { formatMoney } from "#design/format/money.ts";

describe("money (spec 1)", () => {
  it.each([
    [0, "₹0.00"],
    [5, "₹0.05"],
    [123450, "₹1,234.50"],
    [1234567800, "₹1,23,45,678.00"],
    [-1200, "−₹12.00"],
    [-0, "₹0.00"],
    [-0.4, "₹0.00"],
  ])("writes %i paise as %s", (paise, text) => {
    expect(formatMoney(paise)).toBe(text);
  });

  it("equals the browser's own format for India, without using it", () => {
    const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
    fc.assert(
      fc.property(fc.integer(), (paise) => formatMoney(paise) === rupees.format(paise / 100).replace("-", "−")),
    );
    fc.assert(fc.property(fc.nat(), (count) => formatCount(count) === count.toLocaleString("en-IN")));
  });
});

describe("discount percent (spec 9)", () => {
  it.each([
    [10000, 7500, 25],
    [3600, 3400, 6],
    [300, 200, 33],
    [10000, 0, 0],
    [10000, undefined, 0],
    [10000, null, 0],
    [10000, 10000, 0],
    [10000, 12000, 0],
    [0, 100, 0],
  ])("of %s and %s is %i", (list, reduced, percent) => {
    expect(discountPercent(list, reduced)).toBe(percent);
  });
});

describe("dates (spec 9, reading 31)", () => {
  it("writes the day, the full English month and the year", () => {
    expect(formatDay("2026-03-05T10:00:00")).toBe("5 March 2026");
    expect(formatDay("2026-12-31")).toBe("31 December 2026");
  });

  it("shows a moment by the store's clock, wherever the browser is", () => {
    const moment = "2026-03-04T20:00:00.000Z";
    expect(formatDay(moment, "Asia/Kolkata")).toBe("5 March 2026");
    expect(formatDay(new Date(moment), "America/Los_Angeles")).toBe("4 March 2026");
    expect(formatMoment(moment, "Asia/Kolkata")).toBe("5 March 2026, 01:30 AM");
  });

  it("writes local time with milliseconds", () => {
    expect(formatLocalDateTime(new Date(2026, 2, 5, 14, 7, 9, 12))).toBe("2026-03-05T14:07:09.012");
  });

  it.each([
    ["00:05", "12:05 AM"],
    ["09:30", "09:30 AM"],
    ["12:00", "12:00 PM"],
    ["13:05", "01:05 PM"],
    ["23:59:59", "11:59 PM"],
    ["soon", "soon"],
    ["25:00", "25:00"],
  ])("turns %s into %s", (from, to) => {
    expect(formatTime12(from)).toBe(to);
  });

  it("writes nothing for no date", () => {
    expect(formatDay("")).toBe("");
    expect(formatLocalDateTime("nonsense")).toBe("");
  });
});

describe("non-empty (spec 9)", () => {
  it.each([[[1]], [{ a: 1 }], ["x"], [1], [true]])("counts %j", (value) => {
    expect(isNonEmpty(value)).toBe(true);
  });
  it.each([[[]], [{}], [""], [0], [false], [null], [undefined]])("does not count %j", (value) => {
    expect(isNonEmpty(value)).toBe(false);
  });
});
