import { expect, test } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import { isUnpaid } from "#domain/payments/index.ts";
import { order } from "#stories/support/commerceBuilders.ts";

const online = (changes: Partial<Order>) =>
  isUnpaid(order({ paymentMethod: "PAYMENT_GATEWAY", orderState: "PENDING", paymentStatus: "PENDING", ...changes }));

test("an order can be paid online while it waits for its payment, and after the payment failed", () => {
  expect(online({})).toBe(true);
  expect(online({ paymentStatus: "PROGRESS" })).toBe(true);
  expect(online({ orderState: "FAILED", paymentStatus: "FAILED" })).toBe(true);
  expect(online({ orderState: "FAILED", paymentStatus: "USER_DROPPED" })).toBe(true);
});

test.each<Partial<Order>>([
  { paymentMethod: "COD" },
  { paymentMethod: "WALLET" },
  { orderState: "PLACED" },
  { orderState: "CANCELLED" },
  { orderState: "RETURNED" as "PLACED" },
  { paymentStatus: "SUCCEEDED" },
  { orderState: "FAILED", paymentStatus: "REFUNDED" },
  { finalPrice: 0 },
])("an order cannot be paid online with %j", (changes) => {
  expect(online(changes)).toBe(false);
});

test("reading 34: a status that nobody here knows does not count as paid", () => {
  expect(online({ paymentStatus: "ON_THE_MOON" as "PENDING" })).toBe(true);
});
