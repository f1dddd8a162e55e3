import fc from "fast-check";
import { expect, test } from "vitest";
import { taxLines } from "#server/platform/services/sale/invoices/taxLines.ts";
import { type PricedLine, priceLines } from "#server/platform/services/sale/pricing/priceLines.ts";

const line = (given: Partial<PricedLine>): PricedLine => ({
  quantity: 1,
  mrpPaise: 10_000,
  sellingPricePaise: 10_000,
  taxType: "INCLUSIVE",
  taxPercent: 5,
  ...given,
});

test("an inclusive price is split into its value and its tax, rounded half up", () => {
  expect(taxLines([line({ sellingPricePaise: 10_500 })], 0)).toEqual([
    { percent: 5, isIncluded: true, taxablePaise: 10_000, taxPaise: 500 },
  ]);
  expect(taxLines([line({ sellingPricePaise: 97, taxPercent: 18 })], 0)).toMatchObject([
    { taxablePaise: 82, taxPaise: 15 },
  ]);
  // 0.52 paise
  expect(taxLines([line({ sellingPricePaise: 11 })], 0)).toMatchObject([{ taxablePaise: 10, taxPaise: 1 }]);
});

test("each rate occurs once, inclusive ones first; a rate of 0 is left out", () => {
  const lines = [
    line({ taxPercent: 18, taxType: "EXCLUSIVE" }),
    line({ taxPercent: 12 }),
    line({ taxPercent: 5 }),
    line({ taxPercent: 12, quantity: 2 }),
    line({ taxPercent: 0 }),
  ];
  expect(taxLines(lines, 0).map(({ percent, isIncluded }) => [percent, isIncluded])).toEqual([
    [5, true],
    [12, true],
    [18, false],
  ]);
});

const lines = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 100 }),
    mrpPaise: fc.integer({ min: 1, max: 5_000_000 }),
    sellingPricePaise: fc.integer({ min: 1, max: 5_000_000 }),
    taxType: fc.constantFrom("INCLUSIVE" as const, "EXCLUSIVE" as const),
    taxPercent: fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28),
  }),
  { minLength: 1, maxLength: 12 },
);

test("for any order the tax on top is the order's own, and what was paid for the goods is fully accounted for", () => {
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (goods, share) => {
      const worth = goods.reduce((sum, each) => sum + each.sellingPricePaise * each.quantity, 0);
      const coupon = Math.floor(worth * share);
      const taxes = taxLines(goods, coupon);
      const onTop = taxes.filter(({ isIncluded }) => !isIncluded).reduce((sum, { taxPaise }) => sum + taxPaise, 0);
      expect(onTop).toBe(priceLines(goods, undefined, coupon).taxPaise);
      const accounted = taxes.reduce((sum, each) => sum + each.taxablePaise + (each.isIncluded ? each.taxPaise : 0), 0);
      if (goods.every(({ taxPercent }) => taxPercent > 0)) expect(accounted).toBe(worth - coupon);
    }),
  );
});
