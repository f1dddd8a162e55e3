import { pgTable, text } from "drizzle-orm/pg-core";

/** The tables as the migration in `plugin.ts` makes them; the foreign keys to carts and orders are defined there. */
export const giftNotes = pgTable("gift_notes", { cartId: text().primaryKey(), text: text().notNull() });
export const orderGiftNotes = pgTable("order_gift_notes", { orderId: text().primaryKey(), text: text().notNull() });
