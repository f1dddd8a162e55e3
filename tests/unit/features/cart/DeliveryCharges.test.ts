import { expect, test } from "vitest";
import type { ShippingConfig } from "../../../../src/contract/store/stores";
import { DeliveryCharges } from "../../../../src/features/cart/DeliveryCharges";
import type { Services } from "../../../../src/kernel/container/Services";
import { SlotRegistry } from "../../../../src/kernel/plugin/SlotRegistry";
import { cart, cartItem } from "../../../../stories/support/commerceBuilders";

const CONFIG: ShippingConfig = {
  shippingEnabled: true,
  manualShippingConfigs: [],
  shippingCharge: 29,
  freeShippingFrom: 199,
};

/** Goods of 57 rupees each, 64 before their discount. */
function charges(config: Partial<ShippingConfig> | null | "pending" | "unread", pairs = 1) {
  const data = typeof config === "string" ? undefined : { ...CONFIG, ...config };
  const terms = { data, isPending: config === "pending" };
  const slots = new SlotRegistry(config === null ? [] : [{ slot: "delivery-terms", order: 10, termsOf: () => terms }]);
  return new DeliveryCharges(slots, {} as Services, { totals: cart([cartItem({ quantity: 2 * pairs })]) });
}

test("the cart has the delivery in its total, and says what is missing for a free one", () => {
  const { charge, hint, totals, isUnknown } = charges({});
  expect({ charge, hint, total: totals?.finalPrice, isUnknown }).toEqual({
    charge: 29,
    hint: "Add ₹142.00 more for free delivery",
    total: 86,
    isUnknown: false,
  });
});

test.each<[string, Partial<ShippingConfig>, number]>([
  ["the goods are worth the limit", { freeShippingFrom: 228 }, 4],
  ["the goods are worth more than the limit", {}, 4],
  ["the store asks for nothing", { shippingCharge: 0 }, 1],
  ["shipping is not enabled", { shippingEnabled: false }, 1],
])("it is free, without a hint, when %s", (_, terms, pairs) => {
  const { charge, hint, totals } = charges(terms, pairs);
  expect([charge, hint, totals?.finalPrice]).toEqual([0, undefined, 57 * pairs]);
});

test("a store in which it is never free gives no hint", () => {
  const { charge, hint } = charges({ freeShippingFrom: 0 });
  expect([charge, hint]).toEqual([29, undefined]);
});

test("reading 34: where the platform does not tell, the charge comes in the next step, and the page says so", () => {
  const { charge, hint, totals, isUnknown } = charges({ shippingCharge: undefined, freeShippingFrom: undefined });
  expect([charge, hint, totals?.finalPrice, isUnknown]).toEqual([undefined, undefined, 57, true]);
  expect([charges("unread").isUnknown, charges("pending").isUnknown]).toEqual([true, false]);
});

test("a build without delivery says nothing about it", () => {
  const { charge, hint, totals, isUnknown, isPending } = charges(null);
  expect([charge, hint, totals?.finalPrice, isUnknown, isPending]).toEqual([undefined, undefined, 57, false, false]);
});
