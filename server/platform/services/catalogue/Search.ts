import type { SearchBody, SearchFilters, WholeSearchPage, WholeSuggestions } from "../../../../src/contract/search";
import type { Db } from "../../db/db.types";
import { rupeesToPaise } from "../../money";
import { facetsOf } from "./facetsOf";
import { pageCount, windowOf } from "./paging";
import { RecentlyUsed } from "./RecentlyUsed";
import { readProducts } from "./readProducts";
import { categoriesCalled } from "./search/categoriesCalled";
import { Matches, mark } from "./search/Matches";
import { queryWords } from "./search/queryWords";
import { readFirstMatches } from "./search/readMatches";
import type { Shelves } from "./shelf/Shelves";
import type { StoreShelf } from "./shelf/StoreShelf";
import { type Selection, type ShelfFilters, select } from "./shelf/select";
import { shelfOrderOf } from "./shelf/shelfOrderOf";

const SUGGESTIONS = 8;
const MOST_SUGGESTED = 20;
const BEGINNINGS_KEPT = 20_000;
const CATEGORIES_SUGGESTED = 3;
/** Spec 9: the price slider's upper end, in rupees. At it no limit is meant. */
const NO_UPPER_LIMIT = 50_000;
/** About 16 MB: a selection weighs what it found. */
const ORDINALS_KEPT = 4_000_000;

/** Finds products: the database matches words, the shelf filters, counts and sorts (ADR 11). */
export class Search {
  private readonly matches: Matches;
  private readonly firsts = new RecentlyUsed<Int32Array>(BEGINNINGS_KEPT);
  private readonly selections = new RecentlyUsed<Selection>(ORDINALS_KEPT);

  constructor(
    private readonly db: Db,
    private readonly shelves: Shelves,
  ) {
    this.matches = new Matches(db.orm);
  }

  async suggest(storeId: string, query: string, size = SUGGESTIONS): Promise<WholeSuggestions> {
    const words = queryWords(query);
    if (words.length === 0) return { results: [], categories: [] };
    const shelf = await this.shelves.of(storeId);
    const ordinals = await this.firstOf(shelf, query, words);
    const counts = shelf.visibleByCategory();
    const categories = categoriesCalled(shelf.categories, words, { exactly: false }).flatMap((index) => {
      const category = shelf.categories[index];
      const productCount = counts[index] ?? 0;
      if (category === undefined || productCount === 0) return [];
      const { id, name, imagePath } = category;
      return [{ id, name, imagePath, productCount }];
    });
    return {
      results: await readProducts(this.db.orm, shelf.numbersOf(ordinals.subarray(0, size))),
      categories: categories.slice(0, CATEGORIES_SUGGESTED),
    };
  }

  /** The first that fit, best first; everybody types the same beginnings, so they are remembered. */
  private async firstOf(shelf: StoreShelf, query: string, words: string[]): Promise<Int32Array> {
    const key = JSON.stringify([shelf.storeId, shelf.wordsRevision, ...words]);
    const known = this.firsts.get(key);
    if (known !== undefined) return known;
    const tiers = new Uint8Array(shelf.size);
    mark(shelf, tiers, (await readFirstMatches(this.db.orm, shelf.storeId, words)).reverse());
    let { ordinals } = select(shelf, "place", {}, tiers);
    if (ordinals.length === 0) {
      const match = await this.matches.of(shelf, query);
      ordinals = select(shelf, "place", {}, match.tiers).ordinals;
    }
    const first = ordinals.slice(0, MOST_SUGGESTED);
    this.firsts.set(key, first);
    return first;
  }

  /** An empty query means every product that passes the filters. */
  async products(storeId: string, { query, ...asked }: SearchBody): Promise<WholeSearchPage> {
    const shelf = await this.shelves.of(storeId);
    const match = query.trim() === "" ? undefined : await this.matches.of(shelf, query);
    const order = shelfOrderOf(asked.sortBy, asked.sortOrder);
    if (order === "name" || order === "nameDown") await this.shelves.byName(shelf);
    const filters = asked.filters ?? {};
    const key = JSON.stringify([storeId, shelf.revision, match?.key, order, filters]);
    let selection = this.selections.get(key);
    if (selection === undefined) {
      const tiers = order === undefined ? match?.tiers : flat(match?.tiers);
      selection = select(shelf, order ?? "place", shelfFilters(shelf, filters), tiers);
      this.selections.set(key, selection, selection.ordinals.length + 100);
    }
    const window = windowOf(asked);
    const ordinals = selection.ordinals.subarray(window.offset, window.offset + window.size);
    return {
      results: await readProducts(this.db.orm, shelf.numbersOf(ordinals)),
      total: selection.ordinals.length,
      page: window.page,
      totalPages: pageCount(selection.ordinals.length, window),
      facets: facetsOf(shelf, selection, filters.categoryIds ?? []),
      ...(match?.corrected !== undefined && { correctedQuery: match.corrected }),
    };
  }
}

/** Sorted by something else, how well a product fits no longer counts. */
const flat = (tiers: Uint8Array | undefined) => tiers?.map((tier) => Math.min(tier, 1));

function shelfFilters(shelf: StoreShelf, filters: SearchFilters): ShelfFilters {
  const { isSubscribable, categoryIds = [], minSellingPrice, maxSellingPrice, averageRating } = filters;
  const chosen = categoryIds.flatMap((id) => shelf.categoryIndex(id) ?? []);
  return {
    ...(categoryIds.length > 0 && { categories: new Set(chosen) }),
    ...(minSellingPrice !== undefined && { minPaise: rupeesToPaise(minSellingPrice) }),
    ...(maxSellingPrice !== undefined &&
      maxSellingPrice !== NO_UPPER_LIMIT && { maxPaise: rupeesToPaise(maxSellingPrice) }),
    ...(averageRating != null && { ratingTenths: Math.ceil(averageRating * 10) }),
    subscribable: isSubscribable === true,
  };
}
