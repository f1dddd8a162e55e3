import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import type { StartedPayment } from "#contract/sale/payments.ts";
import { captures, refunds } from "#server/platform/db/schema/payments.ts";
import { ANY_ENGINE, online, shop, withShop } from "#tests/support/platform/engines.ts";
import { PROVIDERS } from "#tests/support/platform/onlinePayments.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

/** Only the calls of a test change a payment here. */
const QUIET = { PAYMENT_CHECK_SECONDS: "3600" };

describe.each(ENGINES)("Money that a gateway has taken (%s)", (engine) => {
  withShop({ engine, config: QUIET });

  const taken = ({ id }: StartedPayment) =>
    shop.db.orm
      .select({ amountPaise: captures.amountPaise, state: captures.state })
      .from(captures)
      .where(eq(captures.paymentId, id))
      .orderBy(captures.createdAt, captures.state);
  const owed = ({ id }: StartedPayment) =>
    shop.db.orm
      .select({ amountPaise: refunds.amountPaise, reason: refunds.reason })
      .from(refunds)
      .where(eq(refunds.paymentId, id));
  const notes = async (buyer: Buyer, { id }: Order) =>
    ((await ok(shop.call<Order>(buyer, "GET", `/api/orders/${id}`))).timeline ?? []).map(({ state, note }) =>
      note === "" ? state : `${state}: ${note}`,
    );
  const providers = engine === ANY_ENGINE ? PROVIDERS : PROVIDERS.slice(0, 1);

  describe.each(providers)("by %s", (provider) => {
    beforeAll(() => online.use(provider));
    afterAll(() => online.use("CASHFREE"));

    it("twice for one session pays for the order once, and the second time goes back (bar 27)", async () => {
      const buyer = await shop.buyer();
      const { order, started } = await online.begin(buyer, await shop.goods(), provider);
      await online.choose(started, "pay");
      await online.payMore(started, 10_000);
      expect(await taken(started)).toEqual([
        { amountPaise: 10_000, state: "PAYS_ORDER" },
        { amountPaise: 10_000, state: "GOES_BACK" },
      ]);
      expect(await owed(started)).toEqual([{ amountPaise: 10_000, reason: "ALREADY_PAID" }]);
      expect(await notes(buyer, order)).toEqual(["ORDERED", "PAID", "PLACED", "REFUND_STARTED: Paid twice"]);
      await shop.services.reconciler.run();
      expect(await online.orderNow(order)).toMatchObject({ orderState: "PLACED", paymentStatus: "SUCCEEDED" });
      expect(await notes(buyer, order)).toContain("REFUNDED");
    });

    it("first with a wrong amount goes back, and the right amount places the order after all", async () => {
      const buyer = await shop.buyer();
      const variant = await shop.goods({ stock: 5 });
      const { order, started } = await online.begin(buyer, variant, provider);
      await online.payMore(started, 100);
      expect(await online.orderNow(order)).toMatchObject({ orderState: "FAILED", paymentStatus: "FAILED" });
      await online.choose(started, "pay");
      expect(await online.orderNow(order)).toMatchObject({ orderState: "PLACED", paymentStatus: "SUCCEEDED" });
      expect((await taken(started)).map((one) => `${one.amountPaise} ${one.state}`).sort()).toEqual([
        "100 GOES_BACK",
        "10000 PAYS_ORDER",
      ]);
      expect(await owed(started)).toEqual([{ amountPaise: 100, reason: "AMOUNT_MISMATCH" }]);
      expect(await shop.stockOf(variant)).toBe(4);
      await shop.services.reconciler.run();
      expect((await online.orderNow(order)).paymentStatus).toBe("SUCCEEDED");
    });

    it("a second time without a webhook is found by asking", async () => {
      const buyer = await shop.buyer();
      const { started } = await online.begin(buyer, await shop.goods(), provider);
      await online.choose(started, "pay");
      await online.settings({ mute: true });
      await online.payMore(started, 10_000);
      await online.settings({});
      expect(await owed(started)).toEqual([]);
      await online.askNow(started);
      expect(await owed(started)).toEqual([{ amountPaise: 10_000, reason: "ALREADY_PAID" }]);
      await online.askNow(started);
      expect(await taken(started)).toHaveLength(2);
    });
  });

  it("twice for a recharge is in the wallet once", async () => {
    const buyer = await shop.buyer();
    const started = await ok(online.initiate(buyer, { amount: 250 }));
    await online.choose(started, "pay");
    await online.payMore(started, 25_000);
    expect(await taken(started)).toEqual([
      { amountPaise: 25_000, state: "IN_WALLET" },
      { amountPaise: 25_000, state: "GOES_BACK" },
    ]);
    expect(await owed(started)).toEqual([{ amountPaise: 25_000, reason: "ALREADY_PAID" }]);
  });

  it("for an order that was cancelled and refunded goes back, too, and the order stays refunded", async () => {
    const buyer = await shop.buyer();
    const { order, started } = await online.begin(buyer, await shop.goods());
    await online.choose(started, "pay");
    const cancelled = { orderState: "CANCELLED", reason: "" };
    await ok(shop.call(buyer, "POST", `/api/orders/${order.id}/state`, cancelled, randomUUID()));
    await shop.services.reconciler.run();
    expect((await online.orderNow(order)).paymentStatus).toBe("REFUNDED");
    await online.payMore(started, 10_000);
    await shop.services.reconciler.run();
    expect(await online.orderNow(order)).toMatchObject({ orderState: "CANCELLED", paymentStatus: "REFUNDED" });
    expect((await owed(started)).map(({ amountPaise }) => amountPaise)).toEqual([10_000, 10_000]);
  });

  it("never counts for two sessions", async () => {
    const buyer = await shop.buyer();
    const first = await online.begin(buyer, await shop.goods());
    const second = await online.begin(await shop.buyer(), await shop.goods());
    await online.choose(first.started, "pay");
    const { gatewayPaymentId } = await online.sessionOf(first.started);
    const session = { ...(await online.sessionOf(second.started)), gatewayPaymentId };
    const signed = online.sign(session, { status: "SUCCEEDED", happenedAt: new Date() });
    expect((await online.deliver("CASHFREE", signed)).statusCode).toBe(500);
    expect((await online.orderNow(second.order)).orderState).toBe("PENDING");
  });
});
