import type { LanguageCode } from "#contract/languages.ts";
import { factsOfStore } from "../../../common/facts/factsOfStore";
import type { StoreFact } from "../../../common/facts/StoreFact.types";
import { ranksOf, sortedBy } from "./orders";
import { ShelfFact } from "./ShelfFact";
import { ShelfOptions } from "./ShelfOptions";
import { ShelfVariants } from "./ShelfVariants";
import type { DatabaseOrder, ListingFacts, ShelfCategory, ShelfOrder } from "./shelf.types";

const VISIBLE = 1;
const SUBSCRIBABLE = 2;
const SOLD_OUT = 4;

/** The state of a listing for shoppers: 0 when it is hidden, else the sum of these bits. */
export const STANDING = { listed: 1, subscribable: 2, soldOut: 4 };

const ANY_PRICE = { minPaise: 0, maxPaise: Number.POSITIVE_INFINITY };

const filters = (allFacts: readonly StoreFact[]) =>
  allFacts.filter(({ isFilter }) => isFilter).map(({ name }) => new ShelfFact(name));
const namesOf = (facts: readonly ShelfFact[]) => facts.map(({ name }) => name).join(" ");

/** What a row changed: nothing, prices and the like, or the words by which it is found. */
type Change = number;
const NOTHING = 0;
const FACTS = 1;
const WORDS = 2;

/**
 * One store's listings in columns: 34 bytes for each product, 4 for each fact with a filter, 14 for each variant, and the
 * product's number in a map. Lists are filtered, counted and sorted here, however large the catalogue; the database only
 * reads the page (ADR 11). A listing is identified by its ordinal, its fixed place in the columns.
 */
export class StoreShelf {
  size = 0;
  /** Counts every change. */
  revision = 0;
  /** Counts changes of what a search finds: words, visibility and categories, but not prices and ratings. */
  wordsRevision = 0;
  /** Counts changes of what a page of products shows, except quantities: texts, pictures, prices, ratings. */
  contentRevision = 0;
  /** In which the store answers, its first one first. */
  languages: readonly LanguageCode[] = [];
  categories: ShelfCategory[] = [];
  readonly options = new ShelfOptions();
  readonly variants = new ShelfVariants(this.options);
  allFacts = factsOfStore([]);
  /** The facts that have a filter. */
  facts = filters(this.allFacts);
  numbers = new Int32Array(0);
  /** The price of the variant that a card shows when nothing is filtered. */
  prices = new Int32Array(0);
  /** The lowest price of all visible variants. */
  lowest = new Int32Array(0);
  highest = new Int32Array(0);
  positions = new Int32Array(0);
  categoryOf = new Int32Array(0);
  ratings = new Uint8Array(0);
  private flags = new Uint8Array(0);
  private texts = new Int32Array(0);
  private readonly ordinals = new Map<number, number>();
  private readonly categoryIndexes = new Map<string, number>();
  private readonly made = new Map<string, unknown>();
  private madeAt = 0;
  /** The orders that the database sorts, each in the state of the shelf in which it was read. */
  private readonly read = new Map<DatabaseOrder, { ranks: Int32Array; state: string }>();

  constructor(readonly storeId: string) {}

  ordinalOf(number: number): number | undefined {
    return this.ordinals.get(number);
  }

  numbersOf(ordinals: Iterable<number>): number[] {
    return Array.from(ordinals, (ordinal) => this.numbers[ordinal] as number);
  }

  /** Whether lists show the listing: its first variant is visible and its category is active. */
  isListed(ordinal: number): boolean {
    const category = this.categories[this.categoryOf[ordinal] as number];
    return this.isVisible(ordinal) && category?.isActive === true;
  }

  isVisible(ordinal: number): boolean {
    return ((this.flags[ordinal] as number) & VISIBLE) !== 0;
  }

  /** None of its visible variants is in stock. */
  isSoldOut(ordinal: number): boolean {
    return ((this.flags[ordinal] as number) & SOLD_OUT) !== 0;
  }

  isSubscribable(ordinal: number): boolean {
    return ((this.flags[ordinal] as number) & SUBSCRIBABLE) !== 0;
  }

  categoryIndex(id: string): number | undefined {
    const index = this.categoryIndexes.get(id);
    return index !== undefined && index < this.categories.length ? index : undefined;
  }

