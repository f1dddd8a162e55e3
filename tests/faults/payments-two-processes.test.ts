import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { outboxEvents } from "../../server/platform/db/schema/commerce";
import { refunds } from "../../server/platform/db/schema/payments";
import type { Order } from "../../src/contract/orders";
import type { StartedPayment } from "../../src/contract/payments";
import { onlinePayments } from "../support/onlinePayments";
import { testPostgres } from "../support/platform";
import { createDatabase } from "../support/postgres";
import { type Buyer, openShop, type Shop } from "../support/shop";
import { TickingClock } from "../support/tickingClock";

const PAYMENTS = 40;

/** A race is shown on real PostgreSQL only: there any number of processes look after the same payments. */
describe("Two platforms that share a PostgreSQL and look after the same payments (bar 4)", () => {
  const clock = new TickingClock();
  let shops: [Shop, Shop];
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await createDatabase(await testPostgres(), `haat_two_${process.pid}`);
    drop = database.drop;
    const config = { DATABASE_URL: database.url, PAYMENT_CHECK_SECONDS: "0.2" };
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
    const begun: { buyer: Buyer; order: Order; started: StartedPayment }[] = [];
    for (let count = 0; count < PAYMENTS; count += 1) {
      const buyer = await one.buyer();
      const { order, started } = await online.begin(buyer, variant);
      await online.choose(started, "pay");
      begun.push({ buyer, order, started });
    }
    clock.pass(10);
    await vi.waitFor(
      async () => {
        for (const { order } of begun) expect((await online.orderNow(order)).orderState).toBe("PLACED");
      },
      { timeout: 30_000, interval: 200 },
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
        expect(rows.every(({ sentAt }) => sentAt !== null)).toBe(true);
      },
      { timeout: 30_000, interval: 200 },
    );
  });
});
