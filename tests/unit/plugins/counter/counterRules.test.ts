import { describe, expect, it } from "vitest";
import type { AdminOrder } from "#contract/admin.ts";
import { codeOf } from "#plugins/counter/codeOf.ts";
import { cashToCollect, nextSteps } from "#plugins/counter/nextSteps.ts";
import { slotsOf } from "#plugins/counter/slotsOf.ts";
import { addressLine } from "#plugins/counter/views/addressLine.ts";
import { itemWords } from "#plugins/counter/views/itemWords.ts";
import { whatCancellingDoes } from "#plugins/counter/whatCancellingDoes.ts";
import { counterOrder, someOrders } from "#stories/plugins/counter/counterBuilders.ts";
import { orderItem } from "#stories/support/commerceBuilders.ts";

const labels = (changes: Partial<AdminOrder>) => nextSteps(counterOrder(changes)).map(({ label }) => label);

describe("what the counter offers for an order", () => {
  it.each<[string, Partial<AdminOrder>, string[]]>([
    ["that waits", {}, ["Packed"]],
    ["that is packed, in cash", { packedAt: "2026-11-25T05:00:00Z" }, ["On its way", "Picked up, ₹87.00 collected"]],
    [
      "that is packed and paid",
      { packedAt: "2026-11-25T05:00:00Z", paymentMethod: "WALLET", paymentStatus: "SUCCEEDED" },
      ["On its way", "Picked up"],
    ],
    ["that is picked up and waits for its cash", { isPickedUp: true }, ["Cash received, ₹87.00", "Ready"]],
    ["that is picked up and paid", { isPickedUp: true, paymentStatus: "SUCCEEDED" }, ["Ready"]],
    [
      "that is ready, and waits for its cash",
      { isPickedUp: true, packedAt: "2026-11-25T05:00:00Z" },
      ["Cash received, ₹87.00", "Picked up, ₹87.00 collected"],
    ],
    [
      "that is ready and paid",
      { isPickedUp: true, packedAt: "2026-11-25T05:00:00Z", paymentStatus: "SUCCEEDED" },
      ["Picked up"],
    ],
    ["that is picked up for nothing", { isPickedUp: true, finalPrice: 0 }, ["Ready"]],
    ["that is picked up and cancelled", { isPickedUp: true, orderState: "CANCELLED" }, []],
    ["on its way, in cash", { orderState: "SHIPPED" }, ["Delivered, ₹87.00 collected"]],
    ["that is delivered", { orderState: "DELIVERED", paymentStatus: "SUCCEEDED" }, []],
    ["that is cancelled", { orderState: "CANCELLED" }, []],
  ])("%s", (_, changes, offered) => {
    expect(labels(changes)).toEqual(offered);
  });
});

it.each<[string, Partial<AdminOrder>, number]>([
  ["is not handed over yet", {}, 8700],
  ["is on its way", { orderState: "SHIPPED" }, 8700],
  ["is paid", { paymentStatus: "SUCCEEDED" }, 0],
  ["was given back", { orderState: "DELIVERED", paymentStatus: "REFUNDED" }, 0],
  ["is cancelled", { orderState: "CANCELLED" }, 0],
  ["is not paid in cash", { paymentMethod: "WALLET" }, 0],
])("an order that %s: cash is collected or not", (_, changes, paise) => {
  expect(cashToCollect(counterOrder(changes))).toBe(paise);
});

it.each<[string, Partial<AdminOrder>, RegExp]>([
  ["whose cash is in the till", { paymentStatus: "SUCCEEDED" }, /It is paid in cash: give the cash back\.$/],
  [
    "that is paid otherwise",
    { paymentStatus: "SUCCEEDED", paymentMethod: "WALLET" },
    /stock, and what was paid goes back to the customer\.$/,
  ],
  ["that is not paid", {}, /^Its products go back into stock\.$/],
  ["that is packed", { packedAt: "2026-11-25T05:00:00Z" }, /^It is packed already\./],
])("cancelling an order %s says what follows", (_, changes, words) => {
  expect(whatCancellingDoes(counterOrder(changes))).toMatch(words);
});

it("orders are sorted by day and slot, those without one first", () => {
  expect(slotsOf(someOrders(), "2026-11-25").map(({ title, orders }) => [title, orders.length])).toEqual([
    ["Without a slot", 2],
    ["Today, 07:00 AM to 09:00 AM", 2],
    ["Tomorrow, 05:00 PM to 07:00 PM", 1],
  ]);
  const later = [counterOrder({ slot: "07:00-09:00", deliveryDate: "2026-12-01" })];
  expect(slotsOf(later, "2026-11-25")[0]?.title).toBe("1 December 2026, 07:00 AM to 09:00 AM");
});

it("a code is read however it is typed, and anything else is recognised as no code", () => {
  expect(codeOf(" k7qm-4txp 9rwd-2hjc")).toBe("K7QM4TXP9RWD2HJC");
  expect(codeOf("oooo-iiii-llll-2222")).toBe("0000111111112222");
  for (const wrong of ["", "K7QM-4TXP-9RWD", "K7QM-4TXP-9RWD-2HJCX", "K7QM-4TXP-9RWD-2HU$"]) {
    expect(codeOf(wrong)).toBeUndefined();
  }
});

it("a name written from right to left does not move the weight or the pincode behind it", () => {
  const item = orderItem({ productName: "أرز بسمتي", weight: 1, weightUnit: "KILOGRAM" });
  expect(itemWords(item, () => "1 kg")).toBe("\u2068أرز بسمتي\u2069, 1 kg");
  const { shippingAddress } = counterOrder();
  expect(addressLine({ ...shippingAddress, city: "حيدر آباد", pin: "500001" })).toMatch(
    /, \u2068حيدر آباد\u2069, 500001$/,
  );
});

it("each text of an address that is written from right to left is isolated once", () => {
  const place = { address: "١٢ شارع الطاحونة", landmark: "قرب السوق", city: "حيدر آباد", pin: "500001" };
  expect(addressLine({ ...counterOrder().shippingAddress, ...place })).toBe(
    "\u2068١٢ شارع الطاحونة\u2069, \u2068قرب السوق\u2069, \u2068حيدر آباد\u2069, 500001",
  );
});
