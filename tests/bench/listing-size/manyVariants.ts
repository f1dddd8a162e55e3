import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "#server/platform/db/connect.ts";
import { seedAtScale } from "#server/platform/seed/scale/seedAtScale.ts";

const COLOURS = 10;
const PICTURES = 6;

/**
 * Makes a data folder with two stores of the same products: in `market-2` they have two variants each, in `market-1` `variants`
 * in ten colours and as many sizes as that takes, with six pictures each.
 * @returns the folder, and the name of the category to look at
 */
export async function manyVariants(products: number, variants: number): Promise<{ dataDir: string; category: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), "haat-variants-"));
  const db = await openDatabase({ dataDir }, () => {});
  try {
    await seedAtScale(db, { products, stores: 2, productsElsewhere: products }, () => {});
    const ofFirst = sql`store_id = (SELECT s.id FROM stores s JOIN organizations o ON o.id = s.org_id WHERE o.friendly_id = 'market-1')`;
    await db.orm.execute(sql`
      INSERT INTO product_variants (id, product_id, store_id, position, sku, mrp_paise, selling_price_paise, available_quantity,
        counted_quantity, weight, weight_unit, is_visible, image_path_list)
      SELECT v.id || '-' || n, v.product_id, v.store_id, n, v.sku || '-' || n, v.mrp_paise + n * 100,
        v.selling_price_paise + n * 100, v.available_quantity, v.counted_quantity, 0, v.weight_unit, true, v.image_path_list
      FROM product_variants v, generate_series(2, ${variants}::int - 1) AS n WHERE v.position = 0 AND v.${ofFirst}`);
    await db.orm.execute(sql`
      UPDATE product_variants v SET weight = 0,
        options = jsonb_build_array(jsonb_build_array('Colour', 'Colour ' || v.position % ${COLOURS}::int),
          jsonb_build_array('Size', 'Size ' || v.position / ${COLOURS}::int)),
        image_path_list = (SELECT jsonb_agg('/media/seed/' || v.product_id || '-' || v.position % ${COLOURS}::int || '-' || n || '.webp')
          FROM generate_series(1, ${PICTURES}::int) AS n)
      WHERE v.${ofFirst}`);
    await db.orm.execute(sql`
      UPDATE products p SET options = jsonb_build_array(
        jsonb_build_object('name', 'Colour', 'values', (SELECT jsonb_agg('Colour ' || n) FROM generate_series(0, ${COLOURS}::int - 1) AS n)),
        jsonb_build_object('name', 'Size', 'values', (SELECT jsonb_agg('Size ' || n) FROM generate_series(0, (${variants}::int - 1) / ${COLOURS}::int) AS n)))
      WHERE p.${ofFirst}`);
    await db.orm.execute(sql`ANALYZE`);
    const { rows } = await db.orm.execute<{ name: string }>(
      sql`SELECT name FROM categories c WHERE c.${ofFirst} ORDER BY position LIMIT 1`,
    );
    return { dataDir, category: rows[0]?.name ?? "" };
  } finally {
    await db.close();
  }
}
