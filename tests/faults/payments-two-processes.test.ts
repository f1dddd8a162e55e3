import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import { orders, outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { refunds } from "#server/platform/db/schema/payments.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { onlinePayments } from "#tests/support/platform/onlinePayments.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";
import { type Buyer, ok, openShop, type Shop } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";
import { prepareCheckouts } from "./prepareCheckouts";

const PAYMENTS = 40;

/** Races are proved on PostgreSQL only: there several processes can settle the same payments. */
describe("Two platforms that share a PostgreSQL and look after the same payments (bar 4)", () => {
  const clock = new TickingClock();
  let shops: [Shop, Shop];
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await copyPostgres("empty", await testPostgres());
    drop = database.drop;
    const config = { DATABASE_URL: database.url, PAYMENT_CHECK_SECONDS: "0.1" };
    shops = [await openShop({ clock, config }), await openShop({ clock, config })];
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    await drop();
  });

  it(`settle each of ${PAYMENTS} payments without webhooks once, with one refund for each that is cancelled`, async () => {
    const [one] = shops;
    const online = onlinePayments(one);
    await online.settings({ mute: true });
    const variant = await one.goods({ stock: PAYMENTS });
    const buyers: Buyer[] = [];
    for (let count = 0; count < PAYMENTS; count += 1) buyers.push(await one.buyer());
    const checkouts = await prepareCheckouts(one, buyers, variant, "PAYMENT_GATEWAY");
    const begun: { buyer: Buyer; order: Order }[] = [];
    for (const [index, buyer] of buyers.entries()) {
      const order = await ok(one.place(buyer, checkouts[index] ?? ""));
      await online.choose(await online.startFor(buyer, order), "pay");
      begun.push({ buyer, order });
    }
    clock.pass(10);
    await vi.waitFor(
      async () => expect(await one.db.orm.$count(orders, eq(orders.orderState, "PLACED"))).toBe(PAYMENTS),
      { timeout: 30_000, interval: 50 },
    );
    const placed = await one.db.orm.select().from(outboxEvents).where(eq(outboxEvents.type, "order.placed"));
    expect(placed).toHaveLength(PAYMENTS);
    expect(await one.stockOf(variant)).toBe(0);

    for (const { buyer, order } of begun) {
      const body = { orderState: "CANCELLED", reason: "" };
      expect((await one.call(buyer, "POST", `/api/orders/${order.id}/state`, body, order.id)).status).toBe(200);
    }
    await vi.waitFor(
      async () => {
        const rows = await one.db.orm.select().from(refunds);
        expect(rows).toHaveLength(PAYMENTS);
        expect(rows.every(({ doneAt }) => doneAt !== null)).toBe(true);
      },
      { timeout: 30_000, interval: 50 },
    );
    await expectSoundBooks(one.db);
  });
});
