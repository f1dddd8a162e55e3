import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { WholeOrder } from "#contract/sale/orders.ts";
import type { Executor, Transaction } from "../../../db/db.types";
import { orderItems, orders } from "../../../db/schema/commerce";
import { notFound } from "../../../errors";
import { paiseToRupees } from "../../../money";
import { toldOptions } from "../../common/options/toldOptions";
import type { Shopper } from "../../common/Shopper.types";
import { toWireTotals } from "../pricing/toWireTotals";
import { words } from "../words";
import { reasonInWords } from "./reasonInWords";

export type OrderRow = typeof orders.$inferSelect;
export type OrderItemRow = typeof orderItems.$inferSelect;

const own = (shopper: Shopper, id: string) => and(eq(orders.id, id), eq(orders.customerId, shopper.customerId));

export async function readOrder(db: Executor, shopper: Shopper, id: string): Promise<WholeOrder> {
  const [row] = await db.select().from(orders).where(own(shopper, id));
  if (!row) throw notFound(words.noOrder);
  return toOrder(row, await readItems(db, [row.id]));
}

/** Locks an order until the transaction ends, so that only one call at a time changes its state. */
export async function lockOrder(tx: Transaction, shopper: Shopper, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(own(shopper, id)).for("no key update");
  if (!row) throw notFound(words.noOrder);
  return row;
}

/** The newest order first. */
export async function readOrderPage(db: Executor, shopper: Shopper, page: number, size: number) {
  const mine = eq(orders.customerId, shopper.customerId);
  const [counted] = await db.select({ total: count() }).from(orders).where(mine);
  const rows = await db
    .select()
    .from(orders)
    .where(mine)
    .orderBy(desc(orders.orderDate), desc(orders.id))
    .limit(size)
    .offset((page - 1) * size);
  const items = await readItems(
    db,
    rows.map((row) => row.id),
  );
  return { orders: rows.map((row) => toOrder(row, items)), totalPages: Math.ceil((counted?.total ?? 0) / size) };
}

export async function readItems(db: Executor, orderIds: string[]): Promise<OrderItemRow[]> {
  if (orderIds.length === 0) return [];
  return db.select().from(orderItems).where(inArray(orderItems.orderId, orderIds)).orderBy(asc(orderItems.position));
}

export function toOrder(row: OrderRow, items: readonly OrderItemRow[]): WholeOrder {
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    orderDate: row.orderDate.toISOString(),
    orderState: row.orderState,
    stateReason: reasonInWords(row.stateReason),
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    shippingAddress: row.shippingAddress,
    orderItems: items
      .filter((item) => item.orderId === row.id)
      .map((item) => ({
        productId: item.productId,
        productVariantId: item.variantId,
        thumbnail: item.thumbnail,
        productName: item.productName,
        quantity: item.quantity,
        mrp: paiseToRupees(item.mrpPaise),
        sellingPrice: paiseToRupees(item.sellingPricePaise),
        weight: item.weight,
        weightUnit: item.weightUnit,
        ...toldOptions(item.options),
      })),
    ...toWireTotals(row),
    shippingCharge: paiseToRupees(row.shippingPaise),
  };
}
