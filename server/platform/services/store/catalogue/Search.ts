import { LRUCache } from "lru-cache";
import type { WholeProduct } from "#contract/catalogue/products.ts";
import type {
  FactChoice,
  SearchBody,
  SearchFilters,
  SuggestQuery,
  WholeSearchPage,
  WholeSuggestions,
} from "#contract/catalogue/search.ts";
import type { LanguageCode } from "#contract/languages.ts";
import type { Db } from "../../../db/db.types";
import { rupeesToPaise } from "../../../money";
import { languageOf } from "../../common/languages/offeredLanguage";
import type { Spoken } from "../../common/languages/Spoken.types";
import { sayOf } from "../../common/languages/sayOf";
import { categoryIn } from "./categoryIn";
import type { FailedSearches } from "./FailedSearches";
import { facetsOf } from "./facetsOf";
import { pageCount, windowOf } from "./paging";
import { readProducts } from "./readProducts";
import { categoriesCalled } from "./search/categoriesCalled";
import { type Coded, findCoded, mayBeCode } from "./search/findCoded";
import { type Match, Matches, mark } from "./search/Matches";
import { queryWords } from "./search/queryWords";
import { readFirstMatches } from "./search/readMatches";
import { type Quantity, readQuantity } from "./search/readQuantity";
import { TIER } from "./search/tiers";
import type { Shelves } from "./shelf/Shelves";
import type { StoreShelf } from "./shelf/StoreShelf";
import { type Selection, type ShelfFilters, select, type Wanted } from "./shelf/select";
import { shelfOrderOf } from "./shelf/shelfOrderOf";

type ReadFilters = ShelfFilters & {
  quantity?: Quantity | undefined;
  coded?: Coded | undefined;
  language: Spoken | undefined;
};

const SUGGESTIONS = 8;
const MOST_SUGGESTED = 20;
const BEGINNINGS_KEPT = 20_000;
const CATEGORIES_SUGGESTED = 3;
/** About 16 MB: the weight of a selection is the number of its products. */
const ORDINALS_KEPT = 4_000_000;

/** Finds products: the database matches words; the shelf filters, counts and sorts (ADR 11). */
export class Search {
  private readonly matches: Matches;
  private readonly firsts = new LRUCache<string, Int32Array>({ max: BEGINNINGS_KEPT });
  private readonly selections = new LRUCache<string, Selection>({ maxSize: ORDINALS_KEPT });

  constructor(
    private readonly db: Db,
    private readonly shelves: Shelves,
    private readonly failed: FailedSearches,
  ) {
    this.matches = new Matches(db.orm);
  }

  async suggest(
    storeId: string,
    { query, size = SUGGESTIONS, sortBy, sortOrder }: SuggestQuery,
    askedLanguage?: LanguageCode,
  ): Promise<WholeSuggestions> {
    const words = queryWords(query);
    if (words.length === 0) return { results: [], categories: [] };
    const shelf = await this.shelves.of(storeId);
    const language = languageOf(shelf.languages, askedLanguage);
    const asked = readQuantity(query);
    const isPlain = asked.quantity === undefined && !mayBeCode(query);
    const isRanked = isPlain && shelfOrderOf(sortBy, sortOrder) === undefined;
    const { ordinals, coded } = isRanked
      ? { ordinals: await this.firstOf(shelf, query, words) }
      : await this.selected(shelf, { query, sortBy, sortOrder });
    const counts = shelf.visibleByCategory();
    const categories = categoriesCalled(shelf.categories, words, { exactly: false }).flatMap((index) => {
      const category = shelf.categories[index];
      const productCount = counts[index] ?? 0;
      if (category === undefined || productCount === 0) return [];
      const { id, name, imagePath } = categoryIn(category, language);
      return [{ id, name, imagePath, productCount }];
    });
    return {
      results: await this.read(shelf, ordinals.subarray(0, size), { quantity: asked.quantity, coded, language }),
      categories: categories.slice(0, CATEGORIES_SUGGESTED),
    };
  }

  /** The first products that fit, the best first. They are remembered, because many shoppers type the same beginnings. */
  private async firstOf(shelf: StoreShelf, query: string, words: string[]): Promise<Int32Array> {
    const key = JSON.stringify([shelf.storeId, shelf.wordsRevision, ...words]);
    const known = this.firsts.get(key);
    if (known !== undefined) return known;
    const tiers = new Uint8Array(shelf.size);
    const terms = await this.matches.terms(shelf, words);
    mark(shelf, tiers, (await readFirstMatches(this.db.orm, shelf.storeId, terms)).reverse());
    let { ordinals } = select(shelf, "place", {}, tiers);
    if (ordinals.length === 0) {
      const match = await this.matches.of(shelf, query);
      ordinals = select(shelf, "place", {}, match.tiers).ordinals;
    }
    const first = ordinals.slice(0, MOST_SUGGESTED);
    this.firsts.set(key, first);
    return first;
  }

