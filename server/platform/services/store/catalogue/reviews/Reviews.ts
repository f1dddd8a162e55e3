import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { OwnReview, Review, ReviewPage } from "#contract/catalogue/reviews.ts";
import type { PageQuery } from "#contract/wire.types.ts";
import type { Clock } from "../../../../clock";
import type { Db, Transaction } from "../../../../db/db.types";
import { products } from "../../../../db/schema/catalogue";
import { customers } from "../../../../db/schema/identity";
import { reviews } from "../../../../db/schema/reviews";
import { conflict, notFound } from "../../../../errors";
import type { Intent, KeyedCalls } from "../../../common/keyed/KeyedCalls";
import type { Shopper } from "../../../common/Shopper.types";
import { words } from "../../words";
import { pageCount, windowOf } from "../paging";
import { authorName } from "./authorName";
import { cleanReviewText } from "./cleanReviewText";
import { histogramOf, withRating } from "./ratingCounts";
import { hasReceived, readOwn, readRatings, readReviews, toReview } from "./reviewRows";

const PAGE_SIZE = 8;
const MAX_PAGE_SIZE = 50;

interface ReviewRequest {
  rating: number;
  text: string;
}

/** The reviews of shoppers about products that they received. */
export class Reviews {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly keyed: KeyedCalls,
  ) {}

  async list(storeId: string, productId: string, { page, size = PAGE_SIZE }: PageQuery): Promise<ReviewPage> {
    const { averageRating, ratingCount, ratingCounts } = await readRatings(this.db.orm, storeId, productId);
    const window = windowOf({ page, size: Math.min(size, MAX_PAGE_SIZE) });
    const { reviews: found, total } = await readReviews(this.db.orm, productId, window);
    const totalPages = pageCount(total, window);
    const histogram = histogramOf(ratingCounts);
    return { reviews: found, total, page: window.page, totalPages, averageRating, ratingCount, histogram };
  }

  async own({ customerId, storeId }: Shopper, productId: string): Promise<OwnReview> {
    await readRatings(this.db.orm, storeId, productId);
    const own = await readOwn(this.db.orm, customerId, productId);
    return {
      review: own === undefined ? null : toReview(own),
      canReview: await hasReceived(this.db.orm, customerId, productId),
    };
  }

  /**
   * @throws 404 for a product of another store, 409 `REVIEW_NOT_ALLOWED` until the product was delivered to the shopper
   */
  write(shopper: Shopper, productId: string, request: ReviewRequest, intent: Intent): Promise<Review> {
    return this.keyed.run(intent, (tx) => this.writeIn(tx, shopper, productId, request));
  }

  private async writeIn(tx: Transaction, { customerId, storeId }: Shopper, productId: string, request: ReviewRequest) {
    // Locked until the transaction ends, so that two ratings at once are added one after the other.
    const [product] = await tx
      .select({ counts: products.ratingCounts })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.storeId, storeId)))
      .for("no key update");
    if (product === undefined) throw notFound(words.noProduct);
    if (!(await hasReceived(tx, customerId, productId))) {
      throw conflict("REVIEW_NOT_ALLOWED", words.reviewAfterDelivery);
    }
    const [author] = await tx.select({ name: customers.name }).from(customers).where(eq(customers.id, customerId));
    const earlier = await readOwn(tx, customerId, productId);
    const now = this.clock.now();
    const said = {
      rating: request.rating,
      text: cleanReviewText(request.text),
      authorName: authorName(author?.name ?? ""),
      updatedAt: now,
    };
    const row = earlier
      ? { ...earlier, ...said }
      : { id: randomUUID(), productId, customerId, createdAt: now, hiddenAt: null, ...said };
    await tx.insert(reviews).values(row).onConflictDoUpdate({ target: reviews.id, set: said });
    // A review that the owner has hidden stays hidden, and its rating is not counted.
    if (row.hiddenAt !== null) return toReview(row);
    await tx
      .update(products)
      .set(withRating(product.counts, request.rating, earlier?.rating))
      .where(eq(products.id, productId));
    return toReview(row);
  }
}
