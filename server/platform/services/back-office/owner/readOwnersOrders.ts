import { asc, count, eq, type SQL, sql } from "drizzle-orm";
import type { OrderMoment, WholeOrder } from "#contract/sale/orders.ts";
import type { Executor } from "../../../db/db.types";
import { orders } from "../../../db/schema/commerce";
import { customers } from "../../../db/schema/identity";
import { subscriptionDeliveries, subscriptions } from "../../../db/schema/subscriptions";
import type { OrderExtras } from "../../../plugin/OrderExtras";
import { readItems, toOrder } from "../../sale/orders/orderRows";
import { isPickedUp } from "./isPickedUp";

export interface OwnersOrder extends WholeOrder {
  customer: { id: string; name: string; mobile: string };
  /** The slot of a subscription's delivery; empty for an order that the shopper placed. */
  slot: string;
  deliveryDate?: string;
  packedAt?: string;
  isPickedUp: boolean;
  timeline?: OrderMoment[];
}

export const slotText = sql<string>`coalesce((${subscriptions.deliverySlot} ->> 'startTime') || '-' || (${subscriptions.deliverySlot} ->> 'endTime'), '')`;

interface Window {
  order: SQL;
  limit: number;
  offset?: number;
}

/** Orders with the facts that only the store sees. */
export async function readOwnersOrders(
  db: Executor,
  extras: OrderExtras,
  wanted: SQL | undefined,
  { order, limit, offset = 0 }: Window,
): Promise<OwnersOrder[]> {
  const rows = await db
    .select({
      order: orders,
      slot: slotText,
      date: subscriptionDeliveries.date,
      name: customers.name,
      mobile: customers.mobile,
      isPickedUp,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .leftJoin(subscriptionDeliveries, eq(subscriptionDeliveries.orderId, orders.id))
    .leftJoin(subscriptions, eq(subscriptions.id, subscriptionDeliveries.subscriptionId))
    .where(wanted)
    .orderBy(order, asc(orders.id))
    .limit(limit)
    .offset(offset);
  const ids = rows.map((row) => row.order.id);
  const items = await readItems(db, ids);
  const extrasOf = await extras.of(db, ids);
  return rows.map(({ order: row, slot, date, name, mobile, ...more }) => ({
    ...withCallersNumber(toOrder(row, items), more.isPickedUp, mobile),
    ...more,
    slot,
    customer: { id: row.customerId, name, mobile },
    ...(date !== null && { deliveryDate: date }),
    ...(row.packedAt !== null && { packedAt: row.packedAt.toISOString() }),
    extras: extrasOf(row.id),
  }));
}

/**
 * The address of an order that is picked up is the shop's, and so is its number when the kiosk guest gave none. So the
 * customer's own number is used, or none.
 */
function withCallersNumber(order: WholeOrder, isShops: boolean, mobile: string): WholeOrder {
  return isShops ? { ...order, shippingAddress: { ...order.shippingAddress, mobile } } : order;
}

/** The number of orders, for conditions that may be about their slot. */
export async function countOwnersOrders(db: Executor, wanted: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ total: count() })
    .from(orders)
    .leftJoin(subscriptionDeliveries, eq(subscriptionDeliveries.orderId, orders.id))
    .leftJoin(subscriptions, eq(subscriptions.id, subscriptionDeliveries.subscriptionId))
    .where(wanted);
  return found?.total ?? 0;
}
