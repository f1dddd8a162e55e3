import { pgTable, text } from "drizzle-orm/pg-core";

/** As the migration of `plugin.ts` makes them; the keys to carts and orders stand there. */
export const giftNotes = pgTable("gift_notes", { cartId: text().primaryKey(), text: text().notNull() });
export const orderGiftNotes = pgTable("order_gift_notes", { orderId: text().primaryKey(), text: text().notNull() });
