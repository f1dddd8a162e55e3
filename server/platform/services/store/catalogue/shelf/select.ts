import type { Quantity } from "../search/readQuantity";
import { TIER } from "../search/tiers";
import { type FactCount, mostFrequent } from "./mostFrequent";
import { OptionCounts } from "./OptionCounts";
import type { ShelfFact } from "./ShelfFact";
import type { ShelfOption } from "./ShelfOptions";
import { STANDING, type StoreShelf } from "./StoreShelf";
import type { ShelfOrder } from "./shelf.types";

/** Filters in the shelf's terms. `categories` are indexes; undefined means any. */
export interface ShelfFilters {
  categories?: ReadonlySet<number>;
  /** A product passes when the price of any visible variant is in the range. */
  minPaise?: number;
  maxPaise?: number;
  /** The lowest average rating × 10. */
  ratingTenths?: number;
  subscribable?: boolean;
  /** Of the variant that the card shows. */
  inStock?: boolean;
  /** The chosen values by the name of their fact or option. Names that the shelf does not know are ignored. */
  chosen?: ReadonlyMap<string, readonly string[]>;
}

/** A requested size, and the ordinals that match it because their names contain it. */
export interface Wanted {
  quantity: Quantity;
  named: Uint8Array;
}

/** The result: the ordinals in order, and the counts of everything that can be filtered. */
export interface Selection {
  ordinals: Int32Array;
  /** Counts by category index. */
  categories: Int32Array;
  /** Counts by average rating × 10, from 0 to 50. */
  ratings: Int32Array;
  subscribable: number;
  inStock: number;
  /** The most frequent values of each fact and of each option. */
  facts: { fact: ShelfFact; counts: FactCount[] }[];
  options: { option: ShelfOption; counts: FactCount[] }[];
  /** The price range in paise of all visible variants; `min` is above `max` when nothing was found. */
  price: { min: number; max: number };
}

const CATEGORY = 1;
const PRICE = 2;
const RATING = 4;
const SUBSCRIBABLE = 8;
const IN_STOCK = 16;
/** No variant has all chosen options. */
const OPTION = 32;
/** The bit of the first fact; each next one has the next bit. */
const FACT = 64;

/** Sold-out products come after everything of the same query that can be bought. */
const SOLD_OUT_RANK = 128;

/**
 * Walks once over the listings in an order. Each facet counts what passes all other filters, so its count tells what
 * choosing that value would give. Sold-out products come last, except those whose name is exactly the query. @param tiers
 * how well each ordinal fits the query (1 the best, 0 not at all); results are ordered by tier @param wanted within a tier,
 * products in this size come first; without tiers only they are found
 */
