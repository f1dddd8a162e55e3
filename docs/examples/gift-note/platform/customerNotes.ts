import { eq, inArray } from "drizzle-orm";
import type { Executor } from "#server/platform/db/db.types.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { customers } from "#server/platform/db/schema/identity.ts";
import type { CustomerExtra } from "#server/platform/plugin/PlatformPlugin.types.ts";
import { giftNotes, orderGiftNotes } from "./tables";

/** A note is personal data: it is handed out and erased with everything else that the store knows about a customer. */
export const customerNotes: CustomerExtra = {
  give: (db, customerId) =>
    db
      .select()
      .from(orderGiftNotes)
      .where(inArray(orderGiftNotes.orderId, ordersOf(db, customerId))),
  async erase(tx, customerId) {
    await tx.delete(orderGiftNotes).where(inArray(orderGiftNotes.orderId, ordersOf(tx, customerId)));
    const carts = tx.select({ id: customers.cartId }).from(customers).where(eq(customers.id, customerId));
    await tx.delete(giftNotes).where(inArray(giftNotes.cartId, carts));
  },
};

const ordersOf = (db: Executor, customerId: string) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
