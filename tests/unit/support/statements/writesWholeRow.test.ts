import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { describe, expect, it } from "vitest";
import { ORM } from "#server/platform/db/ormOver.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { couponCounts } from "#server/platform/db/schema/coupons.ts";
import { writesWholeRow } from "#tests/support/statements/writesWholeRow.ts";
import { writtenColumns } from "#tests/support/statements/writtenColumns.ts";

/** It is asked only for the text of its statements. */
const orm = drizzle(new Pool(), ORM);
const row = { id: "v", storeId: "s", availableQuantity: 3, sellingPricePaise: 100 };

describe("a statement that writes a row back as it was read", () => {
  it.each([
    [
      "by a spread row",
      orm
        .update(productVariants)
        .set({ ...row, availableQuantity: 2 })
        .where(eq(productVariants.id, "v"))
        .toSQL().sql,
    ],
    [
      "by an upsert",
      orm
        .insert(couponCounts)
        .values({ couponId: "c", customerId: "d", used: 1 })
        .onConflictDoUpdate({ target: [couponCounts.couponId], set: { couponId: "c", customerId: "d", used: 2 } })
        .toSQL().sql,
    ],
    [
      "by all columns but the id, as imports once did",
      `UPDATE "product_variants" AS kept SET "product_id" = given."product_id", "store_id" = given."store_id", "position" = given."position"
        FROM json_populate_recordset(NULL::"product_variants", $1::json) AS given WHERE kept.id = given.id`,
    ],
    [
      "inside another statement",
      `WITH changed AS (UPDATE "orders" SET "id" = $1 WHERE "id" = $2 RETURNING "id") SELECT 1`,
    ],
  ])("is found: %s", (_, text) => {
    expect(writesWholeRow(text)).toBe(true);
  });

  it.each([
    [
      "the columns that it means",
      orm
        .update(productVariants)
        .set({ availableQuantity: sql`${productVariants.availableQuantity} - 1` })
        .where(eq(productVariants.id, "v"))
        .returning({ id: productVariants.id })
        .toSQL().sql,
    ],
    [
      "from given rows",
      `UPDATE "product_variants" SET "mrp_paise" = given."mrp_paise" FROM json_populate_recordset(NULL::"product_variants", $1::json) AS given WHERE "product_variants".id = given.id`,
    ],
    [
      "with a condition on the key",
      `update "payments" set "status" = $1 where ("payments"."id" = $2 and "payments"."store_id" = $3)`,
    ],
    ["that only locks", `select "id", "store_id" from "orders" where "id" = $1 for no key update`],
  ])("is not one: %s", (_, text) => {
    expect(writesWholeRow(text)).toBe(false);
  });

  it("is recognised by the columns that it sets, whatever their values contain", () => {
    expect(
      writtenColumns(
        `update "orders" set "a" = coalesce((select max(b) from c where d = 'x, "e" = 1'), 0), "f" = 'from, where', "g_h" = $1 where "i" = $2`,
      ),
    ).toEqual([{ table: "orders", columns: ["a", "f", "g_h"] }]);
  });
});
