import { expect, test } from "vitest";
import { deliveryCharge, missingForFree } from "#domain/checkout/index.ts";

const TERMS = { shippingEnabled: true, manualShippingConfigs: [], shippingCharge: 29, freeShippingFrom: 199 };

test.each([
  ["below the sum", TERMS, 19_899, 29],
  ["from the sum on", TERMS, 19_900, 0],
  ["where it is never free", { ...TERMS, freeShippingFrom: 0 }, 1_000_000, 29],
  ["where shipping is not enabled", { ...TERMS, shippingEnabled: false }, 100, 0],
  ["where the store asks for nothing", { ...TERMS, shippingCharge: 0 }, 100, 0],
])("delivery %s", (_, terms, goodsPaise, rupees) => {
  expect(deliveryCharge(terms, goodsPaise)).toBe(rupees);
});

test("reading 34: nothing is shown where a platform does not tell its terms", () => {
  expect(deliveryCharge(undefined, 100)).toBeUndefined();
  expect(deliveryCharge({}, 100)).toBeUndefined();
});

test("the amount that is missing for a free delivery is never negative", () => {
  const missing = [10_000, 19_900, 30_000].map((goodsPaise) => missingForFree(TERMS, goodsPaise));
  expect(missing).toEqual([9_900, 0, 0]);
  expect([missingForFree({ freeShippingFrom: 0 }, 1), missingForFree(undefined, 1)]).toEqual([undefined, undefined]);
});
