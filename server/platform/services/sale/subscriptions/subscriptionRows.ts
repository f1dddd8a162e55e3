import { and, count, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { DeliverySlot } from "#contract/sale/deliverySlots.ts";
import type { Executor, Transaction } from "../../../db/db.types";
import { products, productVariants } from "../../../db/schema/catalogue";
import { subscriptions } from "../../../db/schema/subscriptions";
import { deliverySlots } from "../../../db/schema/tenancy";
import { notFound } from "../../../errors";
import type { Shopper } from "../../common/Shopper.types";
import type { LineSnapshot, OnSale } from "../carts/lines";
import { firstVariantShows, firstVariants, isOnSaleAt, onSaleAt, onSaleColumns, todayColumns } from "../carts/onSale";
import { words } from "../words";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** A subscription with today's catalogue and slots. */
export interface KnownSubscription {
  row: SubscriptionRow;
  /** Undefined when the store does not sell the variant by subscription today. */
  onSale: OnSale | undefined;
  /** Undefined when the store has removed the slot. */
  slot: DeliverySlot | undefined;
}

const notRemoved = isNull(subscriptions.removedAt);
const slotOfSubscription = and(
  eq(deliverySlots.storeId, subscriptions.storeId),
  eq(deliverySlots.id, sql`${subscriptions.deliverySlot} ->> 'id'`),
);
const ownedBy = (shopper: Shopper) => and(eq(subscriptions.customerId, shopper.customerId), notRemoved);

/** The stored facts of a variant, which are shown when it has been deleted. */
export function toSnapshot({ availableQuantity: _available, ...snapshot }: OnSale): LineSnapshot {
  return snapshot;
}

/** Locks a subscription until the transaction ends, so that one process at a time changes it or decides one of its days. */
export async function lockOwn(tx: Transaction, shopper: Shopper, id: string): Promise<SubscriptionRow> {
  const [row] = await tx
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, id), ownedBy(shopper)))
    .for("no key update");
  if (!row) throw notFound(words.noSubscription);
  return row;
}

export async function readOwn(db: Executor, shopper: Shopper, id: string): Promise<KnownSubscription> {
  const [known] = await select(db, and(eq(subscriptions.id, id), ownedBy(shopper)), { page: 1, size: 1 });
  if (!known) throw notFound(words.noSubscription);
  return known;
}

export async function readKnown(db: Executor, id: string): Promise<KnownSubscription> {
  const [known] = await select(db, eq(subscriptions.id, id), { page: 1, size: 1 });
  if (!known) throw new Error("a subscription that is held is not there");
  return known;
}

/** The newest subscription first. */
export async function readOwnPage(db: Executor, shopper: Shopper, page: number, size: number) {
  const [counted] = await db.select({ total: count() }).from(subscriptions).where(ownedBy(shopper));
  const known = await select(db, ownedBy(shopper), { page, size });
  return { known, totalPages: Math.ceil((counted?.total ?? 0) / size) };
}

/** Undefined for a variant that this store does not sell by subscription today. */
export async function findSubscribable(db: Executor, storeId: string, variantId: string): Promise<OnSale | undefined> {
  const [row] = await db
    .select(onSaleColumns)
    .from(productVariants)
    .innerJoin(products, and(eq(products.id, productVariants.productId), eq(products.isSubscribable, true)))
    .innerJoin(firstVariants, firstVariantShows)
    .where(and(eq(productVariants.id, variantId), isOnSaleAt(storeId)));
  return row;
}

async function select(
  db: Executor,
  which: SQL | undefined,
  { page, size }: { page: number; size: number },
): Promise<KnownSubscription[]> {
  const rows = await db
    .select({
      row: getTableColumns(subscriptions),
      ...todayColumns,
      slot: { id: deliverySlots.id, startTime: deliverySlots.startTime, endTime: deliverySlots.endTime },
    })
    .from(subscriptions)
    .leftJoin(productVariants, eq(productVariants.id, subscriptions.variantId))
    .leftJoin(products, and(eq(products.id, productVariants.productId), eq(products.isSubscribable, true)))
    .leftJoin(firstVariants, firstVariantShows)
    .leftJoin(deliverySlots, slotOfSubscription)
    .where(which)
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(size)
    .offset((page - 1) * size);
  return rows.map(({ row, slot, ...today }) => ({
    row,
    onSale: onSaleAt(row.storeId, today),
    slot: slot ?? undefined,
  }));
}
