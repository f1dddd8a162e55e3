import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { expect, it } from "vitest";
import type { Orm } from "#server/platform/db/db.types.ts";
import { readCartLines } from "#server/platform/services/sale/carts/cartLines.ts";

it("joins a cart's variants by their ids alone, so that no plan begins with all variants of a store (ADR 25)", async () => {
  const asked: string[] = [];
  const query = async ({ text }: { text: string }) => {
    asked.push(text);
    return { rows: [] };
  };
  const db = drizzle({ query } as unknown as PoolClient, { casing: "snake_case" }) as unknown as Orm;
  await readCartLines(db, { cartId: "cart-1", storeId: "store-1" });
  const joins = [...(asked[0] ?? "").matchAll(/left join "(\w+)" on (.*?)(?= left join | where )/g)];
  expect(joins.map(([, table]) => table)).toEqual(expect.arrayContaining(["product_variants", "products"]));
  for (const [, , on] of joins) expect(on).toMatch(/^\(?"\w+"\."\w*id" = "\w+"\."\w*id"/);
  expect(joins.find(([, table]) => table === "product_variants")?.[2]).toBe(
    '"product_variants"."id" = "cart_lines"."variant_id"',
  );
});
