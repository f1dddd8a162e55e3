import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrationsFolder } from "../../../server/platform/db/migrationsFolder";
import { moveDatabase } from "../../../server/platform/db/moveDatabase";
import { ormOver } from "../../../server/platform/db/ormOver";
import type { Order } from "../../../src/contract/sale/orders";
import { createDatabase } from "../../support/databases/postgres";
import { ENGINES, testPostgres } from "../../support/platform/platform";
import { type Buyer, ok, openShop, type Shop } from "../../support/platform/shop";

const JOURNAL = "meta/_journal.json";

/** A new database as the release left it that lacked the newest `fewer` migrations. */
async function formerDatabase(fewer: number) {
  const server = await testPostgres();
  const { url, drop } = await createDatabase(server, `haat_former_${fewer}`);
  const folder = mkdtempSync(join(tmpdir(), "haat-former-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = JSON.parse(readFileSync(join(folder, JOURNAL), "utf8")) as { entries: object[] };
  writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries: journal.entries.slice(0, -fewer) }));
  const pool = new Pool({ connectionString: url });
  await pool.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
  await migrate(drizzle(pool), { migrationsFolder: folder });
  rmSync(folder, { recursive: true });
  return {
    url,
    drop,
    db: { orm: ormOver(pool), longOrm: ormOver(pool), engine: "postgres" as const, close: () => pool.end() },
  };
}

describe("the database of a former release, opened by this one (docs/operating.md)", () => {
  let today: Shop;
  let buyer: Buyer;
  let order: Order;
  beforeAll(async () => {
    today = await openShop({ engine: ENGINES[1] });
    buyer = await today.buyer();
    order = await today.placed(buyer, await today.goods({ stock: 3 }));
  });
  afterAll(() => today?.close());

  it.each([1, 3])("has all that was in it after %i more migrations, and takes goods into the cart", async (fewer) => {
    const { url, drop, db } = await formerDatabase(fewer);
    await moveDatabase(today.db, db, () => {});
    await db.close();
    const upgraded = await openShop({ config: { DATABASE_URL: url } });
    const path = `/api/orders/${order.id}`;
    expect(await ok(upgraded.call(buyer, "GET", path))).toEqual(await ok(today.call(buyer, "GET", path)));

    const variant = order.orderItems[0]?.productVariantId ?? "";
    expect(await upgraded.stockOf(variant)).toBe(2);
    await ok(upgraded.addToCart(buyer, variant));
    expect((await upgraded.cart(buyer)).data).toHaveLength(1);
    await upgraded.close();
    await drop();
  });
});
