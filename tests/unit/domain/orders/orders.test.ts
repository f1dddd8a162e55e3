import { expect, test } from "vitest";
import type { OrderState, PaymentStatus } from "#contract/sale/orders.ts";
import {
  canCancel,
  OrderCancellation,
  orderPageQuery,
  paymentInWords,
  reasonInWords,
  shortOrderNumber,
} from "#domain/orders/index.ts";
import { HttpError, NetworkError, UnknownOutcome } from "#kernel/http/errors.ts";
import { CoreQueryCache } from "#kernel/query/CoreQueryCache.ts";
import { order } from "#stories/support/commerceBuilders.ts";
import { type Asked, FakeApi, FakeNotices } from "../support/fakes";

function cancellation(answer: (asked: Asked) => unknown) {
  const api = new FakeApi(answer);
  const notices = new FakeNotices();
  const session = { customerId: "c-1" } as never;
  return { api, notices, store: new OrderCancellation({ api, queries: new CoreQueryCache(), notices, session }) };
}

test("spec 4, Order cancel: success only if the answer is CANCELLED; it closes the dialog", async () => {
  const { api, notices, store } = cancellation(() => order({ orderState: "CANCELLED" }));
  store.ask(order());
  store.setReason("  Ordered twice ");
  await store.submit();
  expect(api.asked[0]).toMatchObject({
    path: "/api/orders/:id/state",
    params: { id: "order-1" },
    body: { orderState: "CANCELLED", reason: "Ordered twice" },
  });
  expect([notices.messages, store.orderId, store.reason]).toEqual([["Order cancelled successfully"], null, ""]);
});

test("spec 8, Order cancel: a response other than CANCELLED is a failure, and what was typed stays", async () => {
  const { notices, store } = cancellation(() => order({ orderState: "SHIPPED" }));
  store.ask(order());
  store.setReason("Too late");
  await store.submit();
  expect([notices.messages, store.orderId, store.reason]).toEqual([["Failed to cancel order"], "order-1", "Too late"]);
  // Another try takes it back.
  void store.submit();
  expect(notices.withdrawn).toEqual(["Failed to cancel order"]);
});

test.each([
  ["a refusal", new HttpError(409, "ORDER_NOT_CANCELLABLE", "It has left the store.")],
  ["500", new HttpError(500, "INTERNAL", "")],
  ["offline", new NetworkError()],
  ["a lost answer", new UnknownOutcome()],
])("spec 8, Order cancel: 'Failed to cancel order' on %s (reading 8)", async (_, error) => {
  const { notices, store } = cancellation(() => {
    throw error;
  });
  store.ask(order());
  await store.submit();
  expect([notices.messages, store.isSubmitting, store.orderId]).toEqual([["Failed to cancel order"], false, "order-1"]);
});

test("bar 2: submitting again after a lost answer is the same intent; another reason is another one", async () => {
  const { api, store } = cancellation(() => {
    throw new UnknownOutcome();
  });
  store.ask(order());
  store.setReason("Ordered twice");
  await store.submit();
  await store.submit();
  store.setReason("Wrong address");
  await store.submit();
  const keys = api.asked.map(({ key }) => key);
  expect(keys[0]).toBeTruthy();
  expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test("a double click submits once", async () => {
  const { api, store } = cancellation(() => order({ orderState: "CANCELLED" }));
  store.ask(order());
  await Promise.all([store.submit(), store.submit()]);
  expect(api.asked).toHaveLength(1);
});

test("spec 4 and reading 8: every state but CANCELLED may be cancelled", () => {
  const states: OrderState[] = ["PENDING", "PLACED", "SHIPPED", "DELIVERED", "FAILED", "CANCELLED"];
  expect(states.filter((orderState) => canCancel({ orderState }))).toEqual(states.slice(0, -1));
});

test("reading 8: an order that is too late to cancel is said to be so before a reason is written", () => {
  const { store } = cancellation(() => order());
  const noteOf = (orderState: OrderState) => {
    store.ask(order({ orderState }));
    return store.note;
  };
  expect([noteOf("DELIVERED"), noteOf("PLACED")]).toEqual([
    "This order has been delivered and can no longer be cancelled.",
    "",
  ]);
});

test.each([
  ["Payment failed or user dropped", "The payment failed or was cancelled"],
  ["Time Limit Exceeded", "The bank did not confirm the payment in time"],
  ["Payment error", "The payment page had a problem"],
  ["Ordered twice", "Ordered twice"],
  [undefined, ""],
])("the reason %j is said as %j", (reason, words) => {
  expect(reasonInWords(reason)).toBe(words);
});

test.each([
  ["COD", "PENDING", "PLACED", "To be paid on delivery"],
  ["COD", "SUCCEEDED", "DELIVERED", "Paid"],
  ["COD", "PENDING", "CANCELLED", "Not paid"],
  ["WALLET", "REFUNDED", "CANCELLED", "Refunded"],
  ["PAYMENT_GATEWAY", "PROGRESS", "PENDING", "Waiting for payment"],
  ["PAYMENT_GATEWAY", "FAILED", "FAILED", "Not paid"],
  ["PAYMENT_GATEWAY", "PROGRESS", "FAILED", "Not confirmed by the bank"],
  ["PAYMENT_GATEWAY", "SUCCEEDED", "CANCELLED", "Paid, refund on its way"],
  ["PAYMENT_GATEWAY", undefined, "PLACED", undefined],
] as const)("%s, %s, %s: %s", (paymentMethod, paymentStatus, orderState, words) => {
  const status = paymentStatus as PaymentStatus;
  const told = paymentInWords({ paymentMethod, orderState, paymentStatus: status, finalPrice: 87 });
  expect(told?.text).toBe(words);
  // Reading 40: an order that costs nothing was not paid, is not to be paid and gives nothing back.
  const free = paymentInWords({ paymentMethod, orderState, paymentStatus: status, finalPrice: 0 });
  expect(free?.text).toBe("Nothing to pay");
});

test("spec 2.11, Orders: the last four characters of the number, prefixed with #", () => {
  expect([shortOrderNumber({ orderNumber: "FB-001042" }), shortOrderNumber({ orderNumber: "7" })]).toEqual([
    "#1042",
    "#7",
  ]);
});

test("spec 9: orders come eight a page", async () => {
  const api = new FakeApi(() => ({ orders: [], totalPages: 0 }));
  const query = orderPageQuery(api, "c-1", 3);
  await query.fetch(new AbortController().signal);
  expect(api.asked[0]?.query).toEqual({ customerId: "c-1", page: 3, size: 8 });
  expect([query.retries, query.refetchOnFocus]).toEqual([2, false]);
});
