import type { StoreShelf } from "./StoreShelf";

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
 * One walk over the listings in `order`. A facet counts what passes all filters but its own, so that each count says what
 * choosing that value would give.
 * @param tiers how well each ordinal fits the query, 1 the best, 0 not at all; found ones stand tier by tier
 */
export function select(
  shelf: StoreShelf,
  order: Int32Array,
  filters: ShelfFilters,
  tiers: Uint8Array | undefined,
): Selection {
  const { categories, minPaise = 0, maxPaise = Number.POSITIVE_INFINITY, ratingTenths = 0, subscribable } = filters;
  const found: number[][] = [];
  const counts = new Int32Array(shelf.categories.length);
  const ratings = new Int32Array(51);
  const price = { min: Number.POSITIVE_INFINITY, max: 0 };
  let subscribables = 0;
  for (let at = 0; at < order.length; at += 1) {
    const ordinal = order[at] as number;
    const tier = tiers === undefined ? 0 : (tiers[ordinal] as number);
    if ((tiers !== undefined && tier === 0) || !shelf.isListed(ordinal)) continue;
    const category = shelf.categoryOf[ordinal] as number;
    const paise = shelf.prices[ordinal] as number;
    const rating = shelf.ratings[ordinal] as number;
    let fails = 0;
    if (categories !== undefined && !categories.has(category)) fails |= CATEGORY;
    if (paise < minPaise || paise > maxPaise) fails |= PRICE;
    if (rating < ratingTenths) fails |= RATING;
    if (subscribable && !shelf.isSubscribable(ordinal)) fails |= SUBSCRIBABLE;
    if (fails === 0) {
      found[tier] ??= [];
      found[tier].push(ordinal);
    }
    if ((fails & ~CATEGORY) === 0) (counts[category] as number) += 1;
    if ((fails & ~RATING) === 0) (ratings[rating] as number) += 1;
    if ((fails & ~SUBSCRIBABLE) === 0 && shelf.isSubscribable(ordinal)) subscribables += 1;
    if ((fails & ~PRICE) === 0) {
      if (paise < price.min) price.min = paise;
      if (paise > price.max) price.max = paise;
    }
  }
  return { ordinals: Int32Array.from(found.flat()), categories: counts, ratings, subscribable: subscribables, price };
}
