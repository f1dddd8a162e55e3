import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "../../../server/platform/db/connect";
import { seedAtScale } from "../../../server/platform/seed/scale/seedAtScale";

/** What the search looks for; everything in the small store is called so. */
export const WORD = "milk";

/** In every store but the large one: twelve to look at, and one in each other category, for as large a menu. */
const ELSEWHERE = 24;
const LOOKED_AT = 12;

/**
 * A data folder with `market-1`, the large store, among many small ones; twelve products of `market-2` stand in one
 * category and are found by one word, the others one in each other category.
 * @returns the folder, and that category's name
 */
export async function twoMarkets(products: number, stores: number): Promise<{ dataDir: string; category: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "haat-markets-"));
  const db = await openDatabase({ dataDir }, () => {});
  try {
    await seedAtScale(db, { products, stores, productsElsewhere: ELSEWHERE }, () => {});
    const { rows } = await db.orm.execute<{ name: string }>(sql`
      WITH menu AS (
        SELECT c.id, c.name, c.store_id, row_number() OVER (ORDER BY c.position) - 1 AS place, count(*) OVER () AS many
        FROM categories c JOIN stores s ON s.id = c.store_id JOIN organizations o ON o.id = s.org_id
        WHERE o.friendly_id = 'market-2' AND c.is_active
      ), changed AS (
        UPDATE products p SET category_id = menu.id,
          name = p.name || CASE WHEN menu.place = 0 THEN ${` ${WORD}`}::text ELSE '' END
        FROM menu WHERE p.store_id = menu.store_id
          AND menu.place = CASE WHEN p.position < ${LOOKED_AT}::int THEN 0 ELSE 1 + (p.position - ${LOOKED_AT}::int) % (menu.many - 1) END
      ) SELECT name FROM menu WHERE place = 0`);
    const [category] = rows;
    if (category === undefined) throw new Error("the small store has no category");
    return { dataDir, category: category.name };
  } finally {
    await db.close();
  }
}
