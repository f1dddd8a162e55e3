import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { ProductPage } from "#contract/catalogue/products.ts";
import type { SitemapPage } from "#contract/catalogue/sitemap.ts";
import { products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";
import { ENGINES } from "#tests/support/platform/platform.ts";

describe.each(ENGINES)("addresses for search engines on %s", (engine) => {
  withPlatform({ engine });
  beforeAll(async () => {}, 60_000);

  const tenancyOf = async (friendlyId: string) => {
    const { orgId, storeId } = await platform.store(friendlyId);
    return { orgId, storeId };
  };
  const sitemap = async (query: Record<string, string> = {}, friendlyId = "fresh-basket") =>
    (await platform.get<SitemapPage>("/api/sitemap/products", { ...(await tenancyOf(friendlyId)), ...query })).body;
  const listed = async (friendlyId = "fresh-basket") =>
    (await platform.get<ProductPage>("/api/products", await tenancyOf(friendlyId))).body.products;
  const idOf = async (name: string) => (await listed()).find((product) => product.name === name)?.id ?? "";
  const changedAt = async (id: string) =>
    Date.parse((await sitemap()).products.find((product) => product.id === id)?.changedAt ?? "");

  it("are those of the products that the store's lists show, and of no other store's", async () => {
    const own = await sitemap();
    const ids = (await listed()).map(({ id }) => id);
    expect(own.products.map(({ id }) => id).sort()).toEqual(ids.sort());
    expect(own).toMatchObject({ total: 4, page: 1, totalPages: 1 });
    const foreign = new Set((await sitemap({}, "kora-home")).products.map(({ id }) => id));
    expect(ids.filter((id) => foreign.has(id))).toEqual([]);
  });

  it("come in pages, the oldest first, each once", async () => {
    const all = (await sitemap()).products;
    const pages = await Promise.all(["1", "2", "3"].map((page) => sitemap({ page, size: "3" })));
    expect(pages.map((page) => page.products.length)).toEqual([3, 1, 0]);
    expect(pages.flatMap((page) => page.products)).toEqual(all);
    expect(pages[0]).toMatchObject({ total: 4, totalPages: 2 });
    const numbers = await platform.db.orm.select({ id: products.id, number: products.createdOrder }).from(products);
    const order = all.map(({ id }) => numbers.find((row) => row.id === id)?.number ?? 0);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it.each([
    [
      "its words",
      (id: string) => platform.db.orm.update(products).set({ description: "<p>New</p>" }).where(eq(products.id, id)),
    ],
    [
      "a price",
      (id: string) =>
        platform.db.orm
          .update(productVariants)
          .set({ sellingPricePaise: 1234 })
          .where(eq(productVariants.productId, id)),
    ],
  ])("are told as changed when %s change", async (_what, change) => {
    const id = await idOf("Toned Milk");
    const before = await changedAt(id);
    await change(id);
    expect(await changedAt(id)).toBeGreaterThan(before);
  });

  it("do not count as changed when stock or ratings change, because every order changes them", async () => {
    const id = await idOf("Basmati Rice");
    const before = await changedAt(id);
    const { orm } = platform.db;
    await orm.update(productVariants).set({ availableQuantity: 7 }).where(eq(productVariants.productId, id));
    await orm.update(products).set({ averageRating: 4.5, ratingCount: 2 }).where(eq(products.id, id));
    expect(await changedAt(id)).toBe(before);
  });

  it("leave a product out as soon as it is hidden", async () => {
    const id = await idOf("Salted Butter");
    await platform.db.orm.update(productVariants).set({ isVisible: false }).where(eq(productVariants.productId, id));
    expect((await sitemap()).products.map((product) => product.id)).not.toContain(id);
    expect((await sitemap()).total).toBe(3);
  });
});
