import { describe, expect, it } from "vitest";
import type { AdminOrder } from "#contract/admin.ts";
import { ofWay } from "#plugins/counter/ofWay.ts";
import { waitOf } from "#plugins/counter/waitOf.ts";
import { counterOrder } from "#stories/plugins/counter/counterBuilders.ts";

const ZONE = "Asia/Kolkata";
/** 10:30 in the morning in the store. */
const NOW = new Date("2026-11-25T05:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString();
const PAID = { paymentStatus: "SUCCEEDED" } as const;
const wait = (changes: Partial<AdminOrder>) => waitOf(counterOrder({ orderDate: ago(20), ...changes }), NOW, ZONE);

it.each([
  [0, "just now"],
  [1, "1 min ago"],
  [59, "59 min ago"],
  [65, "1 h 05 min ago"],
  [30 * 60, "1 day ago"],
  [75 * 60, "3 days ago"],
  // The order was placed in the same second as the answer.
  [-1, "just now"],
])("an order of %i minutes ago says so", (minutes, words) => {
  expect(wait({ orderDate: ago(minutes) })?.since).toBe(words);
});

describe("an order is late", () => {
  it.each<[string, boolean, Partial<AdminOrder>]>([
    ["when its customer has waited in the shop for a quarter of an hour", true, { isPickedUp: true, ...PAID }],
    ["not before that", false, { isPickedUp: true, ...PAID, orderDate: ago(14) }],
    ["not while its customer has still to pay", false, { isPickedUp: true }],
    ["not when it is packed", false, { isPickedUp: true, ...PAID, packedAt: ago(1) }],
    [
      "when its delivery time has begun in the store's time zone",
      true,
      { slot: "10:00-12:00", deliveryDate: "2026-11-25" },
    ],
    ["not before that", false, { slot: "11:00-12:00", deliveryDate: "2026-11-25" }],
    ["not a day before", false, { slot: "07:00-09:00", deliveryDate: "2026-11-26" }],
    ["not where nobody has promised a time", false, { orderDate: ago(600) }],
    ["not when it is on its way", false, { orderState: "SHIPPED", slot: "07:00-09:00", deliveryDate: "2026-11-25" }],
  ])("%s", (_, isLate, changes) => {
    expect(wait(changes)?.isLate).toBe(isLate);
  });

  it("never once it is finished", () => {
    expect(wait({ orderState: "DELIVERED" })).toBeUndefined();
    expect(wait({ orderState: "CANCELLED" })).toBeUndefined();
  });
});

it("the orders that are picked up, or those that are delivered, can be looked at alone", () => {
  const picked = counterOrder({ id: "picked", isPickedUp: true });
  const brought = counterOrder({ id: "brought" });
  const list = { first: [picked, brought], newer: [brought, picked], missing: 7 };
  expect(ofWay(list, "pickup")).toEqual({ first: [picked], newer: [picked], missing: 7 });
  expect(ofWay(list, "delivery")).toEqual({ first: [brought], newer: [brought], missing: 7 });
  expect(ofWay(list, "all")).toEqual(list);
});
