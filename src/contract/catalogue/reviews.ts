import { endpoint } from "../endpoint";
import type { IsoDateTime, PageQuery } from "../wire.types";

export interface Review {
  id: string;
  /** 1 to 5, whole. */
  rating: number;
  /** Plain text, at most 2,000 characters; empty when the shopper only rated. */
  text: string;
  /** A first name, or `Verified shopper`. */
  authorName: string;
  createdAt: IsoDateTime;
  updatedAt: IsoDateTime;
}

export interface RatingCount {
  /** 5, 4, 3, 2, 1, in this order. */
  rating: number;
  count: number;
}

export interface ReviewPage {
  /** The newest first; only reviews with a text. */
  reviews: Review[];
  total: number;
  page: number;
  totalPages: number;
  /** With one decimal; null until somebody has rated the product. */
  averageRating: number | null;
  /** All ratings, with and without a text. */
  ratingCount: number;
  histogram: RatingCount[];
}

export interface OwnReview {
  review: Review | null;
  /** True when the product was delivered to this shopper, who may then rate it. */
  canReview: boolean;
}

type OneProduct = { id: string };

export const reviews = {
  /** 8 on a page, at most 50. 404 for a product that is not shown. */
  list: endpoint<{ params: OneProduct; query: PageQuery; reply: ReviewPage }>(
    "GET",
    "/api/products/:id/reviews",
    "store",
  ),
  own: endpoint<{ params: OneProduct; reply: OwnReview }>("GET", "/api/products/:id/reviews/own", "customer"),
  /**
   * Writes the shopper's one review or replaces it. 409 `REVIEW_NOT_ALLOWED` until the product was delivered to the shopper.
   */
  write: endpoint<{ params: OneProduct; body: { rating: number; text: string }; reply: Review }>(
    "PUT",
    "/api/products/:id/reviews/own",
    "customer",
    { keyed: true },
  ),
};
