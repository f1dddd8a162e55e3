import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "#server/platform/db/connect.ts";
import { seedAtScale } from "#server/platform/seed/scale/seedAtScale.ts";

/** The word that is searched for; it is in the name of everything in the small store. */
export const WORD = "milk";

/**
 * The products of every small store: twelve to look at, and one in each other category, so that all menus are equal.
 */
const ELSEWHERE = 24;
const LOOKED_AT = 12;

/**
 * Makes a data folder with `market-1`, the large store, among many small ones. Twelve products of `market-2` are in one
 * category and are found by one word, the others are one in each other category.
 * @returns the folder, and the name of that category
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