  /** An empty query finds every product that passes the filters. */
  async products(
    storeId: string,
    { query, ...asked }: SearchBody,
    askedLanguage?: LanguageCode,
  ): Promise<WholeSearchPage> {
    const shelf = await this.shelves.of(storeId);
    const language = languageOf(shelf.languages, askedLanguage);
    const { ordinals, selection, match, quantity, coded, filters } = await this.selected(shelf, { query, ...asked });
    if (match?.isFound === false) this.failed.add(storeId, query);
    const window = windowOf(asked);
    const shown = ordinals.subarray(window.offset, window.offset + window.size);
    return {
      results: await this.read(shelf, shown, { ...filters, quantity, coded, language }),
      total: ordinals.length,
      page: window.page,
      totalPages: pageCount(ordinals.length, window),
      facets: facetsOf(shelf, selection, asked.filters?.categoryIds ?? [], {
        language,
        say: await sayOf(this.db.orm, storeId, language?.code),
      }),
      ...(match?.corrected !== undefined && { correctedQuery: match.corrected }),
    };
  }

  private async selected(shelf: StoreShelf, { query, ...asked }: SearchBody) {
    const { match, quantity, named, coded } = await this.understood(shelf, query);
    const order = shelfOrderOf(asked.sortBy, asked.sortOrder);
    await this.shelves.prepare(shelf, order);
    const filters = shelfFilters(shelf, asked.filters ?? {});
    const key = JSON.stringify([shelf.storeId, shelf.revision, match?.key, quantity, named?.key, order, asked.filters]);
    let selection = this.selections.get(key);
    if (selection === undefined) {
      const tiers = order === undefined ? match?.tiers : flat(match?.tiers);
      const wanted: Wanted | undefined = quantity && { quantity, named: named?.tiers ?? new Uint8Array(shelf.size) };
      selection = select(shelf, order ?? "place", filters, tiers, wanted);
      this.selections.set(key, selection, { size: selection.ordinals.length + 100 });
    }
    return { selection, ordinals: selection.ordinals, match, quantity, coded, filters };
  }

  /**
   * Splits `rice 5kg` into the word `rice` and the size 5 kg, and finds rice in that size, and products with all the words
   * in their name. A number counts as a size only if the remaining words find something.
   */
  private async understood(
    shelf: StoreShelf,
    query: string,
  ): Promise<{ match?: Match; quantity?: Quantity; named?: Match; coded?: Coded }> {
    if (query.trim() === "") return {};
    const coded = await findCoded(this.db.orm, shelf.storeId, query);
    if (coded !== undefined) {
      const tiers = new Uint8Array(shelf.size);
      const isFound = mark(shelf, tiers, [{ tier: TIER.exact, numbers: [coded.number] }]);
      if (isFound) return { match: { tiers, isFound, key: JSON.stringify(coded) }, coded };
    }
    const { text, quantity } = readQuantity(query);
    if (quantity === undefined) return { match: await this.matches.of(shelf, query) };
    const named = await this.matches.of(shelf, query, { isStrict: true });
    const words = queryWords(text);
    if (words.length === 0) return { quantity, named };
    const match = await this.matches.of(shelf, text);
    if (!match.isFound) return { match: await this.matches.of(shelf, query) };
    return { match, quantity, ...(named.corrected === undefined && { named }) };
  }

  /** A page of products. If a filter or a code narrows the variants, each product has the variant that fits. */
  private async read(
    shelf: StoreShelf,
    ordinals: Int32Array,
    { minPaise = 0, maxPaise = Number.POSITIVE_INFINITY, chosen, quantity, coded, language }: ReadFilters,
  ): Promise<WholeProduct[]> {
    const numbers = shelf.numbersOf(ordinals);
    if (coded !== undefined) {
      const found = await readProducts(this.db.orm, numbers, { whole: true, language });
      return found.map((product) => ({ ...product, fittingVariantId: coded.variantId }));
    }
    const misses = chosen && shelf.options.missesOf(chosen);
    const isNarrowed =
      quantity !== undefined || misses !== undefined || minPaise > 0 || maxPaise !== Number.POSITIVE_INFINITY;
    if (!isNarrowed) return readProducts(this.db.orm, numbers, { language });
    const wanting = { minPaise, maxPaise, misses, ...(quantity && { quantity }) };
    const fitting = (number: number) => shelf.variants.shown(shelf.ordinalOf(number) ?? -1, wanting);
    return readProducts(this.db.orm, numbers, { fitting, language });
  }
}

/** When products are sorted by something else, how well they fit does not count. */
const flat = (tiers: Uint8Array | undefined) => tiers?.map((tier) => (tier === 0 ? 0 : TIER.any));

/** In rupees. The slider's upper end means no limit (spec 5, Filters), so that it does not hide dearer products. */
const NO_LIMIT = 50_000;

function valuesByName(facts: readonly FactChoice[]): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const { name, value } of facts) values.set(name, [...(values.get(name) ?? []), value]);
  return values;
}

function shelfFilters(shelf: StoreShelf, filters: SearchFilters): ShelfFilters {
  const {
    isSubscribable,
    isInStock,
    categoryIds = [],
    minSellingPrice,
    maxSellingPrice,
    averageRating,
    facts = [],
  } = filters;
  const chosen = categoryIds.flatMap((id) => shelf.categoryIndex(id) ?? []);
  return {
    ...(categoryIds.length > 0 && { categories: new Set(chosen) }),
    ...(minSellingPrice !== undefined && { minPaise: rupeesToPaise(minSellingPrice) }),
    ...(maxSellingPrice !== undefined && maxSellingPrice < NO_LIMIT && { maxPaise: rupeesToPaise(maxSellingPrice) }),
    ...(averageRating != null && { ratingTenths: Math.ceil(averageRating * 10) }),
    subscribable: isSubscribable === true,
    inStock: isInStock === true,
    ...(facts.length > 0 && { chosen: valuesByName(facts) }),
  };
}
