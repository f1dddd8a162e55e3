import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, isNotNull, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { checkouts, idempotencyKeys, orderItems, orders, outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { openShop, type Shop } from "#tests/support/platform/shop.ts";
import { sized, tellProgress } from "#tests/support/sized.ts";
import { untilKilled } from "./processes/untilKilled";

const ORDERS = sized(20, 1000);
/** The number of orders that are acknowledged before a kill. */
const KILL_AFTER = sized({ least: 10, most: 16 }, { least: 150, most: 449 });
const KILLS_AT_LEAST = 2;
/** Generous at the small size, which runs on machines that do other work, too. */
const READY_MS = sized(30_000, 5000);

/** Checks that every order is complete. */
async function expectWhole({ db }: Shop): Promise<string[]> {
  const all = await db.orm.select({ id: orders.id }).from(orders);
  const [items] = await db.orm
    .select({
      orders: sql`count(distinct ${orderItems.orderId})`.mapWith(Number),
      pieces: sql`sum(${orderItems.quantity})`.mapWith(Number),
    })
    .from(orderItems);
  expect(items).toEqual({ orders: all.length, pieces: all.length });
  const [stock] = await db.orm
    .select({ sold: sql`sum(1000000 - ${productVariants.availableQuantity})`.mapWith(Number) })
    .from(productVariants);
  expect(stock?.sold).toBe(all.length);
  expect(await db.orm.$count(checkouts, isNotNull(checkouts.orderId))).toBe(all.length);
  expect(await db.orm.$count(idempotencyKeys, eq(idempotencyKeys.statusCode, 200))).toBe(all.length);
  expect(await db.orm.$count(idempotencyKeys)).toBe(all.length);
  expect(await db.orm.$count(outboxEvents)).toBe(all.length);
  await expectSoundBooks(db);
  return all.map((order) => order.id);
}

describe("A platform on the embedded engine that is killed while it takes orders (bar 7)", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "haat-kill-"));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it(`has every acknowledged one of ${ORDERS} orders afterwards, none half done, and is ready within ${READY_MS / 1000} s`, async () => {
    const acknowledged: string[] = [];
    const tell = tellProgress("orders", ORDERS);
    for (let kills = 0; kills < KILLS_AT_LEAST || acknowledged.length < ORDERS; kills += 1) {
      const count = KILL_AFTER.least + Math.floor(Math.random() * (KILL_AFTER.most - KILL_AFTER.least + 1));
      const env = { DATA_DIR: dataDir };
      acknowledged.push(...(await untilKilled("tests/faults/processes/orderWriter.ts", env, "placed", count)));
      const began = performance.now();
      const shop = await openShop({ dataDir });
      expect(performance.now() - began).toBeLessThan(READY_MS);
      const there = new Set(await expectWhole(shop));
      expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
      await shop.close();
      tell(acknowledged.length);
    }
  }, 300_000);
});
