import { and, eq, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { categories, products, productVariants } from "../../db/schema/catalogue";

/** A product's first variant: what its card shows, and what hides the product when it is not visible (spec 2.3). */
export const firstVariant = alias(productVariants, "first_variant");

export const isFirstOfProduct = and(eq(firstVariant.productId, products.id), eq(firstVariant.position, 0));

/** What a shopper may meet in lists: first variant visible, category active. */
export function listedIn(storeId: string): SQL | undefined {
  return and(eq(products.storeId, storeId), eq(firstVariant.isVisible, true), eq(categories.isActive, true));
}