export function select(
  shelf: StoreShelf,
  by: ShelfOrder,
  filters: ShelfFilters,
  tiers: Uint8Array | undefined,
  wanted?: Wanted,
): Selection {
  const { categories, minPaise = 0, maxPaise = Number.POSITIVE_INFINITY, ratingTenths = 0 } = filters;
  const { categoryOf, prices, lowest, highest, variants, ratings: ratingOf } = shelf;
  const asked = filters.chosen ?? NOTHING;
  const misses = shelf.options.missesOf(asked);
  const wanting = { minPaise, maxPaise, misses, ...(wanted && { quantity: wanted.quantity }) };
  const isChosen =
    wanted !== undefined || misses !== undefined || minPaise > 0 || maxPaise !== Number.POSITIVE_INFINITY;
  const standing = shelf.standing();
  const walked = tiers === undefined ? shelf.order(by) : fitting(shelf, by, tiers);
  const passed = new Int32Array(walked.length);
  const ranks = new Uint8Array(walked.length);
  const paid = new Int32Array(isChosen ? walked.length : 0);
  const counts = new Int32Array(shelf.categories.length);
  const ratings = new Int32Array(51);
  const price = { min: Number.POSITIVE_INFINITY, max: 0 };
  const facts = shelf.facts.map((fact, index) => {
    const values = asked.get(fact.name);
    return {
      fact,
      numbers: fact.numbers,
      chosen: values && new Set(fact.numbersOf(values)),
      counts: fact.counting(),
      bit: FACT << index,
    };
  });
  const limits = { minPaise, maxPaise, isInStock: filters.inStock === true };
  const options = shelf.options.all.length > 0 ? new OptionCounts(shelf.options, variants, limits, misses) : undefined;
  let [subscribables, inStock, found] = [0, 0, 0];
  for (let at = 0; at < walked.length; at += 1) {
    const ordinal = walked[at] as number;
    // A listing that was added meanwhile has no tier yet.
    const tier = tiers === undefined ? TIER.any : (tiers[ordinal] as number) | 0;
    const stands = standing[ordinal] as number;
    if (tier === 0 || stands === 0) continue;
    const isOfSize =
      wanted !== undefined && (variants.has(ordinal, wanted.quantity) || isNamed(wanted.named[ordinal] as number));
    if (wanted !== undefined && tiers === undefined && !isOfSize) continue;
    const category = categoryOf[ordinal] as number;
    const rating = ratingOf[ordinal] as number;
    const isSubscribable = (stands & STANDING.subscribable) !== 0;
    let isSoldOut = (stands & STANDING.soldOut) !== 0;
    let paise = prices[ordinal] as number;
    let fails = 0;
    if (isChosen) {
      const shown = variants.shown(ordinal, wanting);
      if (shown >= 0) {
        paise = variants.price(ordinal, shown);
        isSoldOut = !variants.isInStock(ordinal, shown);
      } else if (misses !== undefined) {
        const fitsPrice = variants.shown(ordinal, { minPaise, maxPaise }) >= 0;
        const hasOptions = variants.shown(ordinal, { ...ANY_PRICE, misses }) >= 0;
        fails |= (fitsPrice ? OPTION : PRICE) | (hasOptions ? 0 : OPTION);
      } else if (lowest[ordinal] !== highest[ordinal] || paise < minPaise || paise > maxPaise) fails |= PRICE;
    }
    if (categories !== undefined && !categories.has(category)) fails |= CATEGORY;
    if (rating < ratingTenths) fails |= RATING;
    if (filters.subscribable && !isSubscribable) fails |= SUBSCRIBABLE;
    if (filters.inStock && isSoldOut) fails |= IN_STOCK;
    for (const { numbers, chosen, bit } of facts) if (chosen && !chosen.has(numbers[ordinal] as number)) fails |= bit;
    if (fails === 0) {
      passed[found] = ordinal;
      ranks[found] =
        tier * 2 + (wanted === undefined || isOfSize ? 0 : 1) + (isSoldOut && tier !== TIER.exact ? SOLD_OUT_RANK : 0);
      if (isChosen) paid[found] = paise;
      found += 1;
    }
    if ((fails & ~CATEGORY) === 0) (counts[category] as number) += 1;
    if ((fails & ~RATING) === 0) (ratings[rating] as number) += 1;
    if ((fails & ~SUBSCRIBABLE) === 0 && isSubscribable) subscribables += 1;
    if ((fails & ~IN_STOCK) === 0 && !isSoldOut) inStock += 1;
    for (const { numbers, counts, bit } of facts) {
      if ((fails & ~bit) === 0) (counts[numbers[ordinal] as number] as number) += 1;
    }
    // `OptionCounts` itself looks at the stock of each variant.
    if (options !== undefined && (fails & ~(OPTION | IN_STOCK)) === 0) options.add(ordinal);
    if ((fails & ~PRICE) === 0) {
      if ((lowest[ordinal] as number) < price.min) price.min = lowest[ordinal] as number;
      if ((highest[ordinal] as number) > price.max) price.max = highest[ordinal] as number;
    }
  }
  const ordinals = passed.slice(0, found);
  // The order of the walk uses the prices that cards show without a filter, so filtered prices are sorted here.
  if (isChosen && (by === "price" || by === "priceDown")) byPrice(ordinals, ranks, paid, by === "priceDown");
  return {
    ordinals: byRank(ordinals, ranks),
    categories: counts,
    ratings,
    subscribable: subscribables,
    inStock,
    facts: facts.map(({ fact, counts, chosen }) => ({
      fact,
      counts: mostFrequent(counts, chosen, valuesOf(fact, walked)),
    })),
    options:
      options
        ?.offered(({ name }) => asked.has(name))
        .map(({ option, counts }) => ({ option, counts: inOrder(option, counts, asked) })) ?? [],
    price,
  };
}

