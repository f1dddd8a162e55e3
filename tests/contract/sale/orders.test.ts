import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Order, OrderPage, OrderState } from "#contract/sale/orders.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { cartLines, orders, outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { prepareCheckouts } from "#tests/faults/prepareCheckouts.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, ok } from "#tests/support/platform/shop.ts";

onBothEngines("An order", () => {
  const setVariant = (id: string, change: Partial<typeof productVariants.$inferInsert>) =>
    shop.db.orm.update(productVariants).set(change).where(eq(productVariants.id, id));

  const setState = (buyer: Buyer, id: string, orderState: OrderState, reason = "", key?: string) =>
    shop.call<Order>(buyer, "POST", `/api/orders/${id}/state`, { orderState, reason }, key);

  const byTheStore = (id: string, orderState: OrderState) =>
    shop.call<Order>(undefined, "POST", `/sandbox/orders/${id}/state`, { orderState });

  const ordersOf = (buyer: Buyer) => shop.db.orm.select().from(orders).where(eq(orders.customerId, buyer.customerId));

  it("with cash on delivery is placed at once, takes its stock and clears the cart", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 10, sellingPaise: 9_950, mrpPaise: 12_000 });
    const order = await shop.placed(buyer, variant, 3);
    expect(order).toMatchObject({
      orderState: "PLACED",
      stateReason: "",
      paymentMethod: "COD",
      paymentStatus: "PENDING",
      shippingAddress: anAddress,
      totalPrice: 360,
      totalDiscount: 61.5,
      shippingCharge: 0,
      tax: 0,
      finalPrice: 298.5,
      orderItems: [{ productVariantId: variant, quantity: 3, sellingPrice: 99.5, mrp: 120 }],
    });
    expect(order.orderNumber).toMatch(/^\d{8}-\d{6}$/);
    expect(await shop.stockOf(variant)).toBe(7);
    expect((await shop.cart(buyer)).data).toEqual([]);
    const url = `/api/orders/${order.id}`;
    expect(await ok(shop.call<Order>(buyer, "GET", url))).toMatchObject(order);
  });

  it("leaves what another tab put into the cart meanwhile", async () => {
    const buyer = await shop.buyer();
    const [ordered, added] = [await shop.goods(), await shop.goods()];
    const id = await shop.readyToPlace(buyer, ordered, 2);
    await ok(shop.addToCart(buyer, ordered, 3));
    await ok(shop.addToCart(buyer, added));
    await ok(shop.place(buyer, id));
    expect((await shop.cart(buyer)).data).toMatchObject([
      { productVariantId: ordered, quantity: 3 },
      { productVariantId: added, quantity: 1 },
    ]);
  });

  it("needs an Idempotency-Key", async () => {
    const buyer = await shop.buyer();
    const id = await shop.readyToPlace(buyer, await shop.goods());
    const body = { checkoutId: id, customerId: buyer.customerId, orgId: shop.store.orgId };
    expect((await shop.call(buyer, "POST", "/api/orders", body)).status).toBe(400);
    expect(await ordersOf(buyer)).toHaveLength(0);
  });

  it("is one for 10 parallel placements with one key, with 10 identical answers (bar 2)", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 10 });
    const id = await shop.readyToPlace(buyer, variant);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => shop.place(buyer, id, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await shop.stockOf(variant)).toBe(9);
  });

  it("is one for 10 parallel placements with 10 keys", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 10 });
    const id = await shop.readyToPlace(buyer, variant);
    const placed = await Promise.all(Array.from({ length: 10 }, () => ok(shop.place(buyer, id))));
    expect(new Set(placed.map((order) => order.id)).size).toBe(1);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await shop.stockOf(variant)).toBe(9);
  });

  it("refuses the key of one order for another (bar 2)", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods();
    const key = randomUUID();
    await ok(shop.place(buyer, await shop.readyToPlace(buyer, variant), key));
    const second = await shop.readyToPlace(buyer, variant);
    const reused = { status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } };
    expect(await shop.place(buyer, second, key)).toMatchObject(reused);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it("lets two shoppers use the same key", async () => {
    const key = randomUUID();
    const variant = await shop.goods();
    for (const buyer of [await shop.buyer(), await shop.buyer()]) {
      const order = await ok(shop.place(buyer, await shop.readyToPlace(buyer, variant), key));
      expect(await ordersOf(buyer)).toMatchObject([{ id: order.id }]);
    }
  });

  it("is not placed at a price the shopper did not see, and shows the changed line (bar 5)", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ sellingPaise: 10_000, stock: 4 });
    const id = await shop.readyToPlace(buyer, variant);
    await setVariant(variant, { sellingPricePaise: 10_001 });
    expect(await shop.place(buyer, id)).toMatchObject({
      status: 409,
      body: {
        code: "CHECKOUT_CHANGED",
        cartItems: [{ productVariantId: variant, sellingPrice: 100.01, isPriceChanged: true }],
      },
    });
    expect(await ordersOf(buyer)).toHaveLength(0);
    expect(await shop.stockOf(variant)).toBe(4);
    await ok(shop.choose(buyer, id));
    expect((await ok(shop.place(buyer, id))).finalPrice).toBe(100.01);
  });

  it("is not placed for more than there is, and shows the short line (bar 5)", async () => {
    const buyer = await shop.buyer();
    const [plenty, short] = [await shop.goods({ stock: 9 }), await shop.goods({ stock: 3, name: "Ghee" })];
    await ok(shop.addToCart(buyer, plenty));
    const id = await shop.readyToPlace(buyer, short, 3);
    await setVariant(short, { availableQuantity: 2 });
    expect(await shop.place(buyer, id)).toMatchObject({
      status: 409,
      body: {
        code: "INSUFFICIENT_STOCK",
        message: "Only 2 left in stock of Ghee",
        cartItems: [{ insufficientStock: false }, { insufficientStock: true, currentAvailableQuantity: 2 }],
      },
    });
    expect(await ordersOf(buyer)).toHaveLength(0);
    expect(await shop.stockOf(plenty)).toBe(9);
    expect((await shop.cart(buyer)).data).toHaveLength(2);
  });

  it("is not placed when the list price or the tax changed the sums", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ mrpPaise: 12_000 });
    const id = await shop.readyToPlace(buyer, variant);
    await setVariant(variant, { mrpPaise: 13_000 });
    expect(await shop.place(buyer, id)).toMatchObject({ status: 409, body: { code: "CHECKOUT_CHANGED" } });
  });

  it("is not placed before address and payment method are chosen", async () => {
    const buyer = await shop.buyer();
    await ok(shop.addToCart(buyer, await shop.goods()));
    const { id } = await ok(shop.checkOut(buyer));
    expect(await shop.place(buyer, id)).toMatchObject({ status: 409, body: { code: "CHECKOUT_INCOMPLETE" } });
  });

  it("paid online waits for its payment, and no hint places it (bar 4)", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 5 });
    const order = await shop.placed(buyer, variant, 1, "PAYMENT_GATEWAY");
    expect(order).toMatchObject({ orderState: "PENDING", paymentStatus: "PENDING" });
    expect((await ok(setState(buyer, order.id, "PLACED"))).orderState).toBe("PENDING");
    expect(await shop.stockOf(variant)).toBe(4);
  });

  it("whose payment failed keeps the reason, returns its stock once and its goods to the cart", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 5 });
    const order = await shop.placed(buyer, variant, 2, "PAYMENT_GATEWAY");
    const fail = () => ok(setState(buyer, order.id, "FAILED", "Time Limit Exceeded"));
    const failed = { orderState: "FAILED", stateReason: "Time Limit Exceeded", paymentStatus: "FAILED" };
    for (const answer of await Promise.all([fail(), fail(), fail()])) expect(answer).toMatchObject(failed);
    expect(await shop.stockOf(variant)).toBe(5);
    expect((await shop.cart(buyer)).data).toMatchObject([{ productVariantId: variant, quantity: 2 }]);
    expect((await ok(setState(buyer, order.id, "PLACED"))).orderState).toBe("FAILED");
  });

  it("that is placed does not fail by a hint", async () => {
    const buyer = await shop.buyer();
    const order = await shop.placed(buyer, await shop.goods());
    expect((await ok(setState(buyer, order.id, "FAILED", "Payment error"))).orderState).toBe("PLACED");
  });

  it("cancelled several times at once returns its stock once", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 5 });
    const order = await shop.placed(buyer, variant, 3);
    expect(await shop.stockOf(variant)).toBe(2);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => setState(buyer, order.id, "CANCELLED", "Ordered twice")),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(answers.find((answer) => answer.status === 200)?.body).toMatchObject({
      orderState: "CANCELLED",
      stateReason: "Ordered twice",
    });
    expect(await shop.stockOf(variant)).toBe(5);
  });

  it("answers a repeated cancel with its key as it did first", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 5 });
    const order = await shop.placed(buyer, variant);
    const key = randomUUID();
    const first = await setState(buyer, order.id, "CANCELLED", "", key);
    expect(first.status).toBe(200);
    expect(await setState(buyer, order.id, "CANCELLED", "", key)).toEqual(first);
    expect(await shop.stockOf(variant)).toBe(5);
  });

  it("that has left the store cannot be cancelled, and no shopper can ship or deliver one", async () => {
    const buyer = await shop.buyer();
    const order = await shop.placed(buyer, await shop.goods());
    for (const state of ["SHIPPED", "DELIVERED", "PENDING"] as const) {
      expect(await setState(buyer, order.id, state)).toMatchObject({
        status: 409,
        body: { code: "ORDER_STATE_REFUSED" },
      });
    }
    expect((await ok(byTheStore(order.id, "SHIPPED"))).orderState).toBe("SHIPPED");
    const refusal = {
      status: 409,
      body: { code: "ORDER_NOT_CANCELLABLE", message: expect.stringContaining("on its way") },
    };
    expect(await setState(buyer, order.id, "CANCELLED")).toMatchObject(refusal);
    const delivered = { orderState: "DELIVERED", paymentStatus: "SUCCEEDED" };
    expect(await ok(byTheStore(order.id, "DELIVERED"))).toMatchObject(delivered);
    expect((await byTheStore(order.id, "PLACED")).status).toBe(409);
  });

  it("is found by its shopper alone", async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()];
    const variant = await shop.goods({ stock: 5 });
    const { id } = await shop.placed(buyer, variant);
    for (const url of [`/api/orders/${id}`, `/api/orders/${id}/invoice`, `/api/orders/${randomUUID()}`]) {
      expect((await shop.call(other, "GET", url)).status).toBe(404);
    }
    expect((await setState(other, id, "CANCELLED")).status).toBe(404);
    expect((await ok(shop.call<OrderPage>(other, "GET", "/api/orders"))).orders).toEqual([]);
    expect((await shop.call(other, "GET", `/api/orders?customerId=${buyer.customerId}`)).status).toBe(404);
    expect(await shop.stockOf(variant)).toBe(4);
  });

  it("is listed newest first, 8 a page (spec 9)", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 50 });
    const placed: string[] = [];
    for (let count = 0; count < 10; count += 1) placed.unshift((await shop.placed(buyer, variant)).id);
    const page = async (query: string) => ok(shop.call<OrderPage>(buyer, "GET", `/api/orders${query}`));
    const first = await page("");
    expect(first.orders.map((order) => order.id)).toEqual(placed.slice(0, 8));
    expect(first.orders[0]?.orderItems).toHaveLength(1);
    expect(first.totalPages).toBe(2);
    expect((await page("?page=2")).orders.map((order) => order.id)).toEqual(placed.slice(8));
    expect((await page("?page=3")).orders).toEqual([]);
    expect(await page("?page=2&size=4")).toMatchObject({ totalPages: 3, orders: [{ id: placed[4] }, {}, {}, {}] });
  });

  it("tells the outbox of every state it reaches", async () => {
    const buyer = await shop.buyer();
    const { id } = await shop.placed(buyer, await shop.goods());
    await ok(setState(buyer, id, "CANCELLED"));
    const events = await shop.db.orm.select().from(outboxEvents).orderBy(outboxEvents.id);
    const mine = events.filter((event) => event.payload.orderId === id);
    expect(mine.map((event) => event.type)).toEqual(["order.placed", "order.cancelled"]);
  });

  it("of many products never deadlocks when many shoppers order them in opposite orders", async () => {
    const variants = await Promise.all(Array.from({ length: 6 }, () => shop.goods({ stock: 100 })));
    const buyers = await Promise.all(Array.from({ length: 16 }, () => shop.buyer()));
    const there = await prepareCheckouts(shop, buyers.slice(0, 8), variants);
    const back = await prepareCheckouts(shop, buyers.slice(8), variants.toReversed());
    const checkouts = [...there, ...back];
    await Promise.all(buyers.map((buyer, index) => ok(shop.place(buyer, checkouts[index] ?? ""))));
    for (const variant of variants) expect(await shop.stockOf(variant)).toBe(84);
    const left = await Promise.all(
      buyers.map((buyer) => shop.db.orm.select().from(cartLines).where(eq(cartLines.cartId, buyer.cartId))),
    );
    expect(left.flat()).toEqual([]);
  });
});
