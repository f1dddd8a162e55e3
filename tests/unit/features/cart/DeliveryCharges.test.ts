import { expect, test } from "vitest";
import type { ShippingConfig } from "#contract/store/stores.ts";
import { DeliveryCharges } from "#features/cart/DeliveryCharges.ts";
import type { Services } from "#kernel/container/Services.ts";
import { SlotRegistry } from "#kernel/plugin/SlotRegistry.ts";
import { cart, cartItem } from "#stories/support/commerceBuilders.ts";

const CONFIG: ShippingConfig = {
  shippingEnabled: true,
  manualShippingConfigs: [],
  shippingCharge: 29,
  freeShippingFrom: 199,
};

/** Goods of 57 rupees each, 64 before their discount; with no pairs, the totals are not known. */
function charges(config: Partial<ShippingConfig> | null | "pending" | "unread", pairs = 1) {
  const data = typeof config === "string" ? undefined : { ...CONFIG, ...config };
  const terms = { data, isPending: config === "pending" };
  const slots = new SlotRegistry(config === null ? [] : [{ slot: "delivery-terms", order: 10, termsOf: () => terms }]);
  const totals = pairs === 0 ? null : cart([cartItem({ quantity: 2 * pairs })]);
  return new DeliveryCharges(slots, {} as Services, { totals });
}

test("the cart tells what delivery will add, and what is missing for a free one", () => {
  const delivery = charges({});
  const { hint: missing, isUnknown } = delivery;
  expect({ ...delivery.shownFor(null), missing, isUnknown }).toEqual({
    later: 29,
    hint: "+ ₹29.00 delivery",
    missing: "Add ₹142.00 more for free delivery",
    isUnknown: false,
  });
});

test("reading 38: once the platform's total has the delivery in it, nothing will be added", () => {
  expect(charges({}).shownFor({ shippingPrice: 45 })).toEqual({ shipping: 45 });
  expect(charges(null).shownFor({ shippingPrice: 0 })).toEqual({ shipping: undefined });
  expect(charges({}).shownFor({}).later).toBe(29);
  expect(charges({}).shownFor({ shippingPrice: null as unknown as undefined }).later).toBe(29);
  expect(charges({ shippingCharge: 0 }).shownFor(null)).toEqual({ later: 0 });
});

test("a cart whose totals are not known has no charge, and no hint", () => {
  const { charge, hint } = charges({}, 0);
  expect([charge, hint]).toEqual([undefined, undefined]);
});

test.each<[string, Partial<ShippingConfig>, number]>([
  ["the goods are worth the limit", { freeShippingFrom: 228 }, 4],
  ["the goods are worth more than the limit", {}, 4],
  ["the store asks for nothing", { shippingCharge: 0 }, 1],
  ["shipping is not enabled", { shippingEnabled: false }, 1],
])("it is free, without a hint, when %s", (_, terms, pairs) => {
  const { charge, hint } = charges(terms, pairs);
  expect([charge, hint]).toEqual([0, undefined]);
});

test("a store in which it is never free gives no hint", () => {
  const { charge, hint } = charges({ freeShippingFrom: 0 });
  expect([charge, hint]).toEqual([29, undefined]);
});

test("reading 34: when the platform has no terms, the page says that the charge follows in the next step", () => {
  const { charge, hint, isUnknown } = charges({ shippingCharge: undefined, freeShippingFrom: undefined });
  expect([charge, hint, isUnknown]).toEqual([undefined, undefined, true]);
  expect([charges("unread").isUnknown, charges("pending").isUnknown]).toEqual([true, false]);
});

test("a build without delivery says nothing about it", () => {
  const { charge, hint, isUnknown, isPending } = charges(null);
  expect([charge, hint, isUnknown, isPending]).toEqual([undefined, undefined, false, false]);
});
