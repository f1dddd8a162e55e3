import { type SQL, sql } from "drizzle-orm";
import type { Product, ProductVariant } from "../../../../src/contract/products";
import type { Orm } from "../../db/db.types";
import { products, productVariants } from "../../db/schema/catalogue";
import { paiseToRupees } from "../../money";
import { cleanStoreHtml } from "../../storeHtml";
import { RecentlyUsed } from "./RecentlyUsed";

/** A product as the query below writes it: as on the wire, but for amounts and HTML. */
type Row = Omit<Product, "variants"> & { number: number; variants: VariantRow[] | null };
type VariantRow = Omit<ProductVariant, "mrp" | "sellingPrice"> & { mrpPaise: number; sellingPricePaise: number };

/** A page of products in the order of their numbers (`products.createdOrder`). */
export async function readProducts(orm: Orm, numbers: readonly number[]): Promise<Product[]> {
  if (numbers.length === 0) return [];
  const rows = await readRows(orm, sql`p.created_order = ANY(${`{${numbers.join(",")}}`}::int[])`);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => {
    const row = byNumber.get(number);
    return row === undefined ? [] : [toProduct(row)];
  });
}

/** One product, with its number. */
export async function readProduct(orm: Orm, storeId: string, id: string) {
  const [row] = await readRows(orm, sql`p.store_id = ${storeId} AND p.id = ${id}`);
  return row && { number: row.number, product: toProduct(row) };
}

/**
 * Products with their variants as one JSON value: the database builds it and the engine's own parser reads it, which is
 * several times less work in this process than rows of columns.
 */
async function readRows(orm: Orm, where: SQL): Promise<Row[]> {
  const { rows } = await orm.execute<{ found: Row[] | null }>(sql`
    SELECT json_agg(json_build_object('number', p.created_order, 'id', p.id, 'name', p.name, 'brand', p.brand,
      'description', p.description, 'thumbnail', p.thumbnail, 'isSubscribable', p.is_subscribable,
      'categoryId', p.category_id, 'taxPercent', p.tax_percent, 'taxType', p.tax_type,
      'averageRating', p.average_rating, 'ratingCount', p.rating_count, 'variants', (
        SELECT json_agg(json_build_object('variantId', v.id, 'imagePathList', v.image_path_list,
          'mrpPaise', v.mrp_paise, 'sellingPricePaise', v.selling_price_paise,
          'availableQuantity', v.available_quantity, 'weight', v.weight, 'weightUnit', v.weight_unit, 'sku', v.sku,
          'isVisible', v.is_visible) ORDER BY v.position)
        FROM ${productVariants} v WHERE v.product_id = p.id))) AS found
    FROM ${products} p WHERE ${where}`);
  return rows[0]?.found ?? [];
}

function toProduct({ number: _inside, variants, ...row }: Row): Product {
  return { ...row, description: cleaned(row.description), variants: (variants ?? []).map(toVariant) };
}

function toVariant({ mrpPaise, sellingPricePaise, ...row }: VariantRow): ProductVariant {
  return { ...row, mrp: paiseToRupees(mrpPaise), sellingPrice: paiseToRupees(sellingPricePaise) };
}

/** Characters: cleaning takes longer than reading, and the same descriptions are read again and again. */
const CLEANED_KEPT = 8_000_000;
const cleanedTexts = new RecentlyUsed<string>(CLEANED_KEPT);

function cleaned(html: string): string {
  const known = cleanedTexts.get(html);
  if (known !== undefined) return known;
  const clean = cleanStoreHtml(html);
  cleanedTexts.set(html, clean, html.length * 2 + 100);
  return clean;
}
