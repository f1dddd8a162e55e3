import { expect, test } from "vitest";
import type { OrderMoment, OrderMomentKind } from "#contract/sale/orders.ts";
import { orderTimeline } from "#domain/orders/index.ts";
import { order } from "#stories/support/commerceBuilders.ts";

let minute = 0;
const moments = (...states: OrderMomentKind[]): OrderMoment[] =>
  states.map((state) => ({ state, at: `2026-03-05T09:${String(++minute % 60).padStart(2, "0")}:00.000Z`, note: "" }));

const told = (changes: Parameters<typeof order>[0]) =>
  orderTimeline(order(changes)).map(({ label, progress }) => `${label} ${progress}`);

test("an order on its way shows what is done, the current state and what is to come", () => {
  expect(told({ orderState: "SHIPPED", timeline: moments("ORDERED", "PAID", "PLACED", "SHIPPED") })).toEqual([
    "Ordered done",
    "Paid done",
    "Placed done",
    "Shipped current",
    "Delivered coming",
  ]);
});

test("an order that waits for its payment is at ORDERED", () => {
  const timeline = moments("ORDERED");
  expect(told({ orderState: "PENDING", timeline })[0]).toBe("Ordered current");
  expect(told({ orderState: "PENDING", timeline }).slice(1)).toEqual(
    ["Paid", "Placed", "Shipped", "Delivered"].map((label) => `${label} coming`),
  );
});

test("an order that has ended has nothing to come, and shows how it ended", () => {
  const delivered = orderTimeline(
    order({ orderState: "DELIVERED", timeline: moments("PLACED", "SHIPPED", "DELIVERED") }),
  );
  expect(delivered.map(({ progress }) => progress)).toEqual(["done", "done", "done"]);
  const failed = orderTimeline(order({ orderState: "FAILED", timeline: moments("ORDERED", "PAYMENT_FAILED") }));
  expect(failed.at(-1)).toMatchObject({ label: "Payment failed", progress: "done", tone: "danger" });
});

test("a refund on its way is still to come, until it has arrived", () => {
  const owed = moments("ORDERED", "PAID", "PLACED", "CANCELLED", "REFUND_STARTED");
  expect(told({ orderState: "CANCELLED", timeline: owed }).slice(-2)).toEqual([
    "Refund on its way current",
    "Refunded coming",
  ]);
  const paidBack = [...owed, ...moments("REFUNDED")];
  expect(told({ orderState: "CANCELLED", timeline: paidBack }).at(-1)).toBe("Refunded done");
});

test("a refund that the bank refused is said to be delayed, and is still to come", () => {
  const delayed = { state: "REFUND_DELAYED" as OrderMomentKind, at: "2026-03-06T10:00:00.000Z", note: "" };
  const timeline = [...moments("PLACED", "CANCELLED", "REFUND_STARTED"), delayed];
  expect(told({ orderState: "CANCELLED", timeline }).slice(-2)).toEqual(["Refund delayed current", "Refunded coming"]);
  const paidBack = [...timeline, ...moments("REFUNDED")];
  expect(told({ orderState: "CANCELLED", timeline: paidBack }).slice(-2)).toEqual([
    "Refund delayed done",
    "Refunded done",
  ]);
});

test("reading 34: a kind of moment that nobody here knows is left out, whatever it is called", () => {
  const strange = (state: string) => ({ state: state as OrderMomentKind, at: "2026-03-06T10:00:00.000Z", note: "?" });
  const timeline = [...moments("PLACED"), strange("DRONE_STARTED"), strange("toString")];
  expect(told({ orderState: "PLACED", timeline })).toEqual(["Placed current", "Shipped coming", "Delivered coming"]);
  expect(told({ orderState: "DELIVERED", timeline: [strange("DRONE_STARTED")] })).toEqual([
    "Ordered done",
    "Delivered done",
  ]);
});

test("reading 40: an order that costs nothing will not be paid", () => {
  expect(told({ orderState: "PENDING", finalPrice: 0, timeline: moments("ORDERED") })).toEqual([
    "Ordered current",
    "Placed coming",
    "Shipped coming",
    "Delivered coming",
  ]);
});

test("ordered and placed at the same moment are one entry", () => {
  const at = "2026-03-05T09:30:00.000Z";
  const timeline = (["ORDERED", "PLACED"] as const).map((state) => ({ state, at, note: "" }));
  expect(told({ timeline })).toEqual(["Placed current", "Shipped coming", "Delivered coming"]);
});

test("a platform without timelines still shows the ordering and the state", () => {
  const steps = orderTimeline(order({ orderState: "CANCELLED", stateReason: "Ordered twice" }));
  expect(steps).toMatchObject([
    { label: "Ordered", at: order().orderDate },
    { label: "Cancelled", note: "Ordered twice" },
  ]);
  expect(steps[1]?.at).toBeUndefined();
});

test("each kind of moment has its words and its colour", () => {
  const kinds = [
    ["ORDERED", "Ordered", "neutral"],
    ["PAYMENT_FAILED", "Payment failed", "danger"],
    ["PAYMENT_RETRIED", "Payment tried again", "neutral"],
    ["PAID", "Paid", "neutral"],
    ["PLACED", "Placed", "neutral"],
    ["SHIPPED", "Shipped", "neutral"],
    ["DELIVERED", "Delivered", "neutral"],
    ["CANCELLED", "Cancelled", "danger"],
    ["REFUND_STARTED", "Refund on its way", "neutral"],
    ["REFUND_DELAYED", "Refund delayed", "neutral"],
    ["REFUNDED", "Refunded", "neutral"],
  ] as const;
  const timeline = moments(...kinds.map(([state]) => state));
  const shown = orderTimeline(order({ orderState: "CANCELLED", timeline }));
  expect(shown.map(({ label, tone }) => [label, tone])).toEqual(kinds.map(([, label, tone]) => [label, tone]));
});

test("steps to come have no note and no time", () => {
  expect(orderTimeline(order({ orderState: "SHIPPED", timeline: moments("SHIPPED") })).at(-1)).toEqual({
    state: "DELIVERED",
    label: "Delivered",
    note: "",
    progress: "coming",
    tone: "neutral",
  });
});

test("without a timeline, an order that waits for its payment has only been ordered, and so has one in a strange state", () => {
  expect(told({ orderState: "PENDING" })).toEqual([
    "Ordered current",
    "Paid coming",
    "Placed coming",
    "Shipped coming",
    "Delivered coming",
  ]);
  expect(told({ orderState: "RETURNED" as "PLACED" })).toEqual(["Ordered done"]);
  const { stateReason: _, ...plain } = order({ orderState: "CANCELLED" });
  expect(orderTimeline(plain as ReturnType<typeof order>).map(({ note }) => note)).toEqual(["", ""]);
});
