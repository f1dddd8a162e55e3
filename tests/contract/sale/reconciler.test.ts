import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { payments } from "#server/platform/db/schema/payments.ts";
import { orderPurpose } from "#server/platform/services/sale/orders/paidOrders.ts";
import { Reconciler } from "#server/platform/services/sale/payments/Reconciler.ts";
import { rechargePurpose } from "#server/platform/services/sale/payments/settledPayments.ts";
import { ANY_ENGINE } from "#tests/support/platform/engines.ts";
import { onlinePayments } from "#tests/support/platform/onlinePayments.ts";
import { openShop, type Shop } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";

const HOUR_MS = 3_600_000;

/** On one engine: what is asked when is decided in memory. */
describe("The reconciler", () => {
  let shop: Shop;
  let clock: TickingClock;
  beforeEach(async () => {
    clock = new TickingClock();
    shop = await openShop({ engine: ANY_ENGINE, clock, config: { PAYMENT_CHECK_SECONDS: "3600" } });
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    await shop.close();
  });

  const begin = async () => onlinePayments(shop).begin(await shop.buyer(), await shop.goods());
  const rowOf = async (id: string) => (await shop.db.orm.select().from(payments).where(eq(payments.id, id)))[0];

  it("asks again about a payment whose last look failed because the gateway was down", async () => {
    const { order, started } = await begin();
    await onlinePayments(shop).settings({ mute: true });
    await onlinePayments(shop).choose(started, "pay");
    clock.pass(73 * 3600);
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("connection refused")));
    await shop.services.reconciler.run();
    expect(await rowOf(started.id)).toMatchObject({ status: "PROGRESS", nextCheckAt: expect.any(Date) });
    vi.unstubAllGlobals();
    clock.pass(2 * 3600);
    await shop.services.reconciler.run();
    expect(await rowOf(started.id)).toMatchObject({ status: "SUCCEEDED" });
    expect((await onlinePayments(shop).orderNow(order)).orderState).toBe("PLACED");
  });

  it("finds money that came two weeks after the payment had failed, and places the order", async () => {
    const { order, started } = await begin();
    clock.pass(73 * 3600);
    await shop.services.reconciler.run();
    expect(await rowOf(started.id)).toMatchObject({ status: "FAILED", nextCheckAt: expect.any(Date) });
    await onlinePayments(shop).settings({ mute: true });
    await onlinePayments(shop).choose(started, "pay");
    for (let days = 3; days < 31; days += 1) {
      clock.pass(24 * 3600);
      await shop.services.reconciler.run();
    }
    expect(await rowOf(started.id)).toMatchObject({ status: "SUCCEEDED", nextCheckAt: null });
    expect((await onlinePayments(shop).orderNow(order)).orderState).toBe("PLACED");
  });

  it("decides nothing about a payment of a provider whose credentials it does not have", async () => {
    const { db, services } = shop;
    const { started } = await begin();
    const warned: string[] = [];
    const log = { warn: ({ err }: { err?: Error }) => void warned.push(err?.message ?? "") };
    const purposes = { ORDER: orderPurpose, RECHARGE: rechargePurpose(services.wallets) };
    const limits = { holdMs: 60_000, firstCheckMs: 60_000 };
    const without = new Reconciler(db, clock, new Map(), purposes, limits, log);
    clock.pass(73 * 3600);
    await without.run();
    expect(await rowOf(started.id)).toMatchObject({ status: "PROGRESS", nextCheckAt: expect.any(Date) });
    expect(warned.join()).toContain("this process has no credentials of CASHFREE");
  });

  it("still asks about a payment that has succeeded, ever more rarely, for 30 days", async () => {
    const { started } = await begin();
    await onlinePayments(shop).choose(started, "pay");
    const asked: number[] = [];
    const begun = clock.now().getTime();
    const { fetch } = globalThis;
    vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
      if (url.endsWith("/payments")) asked.push(Math.round((clock.now().getTime() - begun) / HOUR_MS));
      return fetch(url, init);
    });
    for (let hours = 0; hours < 31 * 24; hours += 4) {
      clock.pass((4 * HOUR_MS) / 1000);
      await shop.services.reconciler.run();
    }
    expect(asked.length).toBeGreaterThan(6);
    expect(asked.length).toBeLessThan(14);
    expect(asked.at(-1)).toBeGreaterThanOrEqual(30 * 24);
    expect((await rowOf(started.id))?.nextCheckAt).toBeNull();
  });
});
