import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeImport } from "#server/cli/commands/store/storeImport.ts";
import { terminal } from "#server/cli/terminal.ts";
import { systemClock } from "#server/platform/clock.ts";
import { readPlatformConfig } from "#server/platform/config.ts";
import type { Db } from "#server/platform/db/db.types.ts";
import { openPglite } from "#server/platform/db/openPglite.ts";
import { createServices, type Services } from "#server/platform/services/index.ts";
import { exampleFiles } from "#server/platform/storeFolder/example/exampleFiles.ts";
import { copyPglite } from "#tests/support/databases/databases.ts";
import { noStores } from "#tests/support/databases/seedStores.ts";
import { manyShopifyRows, type ShopifyRow, shopifyCsv } from "#tests/support/folders/shopifyExport.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { recordingIo } from "#tests/support/platform/recordingIo.ts";
import { isWhole, sized } from "#tests/support/sized.ts";
import { untilKilled } from "./processes/untilKilled";

const SIZES = ["250 g", "500 g", "1 kg", "2 kg"];
const PRODUCTS = sized(150, 5000);
const KILLS = sized(1, 10);
const WITHIN_MS = 60_000;

interface Opened {
  importOf(folder: string): Promise<string>;
  db: Db;
  rows<T extends Record<string, unknown>>(query: string): Promise<T[]>;
}

/** A small list says nothing of the large one's time. */
async function inTime(what: string, work: () => Promise<string>): Promise<string> {
  const began = performance.now();
  const said = await work();
  const took = performance.now() - began;
  if (isWhole) console.info(`${what} in ${(took / 1000).toFixed(1)} s`);
  if (isWhole) expect(took).toBeLessThan(WITHIN_MS);
  return said;
}

async function importOf(services: Services, folder: string): Promise<string> {
  const said = recordingIo();
  const { readFile: read, writeFile: write } = terminal();
  const io = { ...said, readFile: read, writeFile: write };
  const prepared = await storeImport.prepare?.({ folder }, io);
  if (typeof prepared !== "object") throw new Error(said.text());
  await storeImport.run(services, prepared, io);
  return said.text();
}

/** The first list with other prices for a quarter of its variants. */
const dearer = (row: ShopifyRow): ShopifyRow => ({ ...row, price: row.sku?.endsWith("-2") ? "77.25" : row.price });

const ownAddress = () => {
  throw new Error("an import needs no gateway");
};