const NOTHING: ReadonlyMap<string, readonly string[]> = new Map();
const ANY_PRICE = { minPaise: 0, maxPaise: Number.POSITIVE_INFINITY };

/** The values that these listings have, if that is faster than looking at all values of the store. */
function valuesOf({ numbers, values }: ShelfFact, ordinals: Int32Array): Int32Array | undefined {
  return ordinals.length < values.length / 8 ? ordinals.map((ordinal) => numbers[ordinal] as number).sort() : undefined;
}

/** The values of an option in the owners' order: S, M, L, whichever is the most frequent. */
function inOrder(option: ShelfOption, counts: Int32Array, asked: ReadonlyMap<string, readonly string[]>): FactCount[] {
  const chosen = (asked.get(option.name) ?? [])
    .map((value) => option.values.indexOf(value))
    .filter((value) => value > 0);
  const placeOf = new Map(option.order.map((value, place) => [value, place]));
  const place = ({ value }: FactCount) => placeOf.get(value) ?? placeOf.size;
  return mostFrequent(counts, new Set(chosen)).sort((one, other) => place(one) - place(other));
}

const isNamed = (tier: number) => tier > 0 && tier <= TIER.wordsBegin;

/** The ordinals that fit, in order. If they are few, sorting them is faster than walking over the whole store. */
function fitting(shelf: StoreShelf, by: ShelfOrder, tiers: Uint8Array): Int32Array {
  const few = new Int32Array(Math.ceil(tiers.length / 8));
  let found = 0;
  for (let ordinal = 0; ordinal < tiers.length; ordinal += 1) {
    if (tiers[ordinal] === 0) continue;
    if (found === few.length) return shelf.order(by);
    few[found++] = ordinal;
  }
  const [order, ranks] = [shelf.order(by), shelf.ranks(by)];
  // Numbers are sorted ten times as fast as with a function that compares.
  const places = few.subarray(0, found).map((ordinal) => ranks[ordinal] as number);
  return places.sort().map((place) => order[place] as number);
}

/** Packs two whole numbers into one, as in `sortedBy`. */
const BEHIND = 2 ** 21;
const MOST = 2 ** 31 - 1;

/** Sorts by the price paid; equal ones keep their order. */
function byPrice(ordinals: Int32Array, ranks: Uint8Array, paid: Int32Array, isDown: boolean): void {
  const keys = new Float64Array(ordinals.length);
  for (let at = 0; at < keys.length; at += 1) {
    const paise = paid[at] as number;
    keys[at] = (isDown ? MOST - paise : paise) * BEHIND + at;
  }
  keys.sort();
  const [asTheyCame, ranksAsTheyCame] = [ordinals.slice(), ranks.slice()];
  for (let at = 0; at < keys.length; at += 1) {
    const from = (keys[at] as number) % BEHIND;
    ordinals[at] = asTheyCame[from] as number;
    ranks[at] = ranksAsTheyCame[from] as number;
  }
}

/** Sorts by rank; within a rank the order stays. */
function byRank(ordinals: Int32Array, ranks: Uint8Array): Int32Array {
  const ofRank = new Int32Array(256);
  for (let at = 0; at < ordinals.length; at += 1) (ofRank[ranks[at] as number] as number) += 1;
  if (ofRank.includes(ordinals.length)) return ordinals;
  const next = new Int32Array(256);
  for (let rank = 1; rank < 256; rank += 1) {
    next[rank] = (next[rank - 1] as number) + (ofRank[rank - 1] as number);
  }
  const sorted = new Int32Array(ordinals.length);
  for (let at = 0; at < ordinals.length; at += 1) {
    const rank = ranks[at] as number;
    sorted[next[rank] as number] = ordinals[at] as number;
    (next[rank] as number) += 1;
  }
  return sorted;
}
