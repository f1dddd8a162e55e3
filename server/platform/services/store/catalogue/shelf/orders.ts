import type { DatabaseOrder, ShelfOrder } from "./shelf.types";

interface Columns {
  size: number;
  numbers: Int32Array;
  prices: Int32Array;
  positions: Int32Array;
  ratings: Uint8Array;
  databaseRanks(by: DatabaseOrder): Int32Array;
  ordinalOf(number: number): number | undefined;
}

/**
 * Packs two whole numbers into one that a Float64Array sorts without a comparator: up to 2³¹ in front, 2²¹ products behind.
 */
const BEHIND = 2 ** 21;
const MOST = 2 ** 31 - 1;

/** @param byPlace the store's own order, which decides between equal ones; undefined computes that order */
export function sortedBy(by: ShelfOrder, columns: Columns, byPlace: Int32Array | undefined): Int32Array {
  const { size } = columns;
  const keys = new Float64Array(size);
  const front = frontOf(by, columns);
  for (let place = 0; place < size; place += 1) {
    keys[place] = front(byPlace === undefined ? place : (byPlace[place] as number)) * BEHIND + place;
  }
  keys.sort();
  const order = new Int32Array(size);
  for (let at = 0; at < size; at += 1) {
    const place = (keys[at] as number) % BEHIND;
    order[at] = byPlace === undefined ? place : (byPlace[place] as number);
  }
  return order;
}

/** The number to sort by. Products without a rating come last in both directions. */
function frontOf(by: ShelfOrder, columns: Columns): (ordinal: number) => number {
  const { prices, positions, ratings, numbers } = columns;
  switch (by) {
    case "place":
      return (ordinal) => Math.max(0, positions[ordinal] as number);
    case "newest":
      return (ordinal) => MOST - (numbers[ordinal] as number);
    case "price":
      return (ordinal) => prices[ordinal] as number;
    case "priceDown":
      return (ordinal) => MOST - (prices[ordinal] as number);
    case "rating":
      return (ordinal) => (ratings[ordinal] as number) || 255;
    case "ratingDown":
      return (ordinal) => 255 - (ratings[ordinal] as number);
    case "nameDown": {
      const ranks = columns.databaseRanks("name");
      return (ordinal) => MOST - (ranks[ordinal] as number);
    }
    case "name":
    case "reduction": {
      const ranks = columns.databaseRanks(by);
      return (ordinal) => ranks[ordinal] as number;
    }
  }
}

/** Turns sorted numbers into the rank of each ordinal. Those that are not among them come last. */
export function ranksOf(numbers: readonly number[], columns: Columns): Int32Array {
  const ranks = new Int32Array(columns.size).fill(numbers.length);
  for (const [rank, number] of numbers.entries()) {
    const ordinal = columns.ordinalOf(number);
    if (ordinal !== undefined) ranks[ordinal] = rank;
  }
  return ranks;
}
