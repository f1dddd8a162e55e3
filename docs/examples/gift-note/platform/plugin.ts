import { eq, inArray } from "drizzle-orm";
import type { OrderExtra, PlatformPlugin } from "#server/platform/plugin/PlatformPlugin.types.ts";
import { type GiftNote, giftNotes } from "../contract";
import * as words from "../words.en";
import { customerNotes } from "./customerNotes";
import { giftNoteRoutes } from "./giftNoteRoutes";
import { noteOfCart } from "./noteOfCart";
import { giftNotes as notes, orderGiftNotes } from "./tables";

/**
 * Moves the note from the cart to the order in the transaction that places it, so that no order is ever without its
 * note.
 */
const orders: OrderExtra<GiftNote> = {
  async onPlaced(tx, { orderId, shopper }) {
    const text = await noteOfCart(tx, shopper, orderId);
    await tx.delete(notes).where(eq(notes.cartId, shopper.cartId));
    if (text !== "") await tx.insert(orderGiftNotes).values({ orderId, text });
  },
  async read(db, orderIds) {
    const found = await db
      .select()
      .from(orderGiftNotes)
      .where(inArray(orderGiftNotes.orderId, [...orderIds]));
    return new Map(found.map(({ orderId, text }) => [orderId, { text }]));
  },
  packingLine: ({ text }) => words.packingLine(text),
};

export const giftNotePlatform: PlatformPlugin = {
  id: "gift-note",
  migrations: [
    {
      name: "0000_start",
      statements: [
        "CREATE TABLE gift_notes (cart_id text PRIMARY KEY REFERENCES customers (cart_id), text text NOT NULL)",
        "CREATE TABLE order_gift_notes (order_id text PRIMARY KEY REFERENCES orders (id), text text NOT NULL)",
      ],
    },
  ],
  calls: (mount, deps) => mount({ giftNotes }, { giftNotes: giftNoteRoutes(deps) }),
  orders,
  customers: customerNotes,
};
