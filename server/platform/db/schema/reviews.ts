import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { products } from "./catalogue";
import { customers } from "./identity";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** A shopper's review of a product; the shopper's next one replaces it. `products.ratingCounts` holds the sums. */
export const reviews = pgTable(
  "reviews",
  {
    id: text().primaryKey(),
    productId: text()
      .notNull()
      .references(() => products.id),
    /** Null for the reviews of the demo stores. */
    customerId: text().references(() => customers.id),
    authorName: text().notNull(),
    rating: integer().notNull(),
    /** Empty when the shopper gave only a rating. */
    text: text().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** When the store's owner hid the review, whose rating is then removed from the product's. */
    hiddenAt: moment(),
  },
  (table) => [
    unique("reviews_own").on(table.productId, table.customerId),
    index("reviews_newest").on(table.productId, table.createdAt, table.id),
    check("reviews_rating", sql`${table.rating} BETWEEN 1 AND 5`),
  ],
);
