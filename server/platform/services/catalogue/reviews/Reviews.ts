import type { OwnReview, Review, ReviewPage } from "../../../../../src/contract/reviews";
import type { PageQuery } from "../../../../../src/contract/wire.types";
import { conflict } from "../../../errors";
import type { Shopper } from "../../commerce/commerce.types";
import type { Intent } from "../../commerce/keyed/KeyedCalls";
import type { Catalogue } from "../Catalogue";

/** What shoppers say about products. */
export class Reviews {
  constructor(private readonly catalogue: Catalogue) {}

  async list(storeId: string, productId: string, { page = 1 }: PageQuery): Promise<ReviewPage> {
    const { averageRating, ratingCount } = await this.catalogue.get(storeId, productId);
    return { reviews: [], total: 0, page, totalPages: 0, averageRating, ratingCount, histogram: [] };
  }

  async own(shopper: Shopper, productId: string): Promise<OwnReview> {
    await this.catalogue.get(shopper.storeId, productId);
    return { review: null, canReview: false };
  }

  async write(shopper: Shopper, productId: string, _wish: object, _intent: Intent): Promise<Review> {
    await this.catalogue.get(shopper.storeId, productId);
    throw conflict("REVIEW_NOT_ALLOWED", "A product can be reviewed once it has been delivered to you.");
  }
}
