import { and, count, desc, eq, exists, inArray, isNull, ne, type SQL } from "drizzle-orm";
import type { Review } from "#contract/catalogue/reviews.ts";
import { orderStatesThat } from "#contract/sale/states/orderStates.ts";
import type { Executor } from "../../../../db/db.types";
import { products, productVariants } from "../../../../db/schema/catalogue";
import { orderItems, orders } from "../../../../db/schema/commerce";
import { reviews } from "../../../../db/schema/reviews";
import { notFound } from "../../../../errors";
import { words } from "../../words";
import { verifiedShopper } from "../../words.en";
import type { Window } from "../paging";

const RECEIVED = orderStatesThat(({ isReceived }) => isReceived);

type ReviewRow = typeof reviews.$inferSelect;

export function toReview({ id, rating, text, authorName: kept, createdAt, updatedAt }: ReviewRow): Review {
  const authorName = kept === verifiedShopper ? words.verifiedShopper : kept;
  return { id, rating, text, authorName, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** @throws PlatformError 404 when the store has no such product, or when all its variants are hidden */
export async function readRatings(db: Executor, storeId: string, productId: string) {
  const shown = and(eq(productVariants.productId, products.id), eq(productVariants.isVisible, true));
  const [found] = await db
    .select({
      averageRating: products.averageRating,
      ratingCount: products.ratingCount,
      ratingCounts: products.ratingCounts,
    })
    .from(products)
    .where(
      and(
        eq(products.id, productId),
        eq(products.storeId, storeId),
        exists(db.select({ id: productVariants.id }).from(productVariants).where(shown)),
      ),
    );
  if (found === undefined) throw notFound(words.noProduct);
  return found;
}

/** Reviews with a text, the newest first. */
export async function readReviews(db: Executor, productId: string, { size, offset }: Window) {
  const written: SQL | undefined = and(
    eq(reviews.productId, productId),
    ne(reviews.text, ""),
    isNull(reviews.hiddenAt),
  );
  const [counted] = await db.select({ total: count() }).from(reviews).where(written);
  const rows = await db
    .select()
    .from(reviews)
    .where(written)
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(size)
    .offset(offset);
  return { reviews: rows.map(toReview), total: counted?.total ?? 0 };
}

export async function readOwn(db: Executor, customerId: string, productId: string): Promise<ReviewRow | undefined> {
  const own = and(eq(reviews.productId, productId), eq(reviews.customerId, customerId));
  const [row] = await db.select().from(reviews).where(own);
  return row;
}

/** Whether a delivered order of this customer contains the product. */
export async function hasReceived(db: Executor, customerId: string, productId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(
      and(eq(orders.customerId, customerId), inArray(orders.orderState, RECEIVED), eq(orderItems.productId, productId)),
    )
    .limit(1);
  return found !== undefined;
}
