import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { coupons } from "#server/platform/db/schema/coupons.ts";
import { ANY_ENGINE, haat, shop, withShop } from "#tests/support/platform/engines.ts";
import { snapshot } from "#tests/support/platform/snapshot.ts";

/** On one engine, because the schemas decide. */
describe("amounts in the admin API", () => {
  let token: string;
  let sku: string;
  let order: string;

  withShop({ engine: ANY_ENGINE });
  beforeAll(async () => {
    const { db } = shop;
    const { said } = await haat("token", "add", "till", "--write");
    token = said[0] ?? "";
    const variant = await shop.goods({ stock: 10, sellingPaise: 10_000, mrpPaise: 20_000 });
    const [row] = await db.orm.select().from(productVariants).where(eq(productVariants.id, variant));
    sku = row?.sku ?? "";
    order = (await shop.placed(await shop.buyer(), variant, 1, "COD")).orderNumber;
  });

  const post = async (path: string, payload: object) => {
    const { status, body } = await shop.call({ token }, "POST", `/api/admin/${path}`, payload, JSON.stringify(payload));
    return { status, ...body };
  };

  it.each([
    ["a price", () => `prices/${sku}`, (price: number) => ({ price })],
    ["an MRP", () => `prices/${sku}`, (mrp: number) => ({ price: 1, mrp })],
    ["a coupon's amount", () => "coupons", (amount: number) => ({ code: "SOME", amount })],
    ["a coupon's least worth", () => "coupons", (minimum: number) => ({ code: "SOME", amount: 5, minimum })],
    ["a coupon's most", () => "coupons", (atMost: number) => ({ code: "SOME", percent: 5, atMost })],
    ["a coupon's percentage", () => "coupons", (percent: number) => ({ code: "SOME", percent })],
    ["a refund", () => `orders/${order}/refund`, (amount: number) => ({ amount })],
  ])("%s with more than two decimals is refused, and never rounded", async (_, path, body) => {
    const before = await snapshot(shop.db);
    for (const amount of [45.999, 45.678, 10.005, 1.0001]) {
      const field = Object.entries(body(amount)).find(([, value]) => value === amount)?.[0];
      expect(await post(path(), body(amount))).toMatchObject({
        status: 400,
        message: `Please check ${field}: it has more than two decimals.`,
      });
    }
    expect(await snapshot(shop.db)).toEqual(before);
  });

  it("a price, a refund or a coupon of 0 is refused, and so is a coupon below 1 %", async () => {
    expect((await post(`prices/${sku}`, { price: 0 })).status).toBe(400);
    expect((await post(`orders/${order}/refund`, { amount: 0 })).status).toBe(400);
    expect((await post("coupons", { code: "FREE", amount: 0 })).status).toBe(400);
    expect((await post("coupons", { code: "FIFTH", percent: 0.2 })).status).toBe(400);
  });

  it("two decimals are exact to the paisa, also with a program's rounding errors", async () => {
    expect(await post(`prices/${sku}`, { price: 0.1 + 0.2, mrp: 1_999_999.99 })).toMatchObject({ status: 200 });
    const [row] = await shop.db.orm.select().from(productVariants).where(eq(productVariants.sku, sku));
    expect(row).toMatchObject({ sellingPricePaise: 30, mrpPaise: 199_999_999 });
    expect(await post("coupons", { code: "HALF", percent: 12.25, minimum: 99.99 })).toMatchObject({ status: 200 });
    const [coupon] = await shop.db.orm.select().from(coupons).where(eq(coupons.code, "HALF"));
    expect(coupon).toMatchObject({ percent: 12.25, minimumPaise: 9_999 });
  });
});
