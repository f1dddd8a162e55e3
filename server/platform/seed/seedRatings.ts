import { createHash } from "node:crypto";

const RATED_SHARE = 0.85;

/**
 * How many shoppers gave a demo product 1, 2, 3, 4, 5; the same on every machine. Some products have no ratings, most are
 * liked, a few are not.
 */
export function seedRatings(productId: string): number[] {
  const dice = diceOf(productId);
  if (dice() > RATED_SHARE) return [0, 0, 0, 0, 0];
  const raters = 3 + Math.floor(dice() ** 2 * 240);
  const liked = 0.35 + 0.65 * Math.sqrt(dice());
  const shares = [1, 2, 3, 4, 5].map((rating) => Math.exp(-Math.abs(rating - 1 - 4 * liked) * 1.4) * (0.5 + dice()));
  const sum = shares.reduce((total, share) => total + share, 0);
  const counts = shares.map((share) => Math.floor((share / sum) * raters));
  const missing = raters - counts.reduce((total, count) => total + count, 0);
  const favourite = counts.indexOf(Math.max(...counts));
  return counts.map((count, index) => (index === favourite ? count + missing : count));
}

/** A generator of numbers from 0 to 1 that depend on the seed alone. */
export function diceOf(seed: string): () => number {
  let state = createHash("sha256").update(seed).digest().readUInt32LE();
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
