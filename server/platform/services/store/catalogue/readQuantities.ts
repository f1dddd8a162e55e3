import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/db.types";
import { productVariants } from "../../../db/schema/catalogue";
import { statement } from "../../../db/statement";

const read = statement(["ids"], (db, { ids }) =>
  db
    .select({
      found: sql<string | null>`string_agg(${productVariants.availableQuantity}::text, ',' ORDER BY asked.place)`,
    })
    .from(sql`unnest(${ids}::text[]) WITH ORDINALITY AS asked(id, place)`)
    .innerJoin(productVariants, sql`${productVariants.id} = asked.id`)
    .prepare("quantities"),
);

/** The available quantities of these variants, joined by commas. */
export async function readQuantities(db: Executor, ids: readonly string[]): Promise<string> {
  const [row] = await read(db, { ids });
  return row?.found ?? "";
}
