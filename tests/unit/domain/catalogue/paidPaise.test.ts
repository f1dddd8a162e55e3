import { expect, it } from "vitest";
import { paidPaise } from "#domain/catalogue/index.ts";
import { lineTaxPaise } from "#server/platform/services/sale/pricing/priceLines.ts";

it.each([
  [30, "EXCLUSIVE", 18, 3540],
  [30, "INCLUSIVE", 18, 3000],
  [30, "EXCLUSIVE", 0, 3000],
  [0.1, "EXCLUSIVE", 5, 11],
  [99.99, "EXCLUSIVE", 12.5, 11249],
] as const)(
  "%f rupees, %s of a tax of %f %%, cost %i paise, as the platform's cart says",
  (price, taxType, taxPercent, paid) => {
    expect(paidPaise({ taxType, taxPercent }, price)).toBe(paid);
    const line = { taxType, taxPercent, quantity: 1, sellingPricePaise: Math.round(price * 100), mrpPaise: 0 };
    expect(line.sellingPricePaise + lineTaxPaise(line)).toBe(paid);
  },
);

it("a price whose tax is unknown is unknown", () => {
  const product = { taxType: "EXCLUSIVE" } as { taxType: "EXCLUSIVE"; taxPercent: number };
  expect(paidPaise(product, 30)).toBeUndefined();
});
