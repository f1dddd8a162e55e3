import type { RatingCount } from "#contract/catalogue/reviews.ts";

/** The columns of `products` for all ratings: how many shoppers gave 1, 2, 3, 4, 5, and the values computed from that. */
export interface RatingSums {
  ratingCounts: number[];
  ratingCount: number;
  /** With one decimal; null without a rating. */
  averageRating: number | null;
}

/** @param counts the number of ratings of 1 to 5 */
export function sumsOf(counts: readonly number[]): RatingSums {
  const ratingCount = counts.reduce((sum, count) => sum + count, 0);
  const points = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  const averageRating = ratingCount === 0 ? null : Math.round((points * 10) / ratingCount) / 10;
  return { ratingCounts: [...counts], ratingCount, averageRating };
}

/** Adds a rating and removes the one that it replaces, if any. */
export function withRating(counts: readonly number[], rating: number, replaced: number | undefined): RatingSums {
  return sumsOf(counts.map((count, index) => count + Number(index + 1 === rating) - Number(index + 1 === replaced)));
}

/** Ordered from 5 down to 1. */
export function histogramOf(counts: readonly number[]): RatingCount[] {
  return [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts[rating - 1] ?? 0 }));
}
