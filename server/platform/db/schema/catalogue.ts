import { type SQL, sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, jsonb, numeric, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { TaxType } from "../../../../src/contract/products";
import { stores } from "./tenancy";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const categories = pgTable(
  "categories",
  {
    id: text().primaryKey(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    position: integer().notNull(),
    name: text().notNull(),
    imagePath: text().notNull(),
    isActive: boolean().notNull(),
  },
  (table) => [index("categories_store").on(table.storeId, table.position)],
);

export const products = pgTable(
  "products",
  {
    id: text().primaryKey(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    categoryId: text()
      .notNull()
      .references(() => categories.id),
    /** Order within the store. */
    position: integer().notNull(),
    /** Counts up with every product made: "newest first" without trusting clocks. */
    createdOrder: integer().generatedAlwaysAsIdentity().notNull(),
    name: text().notNull(),
    brand: text().notNull(),
    /** HTML as the store wrote it; sanitised on the way out. */
    description: text().notNull(),
    thumbnail: text().notNull(),
    isSubscribable: boolean().notNull(),
    taxPercent: numeric({ mode: "number", precision: 5, scale: 2 }).notNull(),
    taxType: text().$type<TaxType>().notNull(),
    /** Null until somebody has rated it. */
    averageRating: numeric({ mode: "number", precision: 2, scale: 1 }),
    /** The "simple" dictionary: names and brands are not English prose. */
    searchVector: tsvector().generatedAlwaysAs(
      (): SQL =>
        sql`setweight(to_tsvector('simple'::regconfig, ${products.name}), 'A') || setweight(to_tsvector('simple'::regconfig, ${products.brand}), 'B')`,
    ),
    /** What trigrams compare with, so that a slip of the finger still finds the product. */
    searchText: text().generatedAlwaysAs((): SQL => sql`lower(${products.name} || ' ' || ${products.brand})`),
  },
  (table) => [
    index("products_store").on(table.storeId, table.position),
    index("products_category").on(table.categoryId, table.position),
    index("products_search_vector").using("gin", table.searchVector),
    index("products_search_text").using("gin", table.searchText.op("gin_trgm_ops")),
  ],
);

/** Position 0 is a product's first variant: the one that decides whether the product is shown (spec 2.3). */
export const productVariants = pgTable(
  "product_variants",
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    position: integer().notNull(),
    sku: text().notNull(),
    mrpPaise: integer().notNull(),
    sellingPricePaise: integer().notNull(),
    availableQuantity: integer().notNull(),
    weight: numeric({ mode: "number", precision: 10, scale: 3 }).notNull(),
    /** A key of the ProductWeightUnit enumeration. */
    weightUnit: text().notNull(),
    isVisible: boolean().notNull(),
    imagePathList: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    unique("product_variants_position").on(table.productId, table.position),
    unique("product_variants_sku").on(table.storeId, table.sku),
    index("product_variants_price").on(table.storeId, table.sellingPricePaise),
    check("product_variants_stock", sql`${table.availableQuantity} >= 0`),
    check("product_variants_money", sql`${table.mrpPaise} >= 0 AND ${table.sellingPricePaise} >= 0`),
  ],
);
