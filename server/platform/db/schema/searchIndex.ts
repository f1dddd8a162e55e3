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

/** Sorted by bytes on both engines, so that all words with the same beginning are one range of an index. */
const byteText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * The search index. Triggers keep it up to date (migration `search_index`), whoever writes the catalogue. A separate
 * schema, because its rows are never moved or seeded, only built again (ADR 11).
 */
export const searchIndex = pgSchema("search_index");

/**
 * The number of the transaction that made the change. A reader that remembers the oldest running transaction finds every
 * later change (ADR 11).
 */
const changedXid = () => bigint({ mode: "number" }).notNull();

/**
 * One narrow row for each product with a first variant: the columns by which lists filter, sort, count and search. The
 * product's variants are read from the catalogue with it (`search_index.columns`).
 */
export const listings = searchIndex.table(
  "listings",
  {
    /** Equals `products.createdOrder`. */
    number: integer().primaryKey(),
    storeId: text().notNull(),
    productId: text().notNull().unique(),
    categoryId: text().notNull(),
    position: integer().notNull(),
    /** Whether the first variant is visible (spec 2.3). Whether the category is active is checked elsewhere. */
    isVisible: boolean().notNull(),
    /** The price of the first variant. */
    pricePaise: integer().notNull(),
    isSubscribable: boolean().notNull(),
    /** The average rating × 10; 0 while nobody has rated the product. */
    ratingTenths: smallint().notNull(),
    /** The name in lower case. */
    nameKey: text().notNull(),
    /**
     * The kind of product in the singular, which is the last word of its name: "milk" for "Toned Milk · दूध", but not for
     * "Milk Bread".
     */
    head: text().notNull().default(""),
    /**
     * Weights: A name, B local name and aliases, C brand. The dictionary is "simple" because names are not English
     * prose.
     */
    words: tsvector().notNull(),
    changedXid: changedXid(),
  },
  (table) => [
    index("listings_store").on(table.storeId, table.changedXid),
    index("listings_name").on(table.storeId, table.nameKey.op("text_pattern_ops")),
    index("listings_head").on(table.storeId, table.head.op("text_pattern_ops")),
    // `fastupdate` off, so that new rows are found as fast as old ones.
    index("listings_words").using("gin", table.words).with({ fastupdate: false }),
  ],
);

/**
 * Every word without a digit in a store's listings. Misspelt words are compared with them. Words of deleted products stay.
 */
export const words = searchIndex.table(
  "words",
  {
    storeId: text().notNull(),
    word: byteText().notNull(),
    /**
     * The consonants that are heard (`spoken`). Null until a process has listened to the word. Empty if there are none, or
     * if only facts have the word: search finds other spellings in names alone.
     */
    frame: byteText(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.word] }),
    index("words_alike").using("gin", table.word.op("gin_trgm_ops")),
    index("words_frame").on(table.storeId, table.frame),
  ],
);

/**
 * Products of which a variant sold out or came back. Each transaction adds its own row and changes none, so that orders of
 * one product do not wait for each other here (ADR 21). Rows are deleted after a week.
 */
export const stockChanges = searchIndex.table(
  "stock_changes",
  {
    storeId: text().notNull(),
    xid: bigint({ mode: "number" }).notNull(),
    /** Equals `listings.number`. */
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
