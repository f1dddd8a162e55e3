import { expect, test } from "vitest";
import type { OrderState } from "#contract/sale/orders.ts";
import { OrderNotFound } from "#features/order/views/OrderNotFound.tsx";
import { OrderView } from "#features/order/views/OrderView.tsx";
import { HOSTILE, order, orderItem } from "#stories/support/commerceBuilders.ts";
import { renderToText } from "../../design/renderToText";

const nothing = () => {};
const view = (changes = {}, isFromCheckout = false) =>
  renderToText(
    <OrderView
      order={order(changes)}
      isFromCheckout={isFromCheckout}
      paymentLabel="Cash on delivery"
      nameOf={() => "500 ml"}
      onCancel={nothing}
      onInvoice={nothing}
      onReorder={nothing}
    />,
  );

test("spec 2.9: Order Info, Shipping Address, Payment Method, Ordered Items and a price summary", () => {
  const html = view();
  for (const section of ["Order Info", "Shipping Address", "Payment Method", "Ordered Items", "Price Summary"]) {
    expect(html).toContain(section);
  }
  expect(html).toContain("₹87.00");
  expect(html).toContain("5 March 2026");
});

test("spec 8: 'Order not Found'", () => {
  expect(renderToText(<OrderNotFound />)).toContain("Order not Found");
});

const STATES: OrderState[] = ["PENDING", "PLACED", "SHIPPED", "DELIVERED", "FAILED", "CANCELLED"];

test.each(STATES)("reading 18: invoice and 'Shop more' only when DELIVERED (%s)", (orderState) => {
  const html = view({ orderState });
  const isDelivered = orderState === "DELIVERED";
  expect([html.includes("Download invoice"), html.includes("Shop more")]).toEqual([isDelivered, isDelivered]);
});

test.each(STATES)("reading 8: cancel is offered for every state but CANCELLED (%s)", (orderState) => {
  expect(view({ orderState }).includes("Cancel order")).toBe(orderState !== "CANCELLED");
});

test("spec 2.1: the arrival from checkout has its confirmation, and a failed order has none", () => {
  expect(view({}, true)).toContain("Thank you, your order is placed");
  expect(view({}, false)).not.toContain("Thank you");
  expect(view({ orderState: "FAILED" }, true)).not.toContain("Thank you");
  expect(view({ orderState: "PENDING" }, true)).toContain("Your order is being confirmed");
});

test("spec 3, Order: whether it was paid is shown, and why not in a shopper's words", () => {
  expect(view({ paymentMethod: "COD", paymentStatus: "PENDING" })).toContain("To be paid on delivery");
  const failed = view({ orderState: "FAILED", paymentStatus: "FAILED", stateReason: "Payment error" });
  expect(failed).toContain("Not paid");
  expect(failed).toContain("The payment page had a problem");
  expect(failed).not.toContain("Payment error");
});

test("a free delivery is shown, a discount has its sign, and a price of nothing is no gift", () => {
  const free = renderToText(
    <OrderView
      order={order({ totalPrice: 0, totalDiscount: 5 })}
      shipping={0}
      {...{ isFromCheckout: false, paymentLabel: "", nameOf: () => "" }}
      {...{ onCancel: nothing, onInvoice: nothing, onReorder: nothing }}
    />,
  );
  expect(free.match(/>Free</g)).toHaveLength(1);
  expect(free).toContain("−₹5.00");
});

test("hostile text in an order is text", () => {
  const html = view({ stateReason: HOSTILE, orderState: "FAILED", orderItems: [orderItem({ productName: HOSTILE })] });
  expect(html).not.toContain("<img src=x");
});