  /**
   * Sets the categories in the store's order. Their indexes may change, so the category of every listing is looked up anew.
   */
  setCategories(categories: ShelfCategory[]): void {
    if (JSON.stringify(categories) === JSON.stringify(this.categories)) return;
    const idOf = new Map([...this.categoryIndexes].map(([id, index]) => [index, id]));
    this.categoryIndexes.clear();
    this.categories = categories;
    for (const [index, { id }] of categories.entries()) this.categoryIndexes.set(id, index);
    for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
      this.categoryOf[ordinal] = this.indexOfCategory(idOf.get(this.categoryOf[ordinal] as number) ?? "");
    }
    this.revision += 1;
    this.wordsRevision += 1;
  }

  /** @returns whether other facts have a filter now, so that all listings must be put again */
  setFacts(declared: readonly StoreFact[]): boolean {
    const allFacts = factsOfStore(declared);
    if (JSON.stringify(allFacts) === JSON.stringify(this.allFacts)) return false;
    const facts = filters(allFacts);
    const isOther = namesOf(facts) !== namesOf(this.facts);
    this.allFacts = allFacts;
    if (isOther) this.facts = facts;
    this.contentRevision += 1;
    this.revision += 1;
    return isOther;
  }

  put(rows: readonly ListingFacts[]): void {
    let most: Change = NOTHING;
    for (const row of rows) most = Math.max(most, this.putOne(row));
    if (most >= FACTS) this.revision += 1;
    if (most >= WORDS) this.wordsRevision += 1;
  }

  /** All ordinals in an order, listed or not. Equal ones are sorted by position, then by age. */
  order(by: ShelfOrder): Int32Array {
    return this.remembered(`order ${by}`, () => sortedBy(by, this, by === "place" ? undefined : this.order("place")));
  }

  /** The listed ordinals, of one category or of all; sold-out ones come last. */
  listed(by: ShelfOrder, category?: number): Int32Array {
    return this.remembered(`listed ${by} ${category}`, () => {
      const listed = this.listedAlike(by, category);
      const inStock = listed.filter((ordinal) => !this.isSoldOut(ordinal));
      const soldOut = listed.filter((ordinal) => this.isSoldOut(ordinal));
      listed.set(inStock);
      listed.set(soldOut, inStock.length);
      return listed;
    });
  }

  /** The listed ordinals, with sold-out ones in their usual place. */
  listedAlike(by: ShelfOrder, category?: number): Int32Array {
    return this.order(by).filter(
      (ordinal) => (category === undefined || this.categoryOf[ordinal] === category) && this.isListed(ordinal),
    );
  }

  /** The price range in paise of all visible variants of listed products; `min` is above `max` when there are none. */
  priceRange(): { min: number; max: number } {
    return this.remembered("price range", () => {
      const range = { min: Number.POSITIVE_INFINITY, max: 0 };
      for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
        if (!this.isListed(ordinal)) continue;
        range.min = Math.min(range.min, this.lowest[ordinal] as number);
        range.max = Math.max(range.max, this.highest[ordinal] as number);
      }
      return range;
    });
  }

  /** Counts by category index, for active and for inactive categories. */
  visibleByCategory(): Int32Array {
    return this.remembered("visible by category", () => {
      const counts = new Int32Array(this.categories.length);
      for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
        if (this.isVisible(ordinal)) (counts[this.categoryOf[ordinal] as number] as number) += 1;
      }
      return counts;
    });
  }

  /** The rank of each ordinal in an order. */
  ranks(by: ShelfOrder): Int32Array {
    return this.remembered(`ranks ${by}`, () => {
      const order = this.order(by);
      const ranks = new Int32Array(order.length);
      for (let rank = 0; rank < order.length; rank += 1) ranks[order[rank] as number] = rank;
      return ranks;
    });
  }

  /** The bits of `STANDING` for each ordinal. */
  standing(): Uint8Array {
    return this.remembered("standing", () => {
      const standing = new Uint8Array(this.size);
      for (let ordinal = 0; ordinal < this.size; ordinal += 1) {
        if (!this.isListed(ordinal)) continue;
        standing[ordinal] =
          STANDING.listed |
          (this.isSubscribable(ordinal) ? STANDING.subscribable : 0) |
          (this.isSoldOut(ordinal) ? STANDING.soldOut : 0);
      }
      return standing;
    });
  }

  needsOrder(by: DatabaseOrder): boolean {
    return this.read.get(by)?.state !== this.stateFor(by);
  }

  /** @param numbers the numbers of listings, as the database sorted them */
  setOrder(by: DatabaseOrder, numbers: readonly number[]): void {
    this.read.set(by, { ranks: ranksOf(numbers, this), state: this.stateFor(by) });
    this.made.clear();
  }

  /** The rank of each ordinal; all 0 until the order was read. */
  databaseRanks(by: DatabaseOrder): Int32Array {
    return this.read.get(by)?.ranks ?? new Int32Array(this.size);
  }

  private stateFor(by: DatabaseOrder): string {
    return by === "name" ? `${this.wordsRevision}` : `${this.revision} ${this.contentRevision}`;
  }

  /** Computes a value once and remembers it until something changes. */
  private remembered<T>(what: string, make: () => T): T {
    if (this.madeAt !== this.revision) this.made.clear();
    this.madeAt = this.revision;
    if (!this.made.has(what)) this.made.set(what, make());
    return this.made.get(what) as T;
  }

  /**
   * Puts one row. A row may come again unchanged: changes made while another transaction is open are reported until it
   * ends.
   */
  private putOne(row: ListingFacts): Change {
    const known = this.ordinals.get(row.number);
    const ordinal = known ?? this.add(row.number);
    const otherLooks = row.options !== undefined && this.options.put(row.options);
    const otherVariants = this.variants.put(ordinal, row.variants);
    const shown = this.variants.shown(ordinal, ANY_PRICE);
    const price = shown < 0 ? row.pricePaise : this.variants.price(ordinal, shown);
    const isSoldOut = shown >= 0 && !this.variants.isInStock(ordinal, shown);
    const flags = (row.isVisible ? VISIBLE : 0) | (row.isSubscribable ? SUBSCRIBABLE : 0) | (isSoldOut ? SOLD_OUT : 0);
    const category = this.indexOfCategory(row.categoryId);
    const toldAnew = this.facts.filter((fact, index) => fact.put(ordinal, row.facts[index] ?? null));
    const otherWords =
      known === undefined ||
      otherVariants === "sizes" ||
      this.texts[ordinal] !== row.textHash ||
      this.isVisible(ordinal) !== row.isVisible ||
      this.categoryOf[ordinal] !== category;
    const otherFacts =
      otherVariants !== undefined ||
      otherLooks ||
      toldAnew.length > 0 ||
      this.prices[ordinal] !== price ||
      this.positions[ordinal] !== row.position ||
      this.ratings[ordinal] !== row.ratingTenths ||
      this.flags[ordinal] !== flags;
    this.prices[ordinal] = price;
    this.lowest[ordinal] = shown < 0 ? price : this.variants.lowest(ordinal);
    this.highest[ordinal] = shown < 0 ? price : this.variants.highest(ordinal);
    this.positions[ordinal] = row.position;
    this.categoryOf[ordinal] = category;
    this.ratings[ordinal] = row.ratingTenths;
    this.flags[ordinal] = flags;
    this.texts[ordinal] = row.textHash;
    return otherWords ? WORDS : otherFacts ? FACTS : NOTHING;
  }

  private add(number: number): number {
    const ordinal = this.size;
    if (ordinal === this.numbers.length) this.grow(Math.max(64, Math.ceil(ordinal * 1.5)));
    this.numbers[ordinal] = number;
    this.ordinals.set(number, ordinal);
    this.size += 1;
    return ordinal;
  }

  /** A category that is not read yet gets an index after the known ones; its listings are not listed until it is read. */
  private indexOfCategory(id: string): number {
    let index = this.categoryIndexes.get(id);
    if (index === undefined) {
      index = Math.max(this.categories.length, this.categoryIndexes.size);
      this.categoryIndexes.set(id, index);
    }
    return index;
  }

  private grow(length: number): void {
    const int32 = (old: Int32Array) => {
      const grown = new Int32Array(length);
      grown.set(old);
      return grown;
    };
    const uint8 = (old: Uint8Array) => {
      const grown = new Uint8Array(length);
      grown.set(old);
      return grown;
    };
    this.numbers = int32(this.numbers);
    this.prices = int32(this.prices);
    this.lowest = int32(this.lowest);
    this.highest = int32(this.highest);
    this.positions = int32(this.positions);
    this.categoryOf = int32(this.categoryOf);
    this.texts = int32(this.texts);
    this.ratings = uint8(this.ratings);
    this.flags = uint8(this.flags);
  }
}
