import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openServices } from "../../server/cli/carry/openServices";
import { storeImport } from "../../server/cli/commands/store/storeImport";
import { readPlatformConfig } from "../../server/platform/config";
import { openPglite } from "../../server/platform/db/openPglite";
import { copyPglite } from "../support/databases/databases";
import { largeFolder, SIZES } from "../support/folders/largeFolder";
import { recordingIo } from "../support/platform/recordingIo";
import { untilKilled } from "../support/processes/untilKilled";
import { isWhole, sized } from "../support/sized";

const PRODUCTS = sized(150, 5000);
const KILLS = sized(2, 10);
const WITHIN_MS = 60_000;

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
    await largeFolder(second, PRODUCTS, (row) => ({ ...row, price: row.sku?.endsWith("-2") ? "77.25" : row.price }));
  });
  afterAll(() => rmSync(place, { recursive: true, force: true }));

  async function importOf(folder: string): Promise<string[]> {
    const said = recordingIo();
    const io = { ...said, readFile: (path: string) => readFile(path) };
    const prepared = await storeImport.prepare?.({ folder }, io);
    if (typeof prepared !== "object") throw new Error(said.text());
    const { services, close } = await openServices(readPlatformConfig({ DATA_DIR: dataDir, LOG_LEVEL: "error" }));
    await storeImport.run(services, prepared, io).finally(close);
    return said.said;
  }

  const onDatabase = async <T extends Record<string, unknown>>(query: string): Promise<T[]> => {
    const db = await openPglite(dataDir);
    return (await db.orm.execute<T>(sql.raw(query)).finally(db.close)).rows;
  };

  /** The content of everything that an import writes. */
  async function stateNow(): Promise<string> {
    const rows = await onDatabase(`
      SELECT md5(string_agg(said, '|' ORDER BY said)) AS state, count(*)::int AS count FROM (
        SELECT v::text AS said FROM product_variants v UNION ALL SELECT (p.id, p.name, p.position, p.handle)::text FROM products p
        UNION ALL SELECT f::text FROM store_files f UNION ALL SELECT md5(i::text) FROM store_imports i UNION ALL SELECT l.number::text || l.words FROM search_index.listings l) AS everything`);
    return createHash("sha256").update(JSON.stringify(rows)).digest("hex");
  }

  it("is in the shop within 60 s, read back without loss", async () => {
    const began = performance.now();
    expect((await importOf(first)).join("\n")).toContain("Large Shop is open");
    const took = performance.now() - began;
    if (isWhole) console.info(`imported in ${(took / 1000).toFixed(1)} s`);
    expect(took).toBeLessThan(WITHIN_MS);
    const rows = await largeFolder(first, PRODUCTS);
    const there = await onDatabase<Record<string, string | number>>(`
      SELECT v.sku, p.handle, p.name, p.brand, p.description, c.name AS category, v.selling_price_paise AS price, v.mrp_paise AS mrp,
        v.available_quantity AS stock, v.weight::float8 AS weight, v.weight_unit AS unit, v.is_visible AS visible, v.position
      FROM product_variants v JOIN products p ON p.id = v.product_id JOIN categories c ON c.id = p.category_id`);
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

  it(`killed ${KILLS} times while it is changed, is as before or as after`, async () => {
    await importOf(second);
    const after = await stateNow();
    await importOf(first);
    const before = await stateNow();
    const seen: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const steps = 1 + Math.floor(Math.random() * sized(8, 30));
      await untilKilled(
        "tests/support/processes/importWriter.ts",
        { DATA_DIR: dataDir, FOLDER: second },
        "step",
        steps,
      );
      const state = await stateNow();
      expect([before, after]).toContain(state);
      seen.push(state === after ? "after" : "before");
      if (state === after) await importOf(first);
    }
    if (isWhole) console.info(seen.join(", "));
  }, 900_000);
});
