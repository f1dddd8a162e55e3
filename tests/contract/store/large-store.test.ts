import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import type { ProductPage } from "#contract/catalogue/products.ts";
import type { Organization } from "#contract/store/organizations.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { LARGE_STORE } from "#server/platform/seed/scale/scaledStore.ts";
import { seedAtScale } from "#server/platform/seed/scale/seedAtScale.ts";
import { platform, withPlatform } from "#tests/support/platform/engines.ts";

/** Enough for three statements of `Shelves`. */
const PRODUCTS = 5_100;

let large: Organization;
let small: Organization;

withPlatform({ config: { SEED: "off" } });
beforeAll(async () => {
  await seedAtScale(platform.db, { products: PRODUCTS, stores: 2 }, () => {});
  [large, small] = [await platform.store(LARGE_STORE), await platform.store("market-2")];
});

const list = async ({ storeId }: Organization) =>
  (await platform.get<ProductPage>("/api/products", { storeId, size: "1" })).body;

const visibleIn = async ({ storeId }: Organization) => {
  const { rows } = await platform.db.orm.execute<{ visible: number }>(sql`
    SELECT count(*)::int AS visible FROM ${productVariants}
    WHERE store_id = ${storeId} AND position = 0 AND is_visible`);
  return rows[0]?.visible;
};

it("answers for another store while a large one is read for the first time, and misses no change meanwhile", async () => {
  const answered: string[] = [];
  const [variant] = await platform.db.orm
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(sql`store_id = ${large.storeId} AND position = 0 AND is_visible`)
    .limit(1);
  await Promise.all([
    list(large).then(() => answered.push("large")),
    list(small).then(() => answered.push("small")),
    platform.db.orm
      .update(productVariants)
      .set({ isVisible: false })
      .where(eq(productVariants.id, variant?.id ?? "")),
  ]);
  expect(answered).toEqual(["small", "large"]);
  expect((await list(large)).total).toBe(await visibleIn(large));
  expect(await visibleIn(large)).toBeLessThan(PRODUCTS);
});
