import { and, count, desc, eq, ne } from "drizzle-orm";
import type { Page } from "#contract/wire.types.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { inTransaction } from "../../../db/inTransaction";
import { products } from "../../../db/schema/catalogue";
import { reviews } from "../../../db/schema/reviews";
import { notFound } from "../../../errors";
import type { Owner } from "../../common/audit/Owner.types";
import { recordAudit } from "../../common/audit/recordAudit";
import { readPage } from "../../common/readPage";
import type { Wanted } from "../../common/Wanted.types";
import { sumsOf } from "../../store/catalogue/reviews/ratingCounts";
import { words } from "../words";

export interface OwnersReview {
  id: string;
  product: string;
  authorName: string;
  rating: number;
  text: string;
  createdAt: Date;
  hiddenAt: Date | null;
}

/** Lists reviews, and hides or shows one. The rating of a hidden review does not count for its product. */
export class OwnerReviews {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Reviews with a text, the newest first. */
  list({ storeId }: Owner, wanted: Wanted): Promise<Page<OwnersReview>> {
    const { id, authorName, rating, text, createdAt, hiddenAt } = reviews;
    const ofStore = and(eq(products.storeId, storeId), ne(text, ""));
    const { orm } = this.db;
    const counted = orm
      .select({ total: count() })
      .from(reviews)
      .innerJoin(products, eq(products.id, reviews.productId))
      .where(ofStore)
      .then(([found]) => found?.total ?? 0);
    return readPage(wanted, counted, (limit, offset) =>
      orm
        .select({ id, product: products.name, authorName, rating, text, createdAt, hiddenAt })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(ofStore)
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
        .offset(offset),
    );
  }

  /** @throws 404 for a review in another store */
  setHidden(owner: Owner, id: string, isHidden: boolean): Promise<void> {
    return inTransaction(this.db, async (tx) => {
      const [found] = await tx
        .select({ productId: products.id, counts: products.ratingCounts })
        .from(reviews)
        .innerJoin(products, eq(products.id, reviews.productId))
        .where(and(eq(reviews.id, id), eq(products.storeId, owner.storeId)))
        .for("no key update", { of: products });
      if (found === undefined) throw notFound(words.noReview);
      const [review] = await tx.select().from(reviews).where(eq(reviews.id, id));
      if (review === undefined || (review.hiddenAt !== null) === isHidden) return;
      const now = this.clock.now();
      await tx
        .update(reviews)
        .set({ hiddenAt: isHidden ? now : null })
        .where(eq(reviews.id, id));
      const by = isHidden ? -1 : 1;
      const counts = found.counts.map((count, at) => Math.max(0, count + (at + 1 === review.rating ? by : 0)));
      await tx.update(products).set(sumsOf(counts)).where(eq(products.id, found.productId));
      const what = isHidden ? "review.hidden" : "review.shown";
      await recordAudit(tx, owner, what, { review: id }, now);
    });
  }
}
