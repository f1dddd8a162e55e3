import { asc, inArray } from "drizzle-orm";
import type { Product, ProductVariant } from "../../../../src/contract/products";
import type { Executor } from "../../db/db.types";
import { type products, productVariants } from "../../db/schema/catalogue";
import { paiseToRupees } from "../../money";
import { cleanStoreHtml } from "../../storeHtml";

type ProductRow = typeof products.$inferSelect;

/** Rows as they go on the wire, in their order; all variants come by one query. */
export async function toProducts(on: Executor, rows: ProductRow[]): Promise<Product[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const variantRows = await on
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, ids))
    .orderBy(asc(productVariants.productId), asc(productVariants.position));
  const byProduct = new Map<string, ProductVariant[]>(ids.map((id) => [id, []]));
  for (const variant of variantRows) byProduct.get(variant.productId)?.push(toVariant(variant));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    brand: row.brand,
    description: cleanStoreHtml(row.description),
    thumbnail: row.thumbnail,
    isSubscribable: row.isSubscribable,
    categoryId: row.categoryId,
    taxPercent: row.taxPercent,
    taxType: row.taxType,
    averageRating: row.averageRating,
    ratingCount: row.ratingCount,
    variants: byProduct.get(row.id) ?? [],
  }));
}

function toVariant(row: typeof productVariants.$inferSelect): ProductVariant {
  return {
    variantId: row.id,
    imagePathList: row.imagePathList,
    mrp: paiseToRupees(row.mrpPaise),
    sellingPrice: paiseToRupees(row.sellingPricePaise),
    availableQuantity: row.availableQuantity,
    weight: row.weight,
    weightUnit: row.weightUnit,
    sku: row.sku,
    isVisible: row.isVisible,
  };
}
