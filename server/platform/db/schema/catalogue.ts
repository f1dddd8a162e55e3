import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Facts } from "#contract/catalogue/facts.ts";
import type { ProductOption } from "#contract/catalogue/options.ts";
import type { TaxType } from "#contract/catalogue/products.ts";
import type { ProductWords, WordsOf } from "../../services/common/languages/Translations.types";
import type { OptionPairs } from "../../services/common/options/OptionPairs.types";
import { stores } from "./tenancy";
import { translations } from "./translations";

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
    translations: translations<WordsOf<"name">>(),
    /** The category's name in the store's folder; null when the category did not come from a folder. */
    handle: text(),
  },
  (table) => [
    index("categories_store").on(table.storeId, table.position),
    unique("categories_handle").on(table.storeId, table.handle),
  ],
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
    /** The product's place in the store's own order. */
    position: integer().notNull(),
    /** Grows with every product. It sorts "newest first" without trusting clocks, and is the number in the search index. */
    createdOrder: integer().generatedAlwaysAsIdentity().notNull(),
    name: text().notNull(),
    /** The product's facts by their names in `factsOfStore`; the brand is one of them. */
    facts: jsonb().$type<Facts>().notNull().default({}),
    /** The options of its variants; empty for most products, whose variants differ in weight at most (ADR 66). */
    options: jsonb().$type<ProductOption[]>().notNull().default([]),
    /** HTML as the store wrote it; it is sanitised when it is sent. */
    description: text().notNull(),
    thumbnail: text().notNull(),
    isSubscribable: boolean().notNull(),
    taxPercent: numeric({ mode: "number", precision: 5, scale: 2 }).notNull(),
    taxType: text().$type<TaxType>().notNull(),
    /** The name in another language and its script, such as `दूध`. Searched, not shown. */
    localName: text().notNull().default(""),
    /** More words to find the product by, such as `doodh`. Searched, not shown. */
    searchAliases: text().notNull().default(""),
    /** The names that a search finds besides `name` stand here: `translations -> 'hi' ->> 'name'`. */
    translations: translations<ProductWords>(),
    /** Null until somebody has rated the product. This and the count are computed from `ratingCounts`. */
    averageRating: numeric({ mode: "number", precision: 2, scale: 1 }),
    ratingCount: integer().notNull().default(0),
    /** How many shoppers gave 1, 2, 3, 4, 5. */
    ratingCounts: integer().array().notNull().default([0, 0, 0, 0, 0]),
    /** When the product's page last changed; set by triggers (migration `product_changes`), but not for stock. */
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The product's name in the store's folder; null when the product did not come from a folder. */
    handle: text(),
  },
  (table) => [
    unique("products_handle").on(table.storeId, table.handle),
    uniqueIndex("products_number").on(table.createdOrder),
    index("products_store").on(table.storeId, table.position),
    index("products_category").on(table.categoryId, table.position),
  ],
);

/** Position 0 is a product's first variant, which decides whether the product is shown (spec 2.3). */
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
    /** EAN or UPC as printed on the pack; empty where there is none. */
    barcode: text().notNull().default(""),
    mrpPaise: integer().notNull(),
    sellingPricePaise: integer().notNull(),
    availableQuantity: integer().notNull(),
    /**
     * All pieces that the owner has counted into the stock: the available ones and those that orders hold add up to it
     * (bar 27). It changes with an import or a count of the owner, never with an order.
     */
    countedQuantity: integer().notNull(),
    weight: numeric({ mode: "number", precision: 10, scale: 3 }).notNull(),
    /** A key of the enumeration ProductWeightUnit. */
    weightUnit: text().notNull(),
    options: jsonb().$type<OptionPairs>().notNull().default([]),
    isVisible: boolean().notNull(),
    imagePathList: jsonb().$type<string[]>().notNull(),
  },
  (table) => [
    unique("product_variants_position").on(table.productId, table.position),
    unique("product_variants_sku").on(table.storeId, table.sku),
    index("product_variants_barcode").on(table.storeId, table.barcode).where(sql`${table.barcode} <> ''`),
    index("product_variants_price").on(table.storeId, table.sellingPricePaise),
    check("product_variants_stock", sql`${table.availableQuantity} >= 0`),
    check("product_variants_money", sql`${table.mrpPaise} >= 0 AND ${table.sellingPricePaise} >= 0`),
  ],
);
