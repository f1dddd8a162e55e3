import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { CounterOrders, CounterPage } from "#contract/counter.ts";
import type { Order } from "#contract/sale/orders.ts";
import { auditLog } from "#server/platform/db/schema/owner.ts";
import { orderRefunds } from "#server/platform/db/schema/payments.ts";
import { haat, onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

onBothEngines("cash that is received at the counter", () => {
  let buyer: Buyer;
  let goods: string;
  let order: Order;
  let code: string;

  beforeAll(async () => {
    buyer = await shop.buyer();
    goods = await shop.goods({ stock: 1000, sellingPaise: 8_750 });
    code = ((await haat("counter", "add", "desk")).said[0] ?? "").replaceAll("-", "");
  });
  beforeEach(async () => {
    order = await shop.placed(buyer, goods);
  });

  const counter = <T>(method: "GET" | "POST", url: string, body?: object, key?: string) =>
    shop.call<T>({ token: code }, method, url, body, key);
  const receive = (key: string | undefined = randomUUID(), amount = order.finalPrice, { id } = order) =>
    counter<Order>("POST", `/api/counter/orders/${id}/cash`, { amount }, key);
  const step = (name: string) => counter<Order>("POST", `/api/counter/orders/${order.id}/step`, { step: name });
  const now = async () => ok(shop.call<Order>(buyer, "GET", `/api/orders/${order.id}`));
  const logged = async (what: string) =>
    (await shop.db.orm.select().from(auditLog).where(eq(auditLog.what, what))).filter(
      ({ details }) => (details as { order?: string }).order === order.orderNumber,
    );

  it("pays the order at one press, and handing it over takes no cash again", async () => {
    const { status, body } = await receive();
    expect([status, body.paymentStatus, body.orderState]).toEqual([200, "SUCCEEDED", "PLACED"]);
    expect(await logged("order.cash-received")).toEqual([
      expect.objectContaining({ who: "counter desk", details: { order: order.orderNumber, amountPaise: 8750 } }),
    ]);
    expect((await step("packed")).status).toBe(200);
    expect((await step("delivered")).body).toMatchObject({ orderState: "DELIVERED", paymentStatus: "SUCCEEDED" });
    const moments = (await now()).timeline?.map(({ state }) => state);
    expect(moments).toEqual(["ORDERED", "PLACED", "PAID", "DELIVERED"]);
  });

  it("is taken once, however often a press is repeated", async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => receive(key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
    expect([answers[0]?.status, (await logged("order.cash-received")).length]).toEqual([200, 1]);
    expect(await receive(key, 1)).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  });

  it("is taken by one of ten operators, and the others are told to take none", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => receive()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: "NOTHING_TO_COLLECT",
      message: "This order is paid already: take no cash for it.",
    });
    expect(await logged("order.cash-received")).toHaveLength(1);
  });

  it("is refused with another amount, without a key, or for an order that needs no cash", async () => {
    expect(await receive(undefined, 80)).toMatchObject({
      status: 409,
      body: { code: "AMOUNT_CHANGED", message: expect.stringContaining("₹87.50") },
    });
    const keyless = await counter("POST", `/api/counter/orders/${order.id}/cash`, { amount: order.finalPrice });
    expect(keyless.status).toBe(400);
    expect((await receive(undefined, 1, { ...order, id: "nothing" })).status).toBe(404);
    await step("cancelled");
    expect(await receive()).toMatchObject({ status: 409, body: { code: "NOTHING_TO_COLLECT" } });
    expect(await logged("order.cash-received")).toEqual([]);
  });

  it("goes back over the counter when the store cancels the order, and the shopper is sent there", async () => {
    await receive();
    const request = { orderState: "CANCELLED", reason: "No need" };
    const asked = await shop.call(buyer, "POST", `/api/orders/${order.id}/state`, request, randomUUID());
    expect(asked).toMatchObject({
      status: 409,
      body: {
        code: "ORDER_NOT_CANCELLABLE",
        message: "This order is paid in cash. Please ask in the shop to cancel it.",
      },
    });
    expect((await haat("orders", "cancel", order.orderNumber)).said).toEqual([
      `Order ${order.orderNumber} is cancelled; give its cash back.`,
    ]);
    expect(await now()).toMatchObject({ orderState: "CANCELLED", paymentStatus: "REFUNDED" });
    const back = await shop.db.orm.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.id));
    expect(back).toEqual([expect.objectContaining({ way: "CASH", amountPaise: 8750 })]);
    await expectSoundBooks(shop.db, shop.store.storeId);
  });

  it("is shown at every open counter, and the order is found by its number or the end of it", async () => {
    const { body: first } = await counter<CounterOrders>("GET", "/api/counter/orders");
    await receive();
    const { body: next } = await counter<CounterOrders>("GET", `/api/counter/orders?known=${first.version}`);
    expect(next.orders.find(({ id }) => id === order.id)).toMatchObject({
      paymentStatus: "SUCCEEDED",
      isPickedUp: false,
    });
    const find = async (number: string) =>
      (await counter<CounterPage>("GET", `/api/counter/find?number=${encodeURIComponent(number)}`)).body;
    for (const number of [order.orderNumber, order.orderNumber.slice(-6), order.orderNumber.slice(-4)]) {
      expect((await find(number)).rows.map(({ id }) => id)).toContain(order.id);
    }
    expect(await find("%")).toEqual({ rows: [], total: 0 });
    expect((await counter("GET", "/api/counter/find?number=")).status).toBe(400);
    await step("delivered");
    expect((await find(order.orderNumber)).rows).toHaveLength(1);
  });

  it("cannot be recorded for an order of another store", async () => {
    const { storeId } = await shop.newStore({});
    const owner = { storeId, who: "another" };
    await expect(shop.services.counterCash.receive(owner, order.id, 8750, randomUUID())).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
