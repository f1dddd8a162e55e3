import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/db.types";
import { products, productVariants } from "../../../db/schema/catalogue";
import { statement } from "../../../db/statement";

const read = statement(["numbers"], (db, { numbers }) =>
  db
    .select({
      found: sql<
        string | null
      >`string_agg(${productVariants.availableQuantity}::text, ',' ORDER BY asked.place, ${productVariants.position})`,
    })
    .from(sql`unnest(${numbers}::int[]) WITH ORDINALITY AS asked(number, place)`)
    .innerJoin(products, sql`${products.createdOrder} = asked.number`)
    .innerJoin(productVariants, sql`${productVariants.productId} = ${products.id}`)
    .prepare("quantities"),
);

/** The quantities of all variants, joined by commas: the variants of the first product, then those of the next. */
export async function readQuantities(db: Executor, numbers: readonly number[]): Promise<string> {
  const [row] = await read(db, { numbers: `{${numbers.join(",")}}` });
  return row?.found ?? "";
}
