import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { orders, outboxEvents } from "../../server/platform/db/schema/commerce";
import { refunds } from "../../server/platform/db/schema/payments";
import type { Order } from "../../src/contract/sale/orders";
import { copyPostgres } from "../support/databases/databases";
import { expectSoundBooks } from "../support/platform/expectSoundBooks";
import { onlinePayments } from "../support/platform/onlinePayments";
import { testPostgres } from "../support/platform/platform";
import { prepareCheckouts } from "../support/platform/prepareCheckouts";
import { type Buyer, ok, openShop, type Shop } from "../support/platform/shop";
import { TickingClock } from "../support/platform/tickingClock";

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

  it(`settle ${PAYMENTS} payments that no webhook tells of once each, with one refund for each that is cancelled`, async () => {
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
