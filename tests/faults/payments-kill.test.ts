import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { productVariants } from "../../server/platform/db/schema/catalogue";
import { orders, outboxEvents } from "../../server/platform/db/schema/commerce";
import { payments } from "../../server/platform/db/schema/payments";
import { openShop, type Shop } from "../support/shop";
import { untilKilled } from "../support/untilKilled";

const PAYMENTS = 150;

/** Payment, order, stock and event agree, whenever the process died. */
async function expectWhole({ db }: Shop): Promise<Set<string>> {
  const placed = await db.orm.select({ id: orders.id }).from(orders).where(eq(orders.orderState, "PLACED"));
  const waiting = await db.orm.$count(orders, eq(orders.orderState, "PENDING"));
  const rows = await db.orm
    .select({ status: payments.status, state: orders.orderState, count: sql`count(*)`.mapWith(Number) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .groupBy(payments.status, orders.orderState);
  for (const { status, state } of rows) {
    expect(`${status} ${state}`).toMatch(/^(SUCCEEDED PLACED|PROGRESS PENDING)$/);
  }
  const [stock] = await db.orm
    .select({ taken: sql`sum(1000000 - ${productVariants.availableQuantity})`.mapWith(Number) })
    .from(productVariants);
  expect(stock?.taken).toBe(placed.length + waiting);
  const told = and(eq(outboxEvents.type, "order.placed"), sql`${outboxEvents.payload}->>'orderId' is not null`);
  expect(await db.orm.$count(outboxEvents, told)).toBe(placed.length);
  return new Set(placed.map(({ id }) => id));
}

describe("A platform on the embedded engine that is killed while it is told of payments (bars 4 and 7)", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "haat-payments-kill-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it(`has every acknowledged one of ${PAYMENTS} payments and its order afterwards, none by half`, async () => {
    const acknowledged: string[] = [];
    let kills = 0;
    while (acknowledged.length < PAYMENTS) {
      const count = 25 + Math.floor(Math.random() * 50);
      acknowledged.push(...(await untilKilled("tests/support/paymentWriter.ts", dataDir, "paid", count)));
      kills += 1;
      const shop = await openShop({ dataDir });
      const placed = await expectWhole(shop);
      expect(acknowledged.filter((id) => !placed.has(id))).toEqual([]);
      await shop.close();
    }
    console.log(`${kills} kills, ${acknowledged.length} acknowledged payments, 0 lost`);
  }, 300_000);
});
