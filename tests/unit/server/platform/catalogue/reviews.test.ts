import { describe, expect, it } from "vitest";
import { seedRatings } from "#server/platform/seed/seedRatings.ts";
import { seedReviews } from "#server/platform/seed/seedReviews.ts";
import { authorName } from "#server/platform/services/store/catalogue/reviews/authorName.ts";
import { cleanReviewText } from "#server/platform/services/store/catalogue/reviews/cleanReviewText.ts";
import { sumsOf, withRating } from "#server/platform/services/store/catalogue/reviews/ratingCounts.ts";

describe("rating sums", () => {
  it("have one decimal, and do not exist without a rating", () => {
    expect(sumsOf([0, 0, 0, 0, 0])).toEqual({ ratingCounts: [0, 0, 0, 0, 0], ratingCount: 0, averageRating: null });
    expect(sumsOf([1, 0, 0, 0, 2]).averageRating).toBe(3.7);
  });

  it("replace a shopper's earlier rating by the new one", () => {
    expect(withRating([0, 0, 0, 0, 1], 1, undefined).ratingCounts).toEqual([1, 0, 0, 0, 1]);
    expect(withRating([1, 0, 0, 0, 1], 4, 1)).toEqual({
      ratingCounts: [0, 0, 0, 1, 1],
      ratingCount: 2,
      averageRating: 4.5,
    });
  });
});

describe("who wrote a review", () => {
  it.each([
    ["Asha Rao", "Asha"],
    ["आशा राव", "आशा"],
    ["", "Verified shopper"],
    ["9876543210", "Verified shopper"],
    ["me@example.in", "Verified shopper"],
    ["x".repeat(40), "Verified shopper"],
  ])("%j is shown as %j", (name, shown) => expect(authorName(name)).toBe(shown));
});

it("keeps a review's lines and drops what cannot be printed", () => {
  expect(cleanReviewText(" a\r\nb\n\n\n\nc\u0000\u0007 ")).toBe("a\nb\n\nc");
});

it("seeds the same ratings everywhere, and no more reviews of a rating than ratings", () => {
  const ids = Array.from({ length: 200 }, (_, index) => `product-${index}`);
  const rated = ids.filter((id) => seedRatings(id).some((count) => count > 0));
  expect(rated.length).toBeGreaterThan(140);
  expect(rated.length).toBeLessThan(200);
  for (const id of ids) {
    const counts = seedRatings(id);
    expect(counts).toEqual(seedRatings(id));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(0);
    const written = seedReviews(id, counts);
    for (const rating of [1, 2, 3, 4, 5]) {
      expect(written.filter((review) => review.rating === rating).length).toBeLessThanOrEqual(counts[rating - 1] ?? 0);
    }
  }
});
