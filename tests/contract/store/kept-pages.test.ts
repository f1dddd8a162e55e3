import { type SQL, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { ProductPage } from "#contract/catalogue/products.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";

const ofFresh = sql`store_id = (SELECT s.id FROM stores s JOIN organizations o ON o.id = s.org_id WHERE o.friendly_id = 'fresh-basket')`;
const aProduct = sql`id = (SELECT min(p.id) FROM products p JOIN categories c ON c.id = p.category_id WHERE c.is_active AND p.${ofFresh})`;
const aVariant = sql`id = (SELECT id FROM product_variants WHERE position = 0 AND product_id = (SELECT id FROM products WHERE ${aProduct}))`;

const OLDER_ENDS = { timeout: 30_000, interval: 20 };

describe.each(ENGINES)("a page of products that is kept as text (%s)", (engine) => {
  let tenancy: { orgId: string; storeId: string };
  withPlatform({ engine });
  beforeAll(async () => {
    const { orgId, storeId } = await platform.store("fresh-basket");
    tenancy = { orgId, storeId };
  });

  const ask = (size: string, headers = {}) =>
    platform.get<ProductPage>("/api/products", { ...tenancy, page: "1", size }, headers);
  let sizes = 40;
  /** A size that nobody asked for yet, so that nothing is kept of it. */
  const asNew = () => {
    sizes += 1;
    return ask(String(sizes));
  };

  const changes: [what: string, statement: SQL][] = [
    ["a number in stock", sql`UPDATE product_variants SET available_quantity = 77 WHERE ${aVariant}`],
    ["the last unit", sql`UPDATE product_variants SET available_quantity = 0 WHERE ${aVariant}`],
    ["units that came back", sql`UPDATE product_variants SET available_quantity = 5 WHERE ${aVariant}`],
    ["a price", sql`UPDATE product_variants SET selling_price_paise = selling_price_paise - 1 WHERE ${aVariant}`],
    ["a name", sql`UPDATE products SET name = 'Five "availableQuantity":5 jars' WHERE ${aProduct}`],
    ["a description", sql`UPDATE products SET description = '<p>Fresh today</p>' WHERE ${aProduct}`],
    ["a picture", sql`UPDATE products SET thumbnail = '/media/other.webp' WHERE ${aProduct}`],
    ["a variant's picture", sql`UPDATE product_variants SET image_path_list = '["/media/v.webp"]' WHERE ${aVariant}`],
    ["a rating", sql`UPDATE products SET rating_count = rating_count + 1 WHERE ${aProduct}`],
    [
      "a new variant",
      sql`INSERT INTO product_variants (id, product_id, store_id, position, sku, mrp_paise, selling_price_paise, available_quantity, counted_quantity, weight, weight_unit, is_visible, image_path_list)
        SELECT id || '-new', product_id, store_id, 99, sku || '-new', mrp_paise, selling_price_paise, 3, 3, weight, weight_unit, true, image_path_list
        FROM product_variants WHERE ${aVariant}`,
    ],
    ["a variant that is gone", sql`DELETE FROM product_variants WHERE id LIKE '%-new' AND position = 99`],
    ["a hidden product", sql`UPDATE product_variants SET is_visible = false WHERE ${aVariant}`],
    ["a product that shows again", sql`UPDATE product_variants SET is_visible = true WHERE ${aVariant}`],
    ["a category that is switched off", sql`UPDATE categories SET is_active = NOT is_active WHERE ${ofFresh}`],
    ["a category that is switched on", sql`UPDATE categories SET is_active = NOT is_active WHERE ${ofFresh}`],
  ];

  it.each(changes)("shows %s at once, whoever changed it", async (_, statement) => {
    await ask("30");
    const before = await ask("30");
    await platform.db.orm.execute(statement);
    const after = await ask("30");
    expect(after.body.products).toEqual((await asNew()).body.products);
    expect(after.body).not.toEqual(before.body);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it("is not made again while nothing changed, and a caller who has it gets 304", async () => {
    const first = await ask("30");
    const reading = vi.spyOn(platform.db.orm, "execute");
    // Changes are reported again while an older transaction of any database on this server is open (`Shelves`).
    const { headers, body } = await vi.waitFor(async () => {
      reading.mockClear();
      const answer = await ask("30");
      expect(reading).not.toHaveBeenCalled();
      return answer;
    }, OLDER_ENDS);
    reading.mockRestore();
    expect(body).toEqual(first.body);
    expect((await ask("30", { "if-none-match": headers.etag })).status).toBe(304);
  });

  it("belongs to its store alone", async () => {
    const { orgId, storeId } = await platform.store("kora-home");
    const other = await platform.get<ProductPage>("/api/products", { orgId, storeId, page: "1", size: "30" });
    const own = new Set((await ask("30")).body.products.map(({ id }) => id));
    expect(other.body.products.length).toBeGreaterThan(0);
    expect(other.body.products.filter(({ id }) => own.has(id))).toEqual([]);
  });
});
