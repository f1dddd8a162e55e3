import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Product, ProductPage, ProductVariant } from "#contract/catalogue/products.ts";
import type { SearchPage, Suggestions } from "#contract/catalogue/search.ts";
import { readDemoStores } from "#server/platform/seed/seed.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";

const HANDLE = "kanjivaram-silk-sari";
const ofSari = sql`product_id = (SELECT id FROM products WHERE handle = ${HANDLE})`;

describe.each(ENGINES)("a list of products with many variants (ADR 70) (%s)", (engine) => {
  let tenancy: { orgId: string; storeId: string };
  let sari: Product;
  withPlatform({ engine, seedStores: readDemoStores });
  beforeAll(async () => {
    const { orgId, storeId } = await platform.store("nila-saris");
    tenancy = { orgId, storeId };
    const { rows } = await platform.db.orm.execute<{ id: string }>(
      sql`SELECT id FROM products WHERE handle = ${HANDLE}`,
    );
    sari = await whole(rows[0]?.id ?? "");
  });

  const whole = async (id: string) => (await platform.get<Product>(`/api/products/${id}`, tenancy)).body;
  const listed = async () =>
    (await platform.get<ProductPage>("/api/products", { ...tenancy, page: "1", size: "30" })).body.products;
  const listedSari = async () => (await listed()).find(({ id }) => id === sari.id);
  const search = async (body: object) =>
    (await platform.send<SearchPage>("POST", "/api/search/products", { ...tenancy, ...body })).body.results;
  const idsOf = (variants: readonly ProductVariant[] | undefined) => variants?.map(({ variantId }) => variantId);
  const change = (set: ReturnType<typeof sql>, positions: number[]) =>
    platform.db.orm.execute(
      sql`UPDATE product_variants SET ${set} WHERE ${ofSari} AND position = ANY(${`{${positions}}`}::int[])`,
    );

  it("has the variant that a card shows, says how many there are, and leaves the rest to the product's own call", async () => {
    expect(sari.variants.length).toBe(14);
    expect(sari).not.toHaveProperty("variantCount");
    expect(await listedSari()).toEqual({
      ...sari,
      variants: [sari.variants[0]],
      variantCount: 14,
      options: sari.options?.map(({ name }) => ({ name, values: [] })),
    });
  });

  it("has all variants of a product with few", async () => {
    const kora = await platform.store("kora-home");
    const query = { orgId: kora.orgId, storeId: kora.storeId, page: "1", size: "100" };
    const { products } = (await platform.get<ProductPage>("/api/products", query)).body;
    expect(products.filter((product) => "variantCount" in product)).toEqual([]);
    expect(Math.max(...products.map(({ variants }) => variants.length))).toBe(5);
  });

  it("also has the first variant, which decides whether the product is hidden, and counts the visible ones", async () => {
    await change(sql`available_quantity = 0`, [0, 1]);
    await change(sql`is_visible = false`, [2]);
    const cut = await listedSari();
    expect(idsOf(cut?.variants)).toEqual(idsOf([0, 3].flatMap((at) => sari.variants[at] ?? [])));
    expect(cut?.variantCount).toBe(13);
    await change(sql`available_quantity = 7, is_visible = true`, [0, 1, 2]);
    expect(idsOf((await listedSari())?.variants)).toEqual([sari.variants[0]?.variantId]);
  });

  it("follows the stock of the variant that it has", async () => {
    const before = await listedSari();
    await change(sql`available_quantity = 5`, [0]);
    expect((await listedSari())?.variants[0]?.availableQuantity).toBe(5);
    expect(before?.variants[0]?.availableQuantity).not.toBe(5);
  });

  it("has the variant that matches the price limits", async () => {
    await change(sql`selling_price_paise = 77700`, [9]);
    const [found] = await search({ query: "kanjivaram", filters: { minSellingPrice: 777, maxSellingPrice: 777 } });
    const wanted = sari.variants[9]?.variantId;
    expect([found?.fittingVariantId, idsOf(found?.variants)]).toEqual([wanted, [sari.variants[0]?.variantId, wanted]]);
  });

  it("has all variants when a code names one variant", async () => {
    const coded = sari.variants[11];
    const [found] = await search({ query: coded?.sku });
    expect([found?.fittingVariantId, found?.variants.length]).toEqual([coded?.variantId, 14]);
  });

  it("is cut the same way in searches, suggestions and related products", async () => {
    const other = (await listed()).find(({ id, variantCount }) => id !== sari.id && variantCount);
    const found = await search({ query: "" });
    const suggested = await platform.get<Suggestions>("/api/search/products", { ...tenancy, query: "kanjivaram" });
    const near = await platform.get<{ products: Product[] }>(`/api/products/${other?.id}/related`, tenancy);
    for (const products of [found, suggested.body.results, near.body.products]) {
      const { variants, variantCount } = products.find(({ id }) => id === sari.id) ?? {};
      expect([variants?.length, variantCount]).toEqual([1, 14]);
    }
  });
});
