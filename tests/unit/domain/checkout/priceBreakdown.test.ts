import { expect, test } from "vitest";
import { laterDelivery, priceBreakdown, shownDelivery } from "#domain/checkout/index.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { shippingPlugin } from "#plugins/shipping/plugin.ts";

const TOTALS = { totalPrice: 100.1, totalDiscount: 20.05, couponDiscount: 0, tax: 0, finalPrice: 80.05 };

test("rows of 0 are left out, but a free delivery is shown", () => {
  expect(priceBreakdown(TOTALS, 0).rows.map(({ label }) => label)).toEqual(["Price", "Discount", "Delivery"]);
  expect(priceBreakdown(TOTALS).rows.map(({ label }) => label)).toEqual(["Price", "Discount"]);
});

test("a saving of less than a paisa is not shown", () => {
  const totals = { ...TOTALS, totalDiscount: 0.001, couponDiscount: 0.004 };
  expect(priceBreakdown(totals).rows.map(({ label }) => label)).toEqual(["Price"]);
});

test("FLAG_SHIPPING off: what is charged for delivery is shown, and nothing else about it", () => {
  const without = new SlotRegistry([]);
  const withIt = new SlotRegistry(shippingPlugin.slots ?? []);
  expect([shownDelivery(without, 0), shownDelivery(without, 40), shownDelivery(without, undefined)]).toEqual([
    undefined,
    40,
    undefined,
  ]);
  expect(shownDelivery(withIt, 0)).toBe(0);
});

test("the rows add up to the total, in integer paise", () => {
  const totals = { totalPrice: 100.1, totalDiscount: 20.05, couponDiscount: 5, tax: 3.45, finalPrice: 108.5 };
  const { rows, totalPaise } = priceBreakdown(totals, 30);
  expect(rows.reduce((sum, { paise = Number.NaN }) => sum + paise, 0)).toBe(totalPaise);
  expect(rows).toEqual([
    { label: "Price", paise: 10_010 },
    { label: "Discount", paise: -2_005, isSaving: true },
    { label: "Coupon", paise: -500, isSaving: true },
    { label: "Tax", paise: 345 },
    { label: "Delivery", paise: 3_000, zero: "Free", isSaving: false },
  ]);
});

test("reading 38: unknown totals are shown as unknown, not as 0", () => {
  const { rows, totalPaise } = priceBreakdown(null, 30);
  expect([rows, totalPaise]).toEqual([[{ label: "Price", paise: undefined }], undefined]);
});

test("reading 38: what delivery adds is below the total, with what is to be paid then", () => {
  expect(laterDelivery(432_109, 29)).toEqual({
    added: { label: "Delivery adds", paise: 2_900, zero: "Free", isSaving: false },
    sum: { label: "To pay", paise: 435_009 },
  });
  expect(laterDelivery(432_109, 0)).toEqual({ added: { label: "Delivery", paise: 0, zero: "Free", isSaving: true } });
  expect([laterDelivery(undefined, 29), laterDelivery(432_109, undefined)]).toEqual([undefined, undefined]);
});
