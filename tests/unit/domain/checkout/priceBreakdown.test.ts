import { expect, test } from "vitest";
import { priceBreakdown } from "../../../../src/domain/checkout";

const TOTALS = { totalPrice: 100.1, totalDiscount: 20.05, couponDiscount: 0, tax: 0, finalPrice: 80.05 };

test("what is nothing is left out, but a free delivery is told", () => {
  expect(priceBreakdown(TOTALS, 0).rows.map(({ label }) => label)).toEqual(["Price", "Discount", "Delivery"]);
  expect(priceBreakdown(TOTALS).rows.map(({ label }) => label)).toEqual(["Price", "Discount"]);
});

test("the rows add up to the total, in integer paise", () => {
  const totals = { totalPrice: 100.1, totalDiscount: 20.05, couponDiscount: 5, tax: 3.45, finalPrice: 108.5 };
  const { rows, totalPaise } = priceBreakdown(totals, 30);
  expect(rows.reduce((sum, { paise }) => sum + paise, 0)).toBe(totalPaise);
});
