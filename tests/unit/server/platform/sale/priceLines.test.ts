import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { paiseToRupees, rupeesToPaise } from "#server/platform/money.ts";
import {
  goodsPaiseOf,
  lineTaxPaise,
  type PricedLine,
  priceLines,
  shippingPaise,
} from "#server/platform/services/sale/pricing/priceLines.ts";
import { toWireTotals } from "#server/platform/services/sale/pricing/toWireTotals.ts";

const line = (rest: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 1,
  mrpPaise: 12_500,
  sellingPricePaise: 10_000,
  taxType: "INCLUSIVE",
  taxPercent: 5,
  ...rest,
});

const lines = fc.array(
  fc.record<PricedLine>({
    quantity: fc.integer({ min: 1, max: 100 }),
    mrpPaise: fc.integer({ min: 0, max: 10_000_000 }),
    sellingPricePaise: fc.integer({ min: 0, max: 10_000_000 }),
    taxType: fc.constantFrom("INCLUSIVE", "EXCLUSIVE"),
    taxPercent: fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28),
  }),
  { maxLength: 20 },
);

const shipping = { shippingEnabled: true, chargePaise: 4_000, freeFromPaise: 50_000 };

describe("The price of lines", () => {
  it("is nothing for an empty cart, shipping included", () => {
    expect(Object.values(priceLines([], shipping))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("sums MRP, saving and selling price by quantity", () => {
    expect(priceLines([line({ quantity: 2 }), line({ mrpPaise: 5_050, sellingPricePaise: 5_025 })])).toEqual({
      totalPricePaise: 30_050,
      totalDiscountPaise: 5_025,
      couponDiscountPaise: 0,
      taxPaise: 0,
      shippingPaise: 0,
      finalPricePaise: 25_025,
    });
  });

  it("is lowered by a coupon before tax on top is added (spec 4, order totals)", () => {
    const taxed = { taxType: "EXCLUSIVE", taxPercent: 5 } as const;
    const given = [line(taxed), line({ ...taxed, sellingPricePaise: 5_000 })];
    // ₹30 off: ₹20 and ₹10; 5 % of ₹80 and of ₹40.
    expect(priceLines(given, shipping, 3_000)).toMatchObject({
      couponDiscountPaise: 3_000,
      taxPaise: 600,
      shippingPaise: 4_000,
      finalPricePaise: 12_000 + 600 + 4_000,
    });
    expect(lineTaxPaise(line(taxed), 2_000)).toBe(400);
  });

  it("goes to the client in rupees", () => {
    const totals = priceLines([line({ taxType: "EXCLUSIVE", quantity: 2 })], shipping, 1_001);
    expect(toWireTotals(totals)).toEqual({
      totalPrice: 250,
      totalDiscount: 50,
      couponDiscount: 10.01,
      tax: 9.5,
      finalPrice: 239.49,
    });
  });

  it("claims no saving where the MRP is below the selling price (reading 17)", () => {
    const totals = priceLines([line({ mrpPaise: 9_000 })]);
    expect(totals).toMatchObject({ totalPricePaise: 10_000, totalDiscountPaise: 0, finalPricePaise: 10_000 });
  });

  it("always adds up, in whole paise", () => {
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (given, part) => {
        const coupon = Math.floor(goodsPaiseOf(given) * part);
        const totals = priceLines(given, shipping, coupon);
        expect(totals.couponDiscountPaise).toBe(coupon);
        const { totalPricePaise, totalDiscountPaise, couponDiscountPaise, taxPaise } = totals;
        const goods = totalPricePaise - totalDiscountPaise - couponDiscountPaise;
        expect(goods + taxPaise + totals.shippingPaise).toBe(totals.finalPricePaise);
        for (const amount of Object.values(totals)) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("Tax", () => {
  it("is contained in an INCLUSIVE price", () => {
    expect(lineTaxPaise(line({ taxType: "INCLUSIVE", taxPercent: 18 }))).toBe(0);
  });

  it.each([
    [10_000, 1, 5, 500],
    [9_950, 3, 5, 1_493], // 1492.5: half a paisa goes up
    [9_990, 1, 5, 500], // 499.5
    [9_989, 1, 5, 499], // 499.45
    [9_999, 1, 0.25, 25], // 24.9975
    [333, 3, 12, 120], // 119.88: of the line, not of the piece
  ])("on %d paise times %d at %d %% is %d paise on top", (sellingPricePaise, quantity, taxPercent, tax) => {
    const taxed = line({ taxType: "EXCLUSIVE", sellingPricePaise, quantity, taxPercent });
    expect(lineTaxPaise(taxed)).toBe(tax);
    expect(priceLines([taxed]).finalPricePaise).toBe(sellingPricePaise * quantity + tax);
  });
});

describe("Shipping", () => {
  it.each([
    [49_999, shipping, 4_000],
    [50_000, shipping, 0],
    [0, shipping, 0],
    [10_000_000, { ...shipping, freeFromPaise: 0 }, 4_000],
    [100, { ...shipping, shippingEnabled: false }, 0],
  ])("of goods worth %d paise under %j is %d", (goods, charge, expected) => {
    expect(shippingPaise(goods, charge)).toBe(expected);
  });
});

describe("Rupees on the wire", () => {
  it("come back as the paise they were", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (paise) => {
        expect(rupeesToPaise(paiseToRupees(paise))).toBe(paise);
        expect(rupeesToPaise(JSON.parse(JSON.stringify(paiseToRupees(paise))))).toBe(paise);
      }),
    );
  });

  it("have at most two places", () => {
    expect(JSON.stringify(paiseToRupees(1_999))).toBe("19.99");
    expect(rupeesToPaise(0.1 + 0.2)).toBe(30);
  });
});
