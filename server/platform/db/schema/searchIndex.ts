import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgSchema,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** Sorted by its bytes on every engine, so that what begins with some letters is one range of an index. */
const byteText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What follows from the catalogue and is kept by its triggers (migration `search_index`), whoever writes the catalogue.
 * It stands in a schema of its own: it is never moved or seeded, only made again (ADR 11).
 */
export const searchIndex = pgSchema("search_index");

/** Transactions are numbered; who remembers the oldest one under way finds everything that changed since (ADR 11). */
const changedXid = () => bigint({ mode: "number" }).notNull();

/**
 * One narrow row a product that has a first variant: what lists filter, sort, count and look for. Its variants are read
 * with it from the catalogue (`search_index.columns`).
 */
export const listings = searchIndex.table(
  "listings",
  {
    /** `products.createdOrder`. */
    number: integer().primaryKey(),
    storeId: text().notNull(),
    productId: text().notNull().unique(),
    categoryId: text().notNull(),
    position: integer().notNull(),
    /** The first variant is visible (spec 2.3); whether the category is active is the category's. */
    isVisible: boolean().notNull(),
    /** The first variant's. */
    pricePaise: integer().notNull(),
    isSubscribable: boolean().notNull(),
    /** Average rating × 10; 0 while nobody has rated it. */
    ratingTenths: smallint().notNull(),
    /** The name in small letters. */
    nameKey: text().notNull(),
    /** What the product is, in the singular: the last word of its name, "milk" of "Toned Milk · दूध" and not of "Milk Bread". */
    head: text().notNull().default(""),
    /** Weights: A name, B local name and aliases, C brand. The "simple" dictionary: names are not English prose. */
    words: tsvector().notNull(),
    changedXid: changedXid(),
  },
  (table) => [
    index("listings_store").on(table.storeId, table.changedXid),
    index("listings_name").on(table.storeId, table.nameKey.op("text_pattern_ops")),
    index("listings_head").on(table.storeId, table.head.op("text_pattern_ops")),
    // Without a pending list: what was just written is found at the same speed.
    index("listings_words").using("gin", table.words).with({ fastupdate: false }),
  ],
);

/**
 * Every word of a store's listings that has no digit: what a misspelt one is compared with. Words of products that are
 * gone stay.
 */
export const words = searchIndex.table("words", { storeId: text().notNull(), word: byteText().notNull() }, (table) => [
  primaryKey({ columns: [table.storeId, table.word] }),
  index("words_alike").using("gin", table.word.op("gin_trgm_ops")),
]);

/**
 * Products with a variant that sold out or came back. A row belongs to its transaction and is never changed, so that orders
 * of one product do not wait for each other here (ADR 21); forgotten after a week.
 */
export const stockChanges = searchIndex.table(
  "stock_changes",
  {
    storeId: text().notNull(),
    xid: bigint({ mode: "number" }).notNull(),
    /** `listings.number`. */
    number: integer().notNull(),
    changedAt: timestamp({ withTimezone: true, mode: "date" }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.xid, table.number] }),
    index("stock_changes_changed_at").on(table.changedAt),
  ],
);

/** When a store's categories last changed. */
export const categoryChanges = searchIndex.table("category_changes", {
  storeId: text().primaryKey(),
  changedXid: changedXid(),
});
