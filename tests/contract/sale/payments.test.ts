import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import type { PaymentProviderId } from "#contract/sale/payments.ts";
import { refunds } from "#server/platform/db/schema/payments.ts";
import { sandboxGatewaySessions } from "#server/platform/db/schema/sandboxGateway.ts";
import { ANY_ENGINE, online, shop, withShop } from "#tests/support/platform/engines.ts";
import { PROVIDERS } from "#tests/support/platform/onlinePayments.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";
import { ok } from "#tests/support/platform/shop.ts";
import { snapshot } from "#tests/support/platform/snapshot.ts";

/** Only the calls of a test change a payment here. */
const QUIET = { PAYMENT_CHECK_SECONDS: "3600" };

describe.each(ENGINES)("An online payment (%s)", (engine) => {
  withShop({ engine, config: QUIET });

  // Providers differ in words and signatures; rows and locks are the same for all, so one of them is enough on the
  // other engine.
  const providers = engine === ANY_ENGINE ? PROVIDERS : PROVIDERS.slice(0, 1);

  describe.each(providers)("by %s", (provider) => {
    beforeAll(() => online.use(provider));
    afterAll(() => online.use("CASHFREE"));

    it("begins with a session, places the order when the gateway says so, and tells its status (spec 7.2)", async () => {
      const buyer = await shop.buyer();
      const variant = await shop.goods({ stock: 3 });
      const { order, started } = await online.begin(buyer, variant, provider, 2);
      expect(started).toMatchObject({ id: expect.any(String), paymentSessionId: expect.any(String) });
      expect(started.paymentUrl !== undefined).toBe(provider === "BMSPAY");
      expect(started.checkoutKey !== undefined).toBe(provider === "RAZORPAY");
      const waiting = await ok(shop.call<Order>(buyer, "GET", `/api/orders/${order.id}`));
      expect(waiting.paymentSessionId).toBe(started.paymentSessionId);
      expect(waiting.paymentUrl !== undefined).toBe(provider === "BMSPAY");
      const progress = {
        id: started.id,
        paymentStatus: "PROGRESS",
        amount: order.finalPrice,
        orderId: order.id,
        provider,
      };
      expect(await ok(online.statusOf(buyer, started, provider))).toEqual(progress);
      expect(await online.orderNow(order)).toMatchObject({ orderState: "PENDING", paymentStatus: "PROGRESS" });
      expect(await shop.stockOf(variant)).toBe(1);

      await online.choose(started, "pay");
      expect((await ok(online.statusOf(buyer, started, provider))).paymentStatus).toBe("SUCCEEDED");
      expect(await online.hint(buyer, order, "PLACED")).toMatchObject({
        orderState: "PLACED",
        paymentStatus: "SUCCEEDED",
      });
      expect(await shop.stockOf(variant)).toBe(1);
    });

    it.each([
      ["fail", "FAILED"],
      ["drop", "USER_DROPPED"],
    ] as const)("that ends with %s fails the order and releases its stock", async (outcome, status) => {
      const buyer = await shop.buyer();
      const variant = await shop.goods({ stock: 3 });
      const { order, started } = await online.begin(buyer, variant, provider, 2);
      await online.choose(started, outcome);
      expect((await ok(online.statusOf(buyer, started, provider))).paymentStatus).toBe(status);
      expect(await online.orderNow(order)).toMatchObject({
        orderState: "FAILED",
        stateReason: "Payment failed or user dropped",
        paymentStatus: "FAILED",
      });
      expect(await shop.stockOf(variant)).toBe(3);
      expect((await shop.cart(buyer)).data).toMatchObject([{ productVariantId: variant, quantity: 2 }]);
    });

    it("refuses a webhook that it did not sign, and nothing changes", async () => {
      const buyer = await shop.buyer();
      const { started } = await online.begin(buyer, await shop.goods(), provider);
      const session = await online.sessionOf(started);
      const event = { status: "SUCCEEDED", happenedAt: new Date() } as const;
      const { headers, body } = online.sign(session, event);
      const forged = Object.fromEntries(Object.entries(headers).map(([name]) => [name, "bm90IHRoZSBnYXRld2F5"]));
      const before = await snapshot(shop.db);
      const elsewhere: PaymentProviderId = provider === "CASHFREE" ? "RAZORPAY" : "CASHFREE";
      const answers = [
        await online.deliver(provider, { headers: forged, body }),
        await online.deliver(provider, { headers: {}, body }),
        await online.deliver(provider, {
          headers,
          body: `${body} `,
        }),
        await online.deliver(elsewhere, { headers, body }),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ code: "WEBHOOK_REFUSED" });
      }
      expect(await snapshot(shop.db)).toEqual(before);
    });

    it("of another amount than was asked places nothing and is refunded (bar 4)", async () => {
      const buyer = await shop.buyer();
      const { order, started } = await online.begin(buyer, await shop.goods(), provider);
      const session = { ...(await online.sessionOf(started)), amountPaise: 100 };
      const event = { status: "SUCCEEDED", happenedAt: new Date() } as const;
      expect((await online.deliver(provider, online.sign(session, event))).statusCode).toBe(200);
      expect((await online.orderNow(order)).orderState).toBe("FAILED");
      const back = await shop.db.orm.select().from(refunds).where(eq(refunds.paymentId, started.id));
      expect(back).toMatchObject([{ amountPaise: 100, reason: "AMOUNT_MISMATCH" }]);
    });
  });

  it("is started once for 10 parallel calls with one key, with 10 identical answers (bar 2)", async () => {
    const buyer = await shop.buyer();
    const order = await shop.placed(buyer, await shop.goods(), 1, "PAYMENT_GATEWAY");
    const request = { amount: order.finalPrice, orderId: order.id };
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => online.initiate(buyer, request, "CASHFREE", key)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const made = await online.paymentsOf(order);
    expect(made).toHaveLength(1);
    const sessions = eq(sandboxGatewaySessions.reference, made[0]?.id ?? "");
    expect(await shop.db.orm.$count(sandboxGatewaySessions, sessions)).toBe(1);
    const other = await online.initiate(buyer, { ...request, userMail: "x@example.in" }, "CASHFREE", key);
    expect(other).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
  });

  it("is refused without a key, for an altered amount, another's order, and an order that needs none", async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()];
    const order = await shop.placed(buyer, await shop.goods(), 1, "PAYMENT_GATEWAY");
    const cash = await shop.placed(buyer, await shop.goods());
    const right = { amount: order.finalPrice, orderId: order.id };
    const calls = await Promise.all([
      shop.call(buyer, "POST", "/api/payments/initiate-payment", {
        ...{ orgId: shop.store.orgId, customerId: buyer.customerId, userMobile: buyer.mobile, provider: "CASHFREE" },
        ...right,
      }),
      online.initiate(buyer, { ...right, amount: 1 }),
      online.initiate(buyer, { ...right, amount: order.finalPrice + 0.01 }),
      online.initiate(other, right),
      online.initiate(buyer, { ...right, orderId: randomUUID() }),
      online.initiate(buyer, { amount: cash.finalPrice, orderId: cash.id }),
      online.initiate(buyer, { ...right, userMobile: "+919876543210" }),
    ]);
    expect(calls.map(({ status, body }) => [status, body.code])).toEqual([
      [400, "IDEMPOTENCY_KEY_MISSING"],
      [409, "AMOUNT_MISMATCH"],
      [409, "AMOUNT_MISMATCH"],
      [404, "NOT_FOUND"],
      [404, "NOT_FOUND"],
      [409, "ORDER_NOT_PAYABLE"],
      [400, "INVALID_REQUEST"],
    ]);
    expect(await online.paymentsOf(order)).toEqual([]);
  });

  it.each(["BMSPAY", "RAZORPAY", "PAYPAL"])(
    "by %s is refused where the store uses another provider (spec 7.2)",
    async (provider) => {
      const buyer = await shop.buyer();
      const order = await shop.placed(buyer, await shop.goods(), 1, "PAYMENT_GATEWAY");
      const answer = await online.initiate(
        buyer,
        { amount: order.finalPrice, orderId: order.id },
        provider as PaymentProviderId,
      );
      const refusal = { code: "PAYMENT_PROVIDER_UNAVAILABLE", message: "Payment method not supported" };
      expect(answer).toMatchObject({ status: 409, body: refusal });
    },
  );

  it("is never made by what the browser says (bar 4)", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 3 });
    const { order, started } = await online.begin(buyer, variant);
    for (let time = 0; time < 3; time += 1) {
      expect((await online.hint(buyer, order, "PLACED")).orderState).toBe("PENDING");
    }
    expect((await online.hint(buyer, order, "FAILED", "Time Limit Exceeded")).orderState).toBe("FAILED");
    expect((await online.hint(buyer, order, "PLACED")).orderState).toBe("FAILED");
    expect((await ok(online.statusOf(buyer, started))).paymentStatus).toBe("PROGRESS");
    expect(await shop.stockOf(variant)).toBe(3);
  });

  it("that failed is tried again on the same order, which takes its stock and cart lines again", async () => {
    const buyer = await shop.buyer();
    const variant = await shop.goods({ stock: 3 });
    const { order, started } = await online.begin(buyer, variant, "CASHFREE", 2);
    await online.choose(started, "fail");
    const again = await online.startFor(buyer, order);
    expect(again.id).not.toBe(started.id);
    expect(await online.orderNow(order)).toMatchObject({ orderState: "PENDING", stateReason: "" });
    expect(await shop.stockOf(variant)).toBe(1);
    expect((await shop.cart(buyer)).data).toEqual([]);
    await online.choose(again, "pay");
    expect((await online.orderNow(order)).orderState).toBe("PLACED");
    expect(await online.initiate(buyer, { amount: order.finalPrice, orderId: order.id })).toMatchObject({
      status: 409,
      body: { code: "ORDER_NOT_PAYABLE" },
    });
  });

  it("is not tried again for goods that are gone by then", async () => {
    const [buyer, quicker] = [await shop.buyer(), await shop.buyer()];
    const variant = await shop.goods({ stock: 1 });
    const { order, started } = await online.begin(buyer, variant);
    await online.choose(started, "drop");
    await shop.placed(quicker, variant);
    expect(await online.initiate(buyer, { amount: order.finalPrice, orderId: order.id })).toMatchObject({
      status: 409,
      body: { code: "INSUFFICIENT_STOCK" },
    });
    expect((await online.orderNow(order)).orderState).toBe("FAILED");
  });

  it("of a cancelled order is refunded", async () => {
    const buyer = await shop.buyer();
    const { order, started } = await online.begin(buyer, await shop.goods());
    await online.choose(started, "pay");
    await ok(shop.call(buyer, "POST", `/api/orders/${order.id}/state`, { orderState: "CANCELLED", reason: "" }));
    const back = await shop.db.orm.select().from(refunds).where(eq(refunds.paymentId, started.id));
    expect(back).toMatchObject([{ amountPaise: 10_000, reason: "ORDER_CANCELLED" }]);
  });

  it("recharges the wallet by itself, once, whoever asks (bar 6)", async () => {
    const buyer = await shop.buyer();
    const started = await ok(online.initiate(buyer, { amount: 250 }));
    await Promise.all([1, 2, 3].map(() => online.choose(started, "pay")));
    const { walletId } = buyer;
    const recharge = { storeId: shop.store.storeId, customerId: buyer.customerId, walletId, amount: 9_999 };
    const body = { ...recharge, paymentTransactionId: started.id, paymentSource: "ONLINE_PAYMENT" };
    for (let time = 0; time < 3; time += 1) {
      await shop.call(buyer, "POST", `/api/wallets/${walletId}/recharge`, body, randomUUID());
    }
    expect(await ok(shop.call(buyer, "GET", `/api/wallets/${walletId}`))).toMatchObject({ accountBalance: 250 });
  });

  it("can be read by its shopper alone", async () => {
    const [buyer, other] = [await shop.buyer(), await shop.buyer()];
    const { started } = await online.begin(buyer, await shop.goods());
    expect((await online.statusOf(other, started)).status).toBe(404);
    expect((await online.statusOf(buyer, started, "BMSPAY")).status).toBe(404);
    expect((await shop.call(undefined, "GET", `/api/payment-transactions/${started.id}`)).status).toBe(403);
  });

  it("that the gateway cannot start is 503, and the same key tries again without a second payment", async () => {
    const buyer = await shop.buyer();
    const order = await shop.placed(buyer, await shop.goods(), 1, "PAYMENT_GATEWAY");
    const request = { amount: order.finalPrice, orderId: order.id };
    const key = randomUUID();
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError("connection refused"));
    const first = await online.initiate(buyer, request, "CASHFREE", key);
    globalThis.fetch = fetch;
    expect(first).toMatchObject({ status: 503, body: { code: "PAYMENT_NOT_STARTED", retryable: true } });
    const second = await online.initiate(buyer, request, "CASHFREE", key);
    expect(second.status).toBe(200);
    expect(await online.paymentsOf(order)).toMatchObject([{ id: second.body.id }]);
  });
});
