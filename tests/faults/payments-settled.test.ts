import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { refunds } from "#server/platform/db/schema/payments.ts";
import { sandboxGatewayRefunds } from "#server/platform/db/schema/sandboxGateway.ts";
import { ANY_ENGINE, online, shop, withShop } from "#tests/support/platform/engines.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { PROVIDERS } from "#tests/support/platform/onlinePayments.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";

const HOLD_SECONDS = 600;
/** In real time: how often the platform checks payments that nobody reported. */
const CHECK_SECONDS = "0.1";

describe.each(ENGINES)("A payment that only the platform can settle (bar 4, %s)", (engine) => {
  const clock = new TickingClock();
  let buyer: Buyer;

  withShop({ engine, clock, config: { PAYMENT_CHECK_SECONDS: CHECK_SECONDS } });
  // Each test has its own cart, because a failed order is put back into it.
  beforeEach(async () => {
    buyer = await shop.buyer();
  });
  afterEach(async () => {
    await expectSoundBooks(shop.db);
    await online.settings({});
    await online.use("CASHFREE");
  });

  const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 25 });
  const refundsOf = (paymentId: string) => shop.db.orm.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const timesPlaced = async (orderId: string) => {
    const placed = await shop.db.orm.select().from(outboxEvents).where(eq(outboxEvents.type, "order.placed"));
    return placed.filter(({ payload }) => payload.orderId === orderId).length;
  };

  // Providers differ in words and signatures; rows and locks are the same for all, so one of them is enough on the
  // other engine.
  const providers = engine === ANY_ENGINE ? PROVIDERS : PROVIDERS.slice(0, 1);

  describe.each(providers)("by %s", (provider) => {
    it("is PLACED once though the tab was closed and no webhook came", async () => {
      await online.use(provider);
      await online.settings({ mute: true });
      const { order, started } = await online.begin(buyer, await shop.goods(), provider);
      await online.choose(started, "pay");
      clock.pass(10);
      await soon(async () => expect((await online.orderNow(order)).orderState).toBe("PLACED"));
      expect(await timesPlaced(order.id)).toBe(1);
    });

    it("that succeeds after FAILED is PLACED once, with its stock", async () => {
      await online.use(provider);
      const variant = await shop.goods({ stock: 2 });
      const { order, started } = await online.begin(buyer, variant, provider, 2);
      expect((await online.say(started, "FAILED")).statusCode).toBe(200);
      expect(await online.orderNow(order)).toMatchObject({ orderState: "FAILED" });
      expect(await shop.stockOf(variant)).toBe(2);
      await online.choose(started, "pay");
      await soon(async () => expect((await online.orderNow(order)).orderState).toBe("PLACED"));
      expect((await online.say(started, "FAILED", new Date(0))).statusCode).toBe(200);
      expect(await online.orderNow(order)).toMatchObject({ orderState: "PLACED", paymentStatus: "SUCCEEDED" });
      expect(await shop.stockOf(variant)).toBe(0);
      expect(await refundsOf(started.id)).toEqual([]);
    });

    it("that succeeds when its stock is gone is refunded, once", async () => {
      await online.use(provider);
      const variant = await shop.goods({ stock: 1 });
      const { order, started } = await online.begin(buyer, variant, provider);
      await online.hint(buyer, order, "FAILED", "Time Limit Exceeded");
      await shop.placed(await shop.buyer(), variant);
      await online.settings({ copies: 3 });
      await online.choose(started, "pay");
      await soon(async () => expect((await online.orderNow(order)).paymentStatus).toBe("REFUNDED"));
      expect(await online.orderNow(order)).toMatchObject({ orderState: "FAILED" });
      expect(await refundsOf(started.id)).toMatchObject([{ reason: "OUT_OF_STOCK", doneAt: expect.any(Date) }]);
      const { gatewayId } = await online.sessionOf(started);
      const atGateway = eq(sandboxGatewayRefunds.gatewayId, gatewayId);
      expect(await shop.db.orm.$count(sandboxGatewayRefunds, atGateway)).toBe(1);
      expect(await timesPlaced(order.id)).toBe(0);
    });
  });

  it("that nobody pays ends after the time limit and releases its stock", async () => {
    const variant = await shop.goods({ stock: 1 });
    const { order, started } = await online.begin(buyer, variant);
    await online.choose(started, "silent");
    clock.pass(HOLD_SECONDS + 1);
    await soon(async () =>
      expect(await online.orderNow(order)).toMatchObject({
        orderState: "FAILED",
        stateReason: "Time Limit Exceeded",
        paymentStatus: "PROGRESS",
      }),
    );
    expect(await shop.stockOf(variant)).toBe(1);
    expect((await ok(online.statusOf(buyer, started))).paymentStatus).toBe("PROGRESS");
  });

  it("that was never started, because the tab was closed before, ends, too", async () => {
    const variant = await shop.goods({ stock: 1 });
    const order = await shop.placed(buyer, variant, 1, "PAYMENT_GATEWAY");
    clock.pass(HOLD_SECONDS + 1);
    await soon(async () => expect((await online.orderNow(order)).orderState).toBe("FAILED"));
    expect(await shop.stockOf(variant)).toBe(1);
  });

  it("that is tried again and again holds its stock for six times as long, and no longer", async () => {
    const variant = await shop.goods({ stock: 1 });
    const { order } = await online.begin(buyer, variant);
    const tryAgain = () => online.initiate(buyer, { amount: order.finalPrice, orderId: order.id });
    for (let tries = 0; tries < 6; tries += 1) {
      clock.pass(HOLD_SECONDS - 60);
      expect((await tryAgain()).status).toBe(200);
    }
    clock.pass(HOLD_SECONDS - 60);
    expect(await tryAgain()).toMatchObject({ status: 409, body: { code: "ORDER_NOT_PAYABLE" } });
    clock.pass(61);
    await soon(async () => expect((await online.orderNow(order)).orderState).toBe("FAILED"));
    expect(await shop.stockOf(variant)).toBe(1);
  });

  it("that is paid after the time limit is PLACED once", async () => {
    const { order, started } = await online.begin(buyer, await shop.goods({ stock: 1 }));
    await online.choose(started, "late", 45);
    expect((await online.hint(buyer, order, "FAILED", "Time Limit Exceeded")).orderState).toBe("FAILED");
    // In each round the platform also hears of the late payment: by a webhook, or because it checks all open payments.
    for (const mute of [false, true, true]) {
      await online.settings({ mute });
      const inTime = await online.begin(await shop.buyer(), await shop.goods());
      await online.choose(inTime.started, "pay");
      if (mute) clock.pass(10);
      await soon(async () => expect((await online.orderNow(inTime.order)).orderState).toBe("PLACED"));
    }
    expect((await online.orderNow(order)).orderState).toBe("FAILED");
    clock.pass(26);
    await soon(async () => expect((await online.orderNow(order)).orderState).toBe("PLACED"));
    expect(await timesPlaced(order.id)).toBe(1);
  });

  it("paid twice, by an old tab and a new one, is one order and one refund", async () => {
    const { order, started } = await online.begin(buyer, await shop.goods({ stock: 1 }));
    const again = await online.startFor(buyer, order);
    await Promise.all([online.choose(started, "pay"), online.choose(again, "pay")]);
    await soon(async () => expect((await online.orderNow(order)).orderState).toBe("PLACED"));
    await soon(async () => {
      const back = [...(await refundsOf(started.id)), ...(await refundsOf(again.id))];
      expect(back).toMatchObject([{ reason: "ALREADY_PAID", doneAt: expect.any(Date) }]);
    });
    expect(await online.orderNow(order)).toMatchObject({ orderState: "PLACED", paymentStatus: "SUCCEEDED" });
  });

  it("whose webhooks arrive three times and in any order is PLACED", async () => {
    await online.settings({ copies: 3, shuffle: true });
    const { order, started } = await online.begin(buyer, await shop.goods({ stock: 1 }));
    await online.choose(started, "pay");
    clock.pass(3);
    await soon(async () => expect((await online.orderNow(order)).orderState).toBe("PLACED"));
    expect(await timesPlaced(order.id)).toBe(1);
  });

  it("is reported again by the gateway until the platform has answered", async () => {
    const rules = [{ path: "/api/payments/webhooks/", status: 500, times: 2 }];
    await shop.app.inject({ method: "POST", url: "/sandbox/faults", payload: { rules } });
    const { order, started } = await online.begin(buyer, await shop.goods({ stock: 1 }));
    await online.choose(started, "pay");
    await soon(async () => {
      clock.pass(2);
      expect((await online.orderNow(order)).orderState).toBe("PLACED");
    });
  });

  it("whose every answer is lost after the commit is one payment and one order (bar 3)", async () => {
    const drop = (path: string) =>
      shop.app.inject({
        method: "POST",
        url: "/sandbox/faults",
        payload: { rules: [{ path, dropReply: true, times: 1 }] },
      });
    const order = await shop.placed(buyer, await shop.goods({ stock: 1 }), 1, "PAYMENT_GATEWAY");
    const send = () =>
      fetch(`${shop.baseUrl}/api/payments/initiate-payment`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${buyer.token}`,
          "content-type": "application/json",
          "idempotency-key": `lost-${order.id}`,
        },
        body: JSON.stringify({
          ...{ orgId: shop.store.orgId, customerId: buyer.customerId, userMobile: buyer.mobile },
          ...{ provider: "CASHFREE", amount: order.finalPrice, orderId: order.id },
        }),
      });
    await drop("/api/payments/initiate-payment");
    await expect(send()).rejects.toThrow();
    const started = await (await send()).json();
    expect(await online.paymentsOf(order)).toMatchObject([{ id: started.id }]);
    // The webhook is received, but the answer is lost, so the gateway sends it again.
    await drop("/api/payments/webhooks/");
    await online.choose(started, "pay");
    await soon(async () => {
      clock.pass(2);
      expect((await online.orderNow(order)).orderState).toBe("PLACED");
    });
    expect(await timesPlaced(order.id)).toBe(1);
  });
});
