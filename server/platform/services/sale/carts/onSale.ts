import { and, eq, type Placeholder, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "../../../db/db.types";
import { products, productVariants } from "../../../db/schema/catalogue";
import { statement } from "../../../db/statement";
import type { OnSale } from "./lines";

export const firstVariants = alias(productVariants, "first_variants");

/** The columns that a line needs of a variant. */
export const onSaleColumns = {
  variantId: productVariants.id,
  productId: products.id,
  productName: products.name,
  sku: productVariants.sku,
  /** The variant's own first picture, because a line shows the chosen variant. */
  thumbnail: sql<string>`coalesce(nullif(${productVariants.imagePathList} ->> 0, ''), ${products.thumbnail})`,
  mrpPaise: productVariants.mrpPaise,
  sellingPricePaise: productVariants.sellingPricePaise,
  weight: productVariants.weight,
  weightUnit: productVariants.weightUnit,
  options: productVariants.options,
  taxType: products.taxType,
  taxPercent: products.taxPercent,
  availableQuantity: productVariants.availableQuantity,
};

/** The variant belongs to the store and is visible. */
export const isOnSaleAt = (storeId: string | Placeholder) =>
  and(eq(productVariants.storeId, storeId), eq(productVariants.isVisible, true));

/** A product whose first variant is not visible is hidden as a whole (spec 2.3). */
export const firstVariantShows = and(
  eq(firstVariants.productId, products.id),
  eq(firstVariants.position, 0),
  eq(firstVariants.isVisible, true),
);

const readOnSale = statement(["storeId", "variantId"], (db, { storeId, variantId }) =>
  db
    .select(onSaleColumns)
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .innerJoin(firstVariants, firstVariantShows)
    .where(and(eq(productVariants.id, variantId), isOnSaleAt(storeId)))
    .prepare("variant_on_sale"),
);

/** Undefined for a variant that this store does not sell today. */
export async function findOnSale(db: Executor, storeId: string, variantId: string): Promise<OnSale | undefined> {
  const [row] = await readOnSale(db, { storeId, variantId });
  return row;
}

/** The same columns after left joins: all are null when the variant is not on sale. */
type Joined = { [K in keyof typeof onSaleColumns]: OnSale[K] | null };

/**
 * The columns that tell whether a line's variant, joined by its id alone, is on sale. `onSaleAt` compares store and
 * visibility afterwards: as conditions of the join they let PostgreSQL begin with all variants of the store, which took
 * half of its time under load.
 */
export const todayColumns = {
  storeId: productVariants.storeId,
  isVisible: productVariants.isVisible,
  isShown: firstVariants.isVisible,
  joined: onSaleColumns,
};

interface Today {
  storeId: string | null;
  isVisible: boolean | null;
  isShown: boolean | null;
  joined: Joined;
}

/** Undefined when the store does not sell the variant today. */
export function onSaleAt(storeId: string, { isShown, joined, ...variant }: Today): OnSale | undefined {
  const isOnSale = variant.storeId === storeId && variant.isVisible && isShown;
  return isOnSale && isWhole(joined) ? joined : undefined;
}

const isWhole = (joined: Joined): joined is OnSale => Object.values(joined).every((value) => value !== null);
