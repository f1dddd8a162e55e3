import type { RatingCount } from "../../../../../../src/contract/catalogue/reviews";

/** What `products` keeps of all ratings: how many rated 1, 2, 3, 4, 5, and what follows from it. */
export interface RatingSums {
  ratingCounts: number[];
  ratingCount: number;
  /** One decimal; null without a rating. */
  averageRating: number | null;
}

/** @param counts of the ratings 1 to 5 */
export function sumsOf(counts: readonly number[]): RatingSums {
  const ratingCount = counts.reduce((sum, count) => sum + count, 0);
  const points = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const averageRating = ratingCount === 0 ? null : Math.round((points * 10) / ratingCount) / 10;
  return { ratingCounts: [...counts], ratingCount, averageRating };
}

/** A rating more, and the one it replaces, if any, less. */
export function withRating(counts: readonly number[], rating: number, replaced: number | undefined): RatingSums {
  return sumsOf(counts.map((count, index) => count + Number(index + 1 === rating) - Number(index + 1 === replaced)));
}

/** From 5 down to 1. */
export function histogramOf(counts: readonly number[]): RatingCount[] {
  return [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts[rating - 1] ?? 0 }));
}
