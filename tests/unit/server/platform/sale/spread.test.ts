import fc from "fast-check";
import { expect, it } from "vitest";
import { couponDiscountPaise } from "#server/platform/services/sale/coupons/couponDiscountPaise.ts";
import { spread } from "#server/platform/services/sale/pricing/spread.ts";

it("gives the paise that are left to the largest remainders, earlier lines first", () => {
  expect(spread(10_000, [1, 1, 1])).toEqual([3_334, 3_333, 3_333]);
  expect(spread(2, [1, 5, 5])).toEqual([0, 1, 1]);
  // 2, 1.6 and 0.4: the largest remainder is not that of the dearest line.
  expect(spread(4, [5, 4, 1])).toEqual([2, 2, 0]);
  expect(spread(0, [7, 3])).toEqual([0, 0]);
  expect(spread(5, [0, 0])).toEqual([0, 0]);
});

it("loses no paisa and takes no more off a line than it costs", () => {
  const weights = fc.array(fc.integer({ min: 0, max: 200_000_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (lines, part) => {
      const sum = lines.reduce((total, line) => total + line, 0);
      const total = Math.floor(sum * part);
      const shares = spread(total, lines);
      expect(shares.reduce((added, share) => added + share, 0)).toBe(total);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(lines[index] ?? 0);
      }
    }),
  );
});

it.each([
  ["a percentage, rounded down", { percent: 12.5, amountPaise: null, maximumDiscountPaise: null }, 29_997, 3_749],
  ["at most its maximum", { percent: 50, amountPaise: null, maximumDiscountPaise: 2_500 }, 29_997, 2_500],
  ["an amount", { percent: null, amountPaise: 1_550, maximumDiscountPaise: null }, 29_997, 1_550],
  ["never more than the goods", { percent: null, amountPaise: 1_550, maximumDiscountPaise: null }, 999, 999],
])("a coupon takes off %s", (_, terms, goodsPaise, expected) => {
  expect(couponDiscountPaise(terms, goodsPaise)).toBe(expected);
});
