import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { orders, outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { payments } from "#server/platform/db/schema/payments.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { openShop, type Shop } from "#tests/support/platform/shop.ts";
import { sized, tellProgress } from "#tests/support/sized.ts";
import { untilKilled } from "./processes/untilKilled";

const PAYMENTS = sized(12, 150);
/** The number of payments that are acknowledged before a kill. */
const KILL_AFTER = sized({ least: 6, most: 10 }, { least: 25, most: 74 });
const KILLS_AT_LEAST = 2;

/** Checks that payment, order, stock and event agree, at whatever moment the process died. */
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
  await expectSoundBooks(db);
  return new Set(placed.map(({ id }) => id));
}

describe("A platform on the embedded engine that is killed while it receives webhooks (bars 4 and 7)", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "haat-payments-kill-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it(`has every acknowledged one of ${PAYMENTS} payments and its order afterwards, none half done`, async () => {
    const acknowledged: string[] = [];
    const tell = tellProgress("payments", PAYMENTS);
    let kills = 0;
    while (kills < KILLS_AT_LEAST || acknowledged.length < PAYMENTS) {
      const count = KILL_AFTER.least + Math.floor(Math.random() * (KILL_AFTER.most - KILL_AFTER.least + 1));
      const env = { DATA_DIR: dataDir };
      acknowledged.push(...(await untilKilled("tests/faults/processes/paymentWriter.ts", env, "paid", count)));
      kills += 1;
      const shop = await openShop({ dataDir });
      const placed = await expectWhole(shop);
      expect(acknowledged.filter((id) => !placed.has(id))).toEqual([]);
      await shop.close();
      tell(acknowledged.length);
    }
    console.info(`${kills} kills, ${acknowledged.length} acknowledged payments, 0 lost`);
  }, 300_000);
});
