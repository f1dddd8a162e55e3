import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import type { PaymentProviderId } from "#contract/sale/payments.ts";
import { refunds } from "#server/platform/db/schema/payments.ts";
import { ANY_ENGINE, haat, online, shop, withShop } from "#tests/support/platform/engines.ts";
import { PROVIDERS } from "#tests/support/platform/onlinePayments.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

/** On one engine: the states of one row, changed under its lock. */
describe("A refund", () => {
  withShop({ engine: ANY_ENGINE, config: { PAYMENT_CHECK_SECONDS: "3600" } });
  /** Asks the gateway about every refund, whenever it would be due. */
  const ask = async () => {
    await shop.db.orm
      .update(refunds)
      .set({ nextAttemptAt: new Date(0) })
      .where(eq(refunds.state, "OWED"));
    await shop.db.orm
      .update(refunds)
      .set({ nextAttemptAt: new Date(0) })
      .where(eq(refunds.state, "ASKED"));
    await shop.db.orm
      .update(refunds)
      .set({ nextAttemptAt: new Date(0) })
      .where(eq(refunds.state, "FAILED"));
    await shop.services.reconciler.run();
  };
  const gatewayDecides = (status: string) =>
    shop.app.inject({ method: "POST", url: "/sandbox/gateway/refunds", payload: { status } });
  const moments = async (buyer: Buyer, { id }: Order) =>
    ((await ok(shop.call<Order>(buyer, "GET", `/api/orders/${id}`))).timeline ?? [])
      .map(({ state }) => state)
      .filter((state) => state.startsWith("REFUND"));

  async function cancelled(provider: PaymentProviderId) {
    const buyer = await shop.buyer();
    const { order, started } = await online.begin(buyer, await shop.goods(), provider);
    await online.choose(started, "pay");
    const body = { orderState: "CANCELLED", reason: "" };
    await ok(shop.call(buyer, "POST", `/api/orders/${order.id}/state`, body, randomUUID()));
    const read = async () => {
      const [refund] = await shop.db.orm.select().from(refunds).where(eq(refunds.paymentId, started.id));
      if (refund === undefined) throw new Error("no refund was queued");
      return refund;
    };
    return { buyer, order, read };
  }

  describe.each(PROVIDERS)("by %s", (provider) => {
    beforeAll(() => online.use(provider));
    afterAll(async () => {
      await online.use("CASHFREE");
      await online.settings({});
    });

    it("that the gateway has only accepted is not done before the gateway confirms it", async () => {
      await online.settings({ refunds: "PENDING" });
      const { buyer, order, read } = await cancelled(provider);
      await ask();
      expect(await read()).toMatchObject({ state: "ASKED", doneAt: null });
      expect((await online.orderNow(order)).paymentStatus).toBe("SUCCEEDED");
      expect(await moments(buyer, order)).toEqual(["REFUND_STARTED"]);
      expect((await haat("refunds", "list")).said.join()).toContain("is on its way");
      await gatewayDecides("SUCCEEDED");
      await ask();
      expect(await read()).toMatchObject({ state: "CONFIRMED", nextAttemptAt: null, doneAt: expect.any(Date) });
      expect((await online.orderNow(order)).paymentStatus).toBe("REFUNDED");
      expect(await moments(buyer, order)).toEqual(["REFUND_STARTED", "REFUNDED"]);
    });

    it("that the gateway refuses is reported, and requested again under another reference until it is paid", async () => {
      await online.settings({ refunds: "FAILED" });
      const { buyer, order, read } = await cancelled(provider);
      const first = (await read()).reference;
      await ask();
      const refused = await read();
      expect(refused.state).toBe("FAILED");
      expect(refused.reference).not.toBe(first);
      expect((await haat("refunds", "list")).said.join()).toContain("was refused and is asked for again");
      await ask();
      expect(await moments(buyer, order)).toEqual(["REFUND_STARTED", "REFUND_DELAYED"]);
      await online.settings({ refunds: "SUCCEEDED" });
      await ask();
      expect((await read()).state).toBe("CONFIRMED");
      expect(await moments(buyer, order)).toEqual(["REFUND_STARTED", "REFUND_DELAYED", "REFUNDED"]);
    });
  });

  it("whose answer is lost is requested again under the same reference, and is paid once", async () => {
    await online.use("CASHFREE");
    const { read } = await cancelled("CASHFREE");
    const { fetch } = globalThis;
    const sent: string[] = [];
    globalThis.fetch = async (url, init) => {
      const reply = await fetch(url, init);
      if (!String(url).endsWith("/refunds")) return reply;
      sent.push(String(init?.body));
      throw new TypeError("the connection broke");
    };
    await ask();
    globalThis.fetch = fetch;
    expect((await read()).state).toBe("OWED");
    await ask();
    expect(await read()).toMatchObject({ state: "CONFIRMED", reference: JSON.parse(sent[0] ?? "{}").refund_id });
  });

  it("that the gateway refuses can be given back by hand, and then it is not requested any more", async () => {
    await online.settings({ refunds: "FAILED" });
    const { buyer, order, read } = await cancelled("CASHFREE");
    await ask();
    const { id } = await read();
    expect((await haat("refunds", "by-hand", id)).code).toBe(0);
    expect(await read()).toMatchObject({ state: "BY_HAND", nextAttemptAt: null });
    expect((await online.orderNow(order)).paymentStatus).toBe("REFUNDED");
    expect(await moments(buyer, order)).toEqual(["REFUND_STARTED", "REFUND_DELAYED", "REFUNDED"]);
    expect((await haat("refunds", "by-hand", id)).io.warned.join()).toContain("was not found");
    await online.settings({});
  });

  it("that was requested without an answer cannot be given back by hand, because the gateway may have paid it", async () => {
    await online.use("CASHFREE");
    const { read } = await cancelled("CASHFREE");
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError("the connection broke"));
    await ask();
    globalThis.fetch = fetch;
    expect((await haat("refunds", "by-hand", (await read()).id)).code).toBe(1);
    await ask();
    expect((await read()).state).toBe("CONFIRMED");
  });

  it("that the gateway has accepted cannot be given back by hand", async () => {
    await online.settings({ refunds: "PENDING" });
    const { read } = await cancelled("CASHFREE");
    await ask();
    const { code, io } = await haat("refunds", "by-hand", (await read()).id);
    expect(code).toBe(1);
    expect(io.warned.join()).toContain("wait until it is confirmed or refused");
    await online.settings({});
  });
});
