import { expect, test } from "vitest";
import type { OrderItem, OrderState } from "#contract/sale/orders.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { canCancel, canReorder, orderStateLabels, shortOrderNumber } from "#domain/orders/index.ts";
import { cancellationNote, orderStateTones } from "#domain/orders/orderStates.ts";
import { orderItem } from "#stories/support/commerceBuilders.ts";

test("spec 3, Order states: the display labels", () => {
  const labels = { PENDING: "Pending", PLACED: "Placed", SHIPPED: "Shipped" };
  expect(orderStateLabels).toEqual({ ...labels, DELIVERED: "Delivered", FAILED: "Failed", CANCELLED: "Cancelled" });
});

test("each state has its colour", () => {
  const colours = { PENDING: "warning", PLACED: "info", SHIPPED: "info" };
  expect(orderStateTones).toEqual({ ...colours, DELIVERED: "success", FAILED: "danger", CANCELLED: "neutral" });
});

test("reading 8: cancelling is offered, with what to know before it", () => {
  expect(canCancel({ orderState: "DELIVERED" })).toBe(true);
  expect(canCancel({ orderState: "CANCELLED" })).toBe(false);
  const notes = ["PENDING", "PLACED", "CANCELLED", "RETURNED"].map((state) =>
    cancellationNote({ orderState: state as OrderState }),
  );
  expect(notes).toEqual(["", "", "", ""]);
  expect(cancellationNote({ orderState: "SHIPPED" })).toBe(
    "This order is already on its way. It may be too late to cancel it.",
  );
  expect(cancellationNote({ orderState: "DELIVERED" })).toBe(
    "This order has been delivered and can no longer be cancelled.",
  );
  expect(cancellationNote({ orderState: "FAILED" })).toBe("This order was not placed. There is nothing to cancel.");
});

test("an order can be repeated unless its payment is open or an item does not name its product and its variant", () => {
  const known = orderItem();
  const item = (changes: object) => ({ ...known, ...changes }) as OrderItem;
  const may = (orderState: string, ...orderItems: OrderItem[]) =>
    canReorder({ orderState: orderState as OrderState, orderItems });
  expect(may("DELIVERED", known)).toBe(true);
  expect(may("CANCELLED", known, known)).toBe(true);
  expect(may("RETURNED", known)).toBe(true);
  expect(may("PENDING", known)).toBe(false);
  expect(may("DELIVERED", known, item({ productId: undefined }))).toBe(false);
  expect(may("DELIVERED", item({ productVariantId: undefined }), known)).toBe(false);
});

test("an order's number is short in lists and sayable at the counter (spec 2.11)", () => {
  expect(shortOrderNumber({ orderNumber: "20261125-100042" })).toBe("#0042");
  expect(spokenNumber("20261125-100042")).toBe("100042");
  expect(spokenNumber("100042")).toBe("100042");
  expect(spokenNumber("KORA-20261125-100042")).toBe("100042");
});
