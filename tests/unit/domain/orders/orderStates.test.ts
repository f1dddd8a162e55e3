import { expect, test } from "vitest";
import { orderStateLabels } from "../../../../src/domain/orders";

test("spec 3, Order states: the display labels", () => {
  const labels = { PENDING: "Pending", PLACED: "Placed", SHIPPED: "Shipped" };
  expect(orderStateLabels).toEqual({ ...labels, DELIVERED: "Delivered", FAILED: "Failed", CANCELLED: "Cancelled" });
});
