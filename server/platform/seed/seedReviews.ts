import type { reviews } from "../db/schema/reviews";
import { seedId } from "./seedId";
import { diceOf } from "./seedRatings";

/** First names only; no real people. */
const NAMES = ["Asha", "Ravi", "Meera", "Imran", "Kavya", "Joseph", "Sunita", "Arjun", "Farah", "Nikhil"];
const VERIFIED = "Verified shopper";

const TEXTS: Record<number, string[]> = {
  1: [
    "Not what the picture shows.\nI asked for my money back and got it the same week.",
    "Came late and in a torn pack.",
  ],
  2: ["Too small for the price.", "Fine once, but the second one was not as good."],
  3: ["Does what it should, no more.", "Good quality, though the packing could be better.", "All right for the price."],
  4: [
    "Good, and it came on time.",
    "We order this every month now.",
    "Better than from the shop around the corner.",
    "One star less because the larger pack was sold out.",
  ],
  5: [
    "Exactly as described.",
    "My mother asked where it is from, and she is hard to please.",
    "Well packed, well made, will buy again.",
    "The best I have had in a long time.",
    "बहुत अच्छा, घर में सबको पसंद आया।",
  ],
};

/** No review is newer than this. */
const NEWEST = Date.UTC(2026, 4, 30, 6);
const DAY = 86_400_000;

/** The written reviews among a demo product's ratings: five at most, and never more of a rating than were given. */
export function seedReviews(productId: string, ratingCounts: readonly number[]): (typeof reviews.$inferInsert)[] {
  const dice = diceOf(`reviews ${productId}`);
  const wanted = 1 + Math.floor(dice() * 5);
  const left = [...ratingCounts];
  return Array.from({ length: wanted }, (_, index) => {
    const rating = drawn(left, dice());
    if (rating === undefined) return [];
    left[rating - 1] = (left[rating - 1] ?? 0) - 1;
    const texts = TEXTS[rating] ?? [];
    const createdAt = new Date(NEWEST - Math.floor(dice() * 120) * DAY - index * 3_700_000);
    return [
      {
        id: seedId(productId, "review", index),
        productId,
        authorName: dice() < 0.3 ? VERIFIED : (NAMES[Math.floor(dice() * NAMES.length)] ?? VERIFIED),
        rating,
        text: texts[Math.floor(dice() * texts.length)] ?? "",
        createdAt,
        updatedAt: createdAt,
      },
    ];
  }).flat();
}

/** A random rating; one that more shoppers gave is more likely. */
function drawn(counts: readonly number[], share: number): number | undefined {
  let rest = share * counts.reduce((sum, count) => sum + count, 0);
  const index = counts.findIndex((count) => {
    rest -= count;
    return count > 0 && rest < 0;
  });
  return index < 0 ? undefined : index + 1;
}
