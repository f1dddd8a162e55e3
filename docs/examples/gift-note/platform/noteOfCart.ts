import { and, desc, eq, ne } from "drizzle-orm";
import type { Executor } from "#server/platform/db/db.types.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import type { Shopper } from "#server/platform/services/common/Shopper.types.ts";
import { giftNotes, orderGiftNotes } from "./tables";

/**
 * The note that the next order takes. When the payment of an order failed, its goods are back in the cart and so is its
 * note, until the shopper writes another one.
 * @param placing the order that is being placed, which does not count as a former order
 */
export async function noteOfCart(db: Executor, { cartId, customerId }: Shopper, placing = ""): Promise<string> {
  const [written] = await db.select().from(giftNotes).where(eq(giftNotes.cartId, cartId));
  if (written !== undefined) return written.text;
  const [last] = await db
    .select({ state: orders.orderState, text: orderGiftNotes.text })
    .from(orders)
    .leftJoin(orderGiftNotes, eq(orderGiftNotes.orderId, orders.id))
    .where(and(eq(orders.customerId, customerId), ne(orders.id, placing)))
    .orderBy(desc(orders.orderDate), desc(orders.id))
    .limit(1);
  return last?.state === "FAILED" ? (last.text ?? "") : "";
}
