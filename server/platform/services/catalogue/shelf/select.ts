import { STANDING, type StoreShelf } from "./StoreShelf";
import type { ShelfOrder } from "./shelf.types";

/** Filters in the shelf's terms; `categories` are indexes, undefined is any. */
export interface ShelfFilters {
  categories?: ReadonlySet<number>;
  minPaise?: number;
  maxPaise?: number;
  /** Average rating × 10 and above. */
  ratingTenths?: number;
  subscribable?: boolean;
}

/** What was found: ordinals in order, and how many there are of everything that could be filtered by. */
export interface Selection {
  ordinals: Int32Array;
  /** By category index. */
  categories: Int32Array;
  /** By average rating × 10, 0 to 50. */
  ratings: Int32Array;
  subscribable: number;
  /** In paise; `min` above `max` when there is nothing. */
  price: { min: number; max: number };
}

const CATEGORY = 1;
const PRICE = 2;
const RATING = 4;
const SUBSCRIBABLE = 8;

/**
 * One walk over the listings in an order. A facet counts what passes all filters but its own, so that each count says what
 * choosing that value would give.
 * @param tiers how well each ordinal fits the query, 1 the best, 0 not at all; found ones stand tier by tier
 */
export function select(
  shelf: StoreShelf,
  by: ShelfOrder,
  filters: ShelfFilters,
  tiers: Uint8Array | undefined,
): Selection {
  const { categories, minPaise = 0, maxPaise = Number.POSITIVE_INFINITY, ratingTenths = 0, subscribable } = filters;
  const { categoryOf, prices, ratings: ratingOf } = shelf;
  const standing = shelf.standing();
  const walked = tiers === undefined ? shelf.order(by) : fitting(shelf, by, tiers);
  const passed = new Int32Array(walked.length);
  const ofTier = new Int32Array(256);
  const counts = new Int32Array(shelf.categories.length);
  const ratings = new Int32Array(51);
  const price = { min: Number.POSITIVE_INFINITY, max: 0 };
  let [subscribables, found] = [0, 0];
  for (let at = 0; at < walked.length; at += 1) {
    const ordinal = walked[at] as number;
    // One that came meanwhile has no tier yet.
    const tier = tiers === undefined ? 1 : (tiers[ordinal] as number) | 0;
    const stands = standing[ordinal] as number;
    if (tier === 0 || stands === 0) continue;
    const category = categoryOf[ordinal] as number;
    const paise = prices[ordinal] as number;
    const rating = ratingOf[ordinal] as number;
    const isSubscribable = stands === STANDING.subscribable;
    let fails = 0;
    if (categories !== undefined && !categories.has(category)) fails |= CATEGORY;
    if (paise < minPaise || paise > maxPaise) fails |= PRICE;
    if (rating < ratingTenths) fails |= RATING;
    if (subscribable && !isSubscribable) fails |= SUBSCRIBABLE;
    if (fails === 0) {
      passed[found] = ordinal;
      found += 1;
      (ofTier[tier] as number) += 1;
    }
    if ((fails & ~CATEGORY) === 0) (counts[category] as number) += 1;
    if ((fails & ~RATING) === 0) (ratings[rating] as number) += 1;
    if ((fails & ~SUBSCRIBABLE) === 0 && isSubscribable) subscribables += 1;
    if ((fails & ~PRICE) === 0) {
      if (paise < price.min) price.min = paise;
      if (paise > price.max) price.max = paise;
    }
  }
  const ordinals = byTier(passed.slice(0, found), ofTier, tiers);
  return { ordinals, categories: counts, ratings, subscribable: subscribables, price };
}

/** Ordinals that fit, in order. Where they are few, sorting them is quicker than walking over the whole store. */
function fitting(shelf: StoreShelf, by: ShelfOrder, tiers: Uint8Array): Int32Array {
  const few: number[] = [];
  const most = tiers.length / 32;
  for (let ordinal = 0; ordinal < tiers.length; ordinal += 1) {
    if (tiers[ordinal] === 0) continue;
    if (few.length >= most) return shelf.order(by);
    few.push(ordinal);
  }
  const ranks = shelf.ranks(by);
  return Int32Array.from(few).sort((a, b) => (ranks[a] as number) - (ranks[b] as number));
}

/** Tier by tier; within one they keep their order. `ofTier`: how many each has. */
function byTier(ordinals: Int32Array, ofTier: Int32Array, tiers: Uint8Array | undefined): Int32Array {
  if (tiers === undefined || ofTier.includes(ordinals.length)) return ordinals;
  const next = new Int32Array(ofTier.length);
  for (let tier = 1; tier < next.length; tier += 1) {
    next[tier] = (next[tier - 1] as number) + (ofTier[tier - 1] as number);
  }
  const sorted = new Int32Array(ordinals.length);
  for (const ordinal of ordinals) {
    const tier = tiers[ordinal] as number;
    sorted[next[tier] as number] = ordinal;
    (next[tier] as number) += 1;
  }
  return sorted;
}
