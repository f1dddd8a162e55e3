import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { WholeOrder } from "#contract/sale/orders.ts";
import type { Transaction } from "../../../db/db.types";
import { checkoutLines, checkouts } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import type { Shopper } from "../../common/Shopper.types";
import type { StoreCalendar } from "../../store/calendar";
import type { OnSale } from "../carts/lines";
import { readStoreTerms } from "../checkouts/checkoutRows";
import { placeOrder } from "../orders/placeOrder";
import { priceLines } from "../pricing/priceLines";
import { type SubscriptionRow, toSnapshot } from "./subscriptionRows";

/**
 * Orders one delivery like any other order: a checkout at current prices that is placed at once. Takes nothing out of the
 * cart, where the same product may be for another reason. @throws the refusals of `placeOrder`
 */
export async function orderDelivery(
  tx: Transaction,
  row: SubscriptionRow,
  onSale: OnSale,
  { timeZone }: StoreCalendar,
  now: Date,
): Promise<WholeOrder> {
  const { customerId, storeId, shippingAddress, paymentMethod, quantity } = row;
  const line = { ...toSnapshot(onSale), quantity };
  const { shipping } = await readStoreTerms(tx, storeId);
  const checkoutId = randomUUID();
  await tx.insert(checkouts).values({
    id: checkoutId,
    customerId,
    storeId,
    shippingAddress,
    paymentMethod,
    createdAt: now,
    ...priceLines([line], shipping),
  });
  await tx.insert(checkoutLines).values({ checkoutId, position: 0, ...line });
  return placeOrder(tx, await shopperOf(tx, customerId), checkoutId, now, { timeZone, fromCart: false });
}

async function shopperOf(tx: Transaction, customerId: string): Promise<Shopper> {
  const { storeId, orgId, cartId, mobile } = customers;
  const [shopper] = await tx
    .select({ customerId: customers.id, storeId, orgId, cartId, mobile })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (!shopper) throw new Error("a subscription's customer is not there");
  return shopper;
}