describe(`a Shopify list of ${PRODUCTS} products with ${PRODUCTS * SIZES.length} variants, on the embedded engine`, () => {
  const place = mkdtempSync(join(tmpdir(), "haat-import-"));
  const [dataDir, first, second] = ["data", "first", "second"].map((name) => join(place, name)) as [
    string,
    string,
    string,
  ];

  beforeAll(async () => {
    mkdirSync(dataDir);
    await copyPglite("empty", join(dataDir, "db"));
    await largeFolder(first, PRODUCTS);
    await largeFolder(second, PRODUCTS, dearer);
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  /** Opens the database once: on the embedded engine that takes longer than what is done with it. */
  async function withShop<T>(work: (shop: Opened) => Promise<T>): Promise<T> {
    const config = readPlatformConfig({ DATA_DIR: dataDir, LOG_LEVEL: "error" });
    const db = await openPglite(dataDir, 0);
    const services = createServices({ db, clock: systemClock, config, log: pino({ level: "error" }), ownAddress });
    const rows: Opened["rows"] = async (query) => (await db.orm.execute(sql.raw(query))).rows as never;
    return work({ importOf: (folder) => importOf(services, folder), db, rows }).finally(db.close);
  }

  /** All that an import writes. */
  async function stateOf({ rows }: Opened): Promise<string> {
    const said = await rows(`
      SELECT md5(string_agg(said, '|' ORDER BY said)) AS state, count(*)::int AS count FROM (
        SELECT v::text AS said FROM product_variants v UNION ALL SELECT (p.id, p.name, p.position, p.handle)::text FROM products p
        UNION ALL SELECT f::text FROM store_files f UNION ALL SELECT md5(i::text) FROM store_imports i UNION ALL SELECT l.number::text || l.words FROM search_index.listings l) AS everything`);
    return JSON.stringify(said);
  }

  it("is in the shop within 60 s, read back without loss", async () => {
    const there = await withShop(async (shop) => {
      expect(await inTime("imported", () => shop.importOf(first))).toContain("Large Shop is open");
      return shop.rows<Record<string, string | number>>(`
        SELECT v.sku, p.handle, p.name, p.facts->>'brand' AS brand, p.description, c.name AS category, v.selling_price_paise AS price, v.mrp_paise AS mrp,
          v.available_quantity AS stock, v.weight::float8 AS weight, v.weight_unit AS unit, v.is_visible AS visible, v.position
        FROM product_variants v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id`);
    });
    const rows = await largeFolder(first, PRODUCTS);
    const bySku = new Map(there.map((row) => [row.sku, row]));
    expect(bySku.size).toBe(rows.length);
    let head = rows[0];
    for (const [at, row] of rows.entries()) {
      if (row.title) head = row;
      const price = Math.round(Number(row.price) * 100);
      const [weight, unit] = (row.option1 ?? "").split(" ");
      expect(bySku.get(row.sku ?? "")).toEqual({
        sku: row.sku,
        handle: row.handle,
        name: head?.title,
        brand: head?.vendor,
        description: head?.body,
        category: head?.type,
        price,
        mrp: Math.max(price, Number(row.compareAt) * 100),
        stock: Number(row.quantity),
        weight: Number(weight),
        unit: unit === "g" ? "GRAM" : "KILOGRAM",
        visible: true,
        position: at % SIZES.length,
      });
    }
  });

  it(`killed ${sized("at a random moment", `at ${KILLS} random moments`)} while it is changed, is as before or as after`, async () => {
    const [before, after] = await withShop(async (shop) => {
      expect(await inTime("changed", () => shop.importOf(second))).toContain(`variants: ${grouped(PRODUCTS)} changed`);
      const changed = await stateOf(shop);
      await shop.importOf(first);
      return [await stateOf(shop), changed];
    });
    expect(before).not.toBe(after);
    const seen: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const steps = 1 + Math.floor(Math.random() * sized(8, 30));
      await untilKilled("tests/faults/processes/importWriter.ts", { DATA_DIR: dataDir, FOLDER: second }, "step", steps);
      await withShop(async (shop) => {
        const state = await stateOf(shop);
        expect([before, after]).toContain(state);
        await expectSoundBooks(shop.db);
        seen.push(state === after ? "after" : "before");
        if (state === after && kill + 1 < KILLS) await shop.importOf(first);
      });
    }
    if (isWhole) console.info(seen.join(", "));
  }, 900_000);
});

describe(`the same list on PostgreSQL`, () => {
  const place = mkdtempSync(join(tmpdir(), "haat-import-"));
  withPlatform({ engine: "postgres", seedStores: noStores });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  it("is in the shop within 60 s, and so is a quarter of its prices changed, and the same list again", async () => {
    const [first, second] = [join(place, "first"), join(place, "second")];
    await largeFolder(first, PRODUCTS);
    await largeFolder(second, PRODUCTS, dearer);
    const bring = (what: string, folder: string) => inTime(what, () => importOf(platform.services, folder));
    const all = grouped(PRODUCTS * SIZES.length);
    expect(await bring("imported", first)).toContain(`variants: ${all} new`);
    expect(await bring("changed", second)).toContain(`variants: ${grouped(PRODUCTS)} changed`);
    expect(await bring("found unchanged", second)).toContain("Nothing to change");
  }, 300_000);
});

const grouped = (count: number) => count.toLocaleString("en-IN");

/** Writes a store's folder whose products are a Shopify export of this many, with a variant for each size. */
async function largeFolder(folder: string, products: number, change: (row: ShopifyRow) => ShopifyRow = (row) => row) {
  const rows = manyShopifyRows(products, SIZES).map(change);
  const files = new Map(await exampleFiles("large-shop"));
  files.set("products.csv", Buffer.from(shopifyCsv(rows)));
  for (const [path, bytes] of files) {
    await mkdir(join(folder, path, ".."), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  return rows;
}
