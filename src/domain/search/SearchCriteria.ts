import type { FactChoice, SearchBody } from "#contract/catalogue/search.ts";
import type { Rupees } from "#contract/wire.types.ts";
import * as words from "./words.en";

/** Spec 9: the ends of the price slider and the least distance between its handles, in rupees. */
export const PRICE_RANGE = { min: 0, max: 50_000, gap: 100 } as const;

export type SearchSort = "relevance" | "price-asc" | "price-desc" | "name-asc" | "newest" | "rating-desc";

/** Spec 3, Search state, in the storefront's form. */
export interface SearchCriteria {
  query: string;
  isSubscribable: boolean;
  isInStock: boolean;
  /** Any of the values of one fact; all of several facts. */
  facts: FactChoice[];
  categoryIds: string[];
  minSellingPrice: Rupees;
  maxSellingPrice: Rupees;
  /** At least this average rating, 1 to 5; undefined allows any. */
  averageRating: number | undefined;
  sort: SearchSort;
  /** From 1. */
  page: number;
  /** A listing: all products, or those of a category, without a search text. */
  isListing?: boolean;
}

/** The sort orders in the platform's terms. Spec 3: sortOrder is ASC by default. */
const SORTS: Record<SearchSort, Required<Pick<SearchBody, "sortBy" | "sortOrder">>> = {
  relevance: { sortBy: "relevance", sortOrder: "ASC" },
  "price-asc": { sortBy: "sellingPrice", sortOrder: "ASC" },
  "price-desc": { sortBy: "sellingPrice", sortOrder: "DESC" },
  "name-asc": { sortBy: "name", sortOrder: "ASC" },
  newest: { sortBy: "newest", sortOrder: "DESC" },
  "rating-desc": { sortBy: "averageRating", sortOrder: "DESC" },
};

/** The name of each sort order except the default: relevance in a search, the store's own order in a listing. */
export const SORT_WORDS: Record<Exclude<SearchSort, "relevance">, string> = {
  "price-asc": words.priceLowToHigh,
  "price-desc": words.priceHighToLow,
  "name-asc": words.name,
  newest: words.newest,
  "rating-desc": words.rating,
};

export const emptyCriteria: SearchCriteria = {
  query: "",
  isSubscribable: false,
  isInStock: false,
  facts: [],
  categoryIds: [],
  minSellingPrice: PRICE_RANGE.min,
  maxSellingPrice: PRICE_RANGE.max,
  averageRating: undefined,
  sort: "relevance",
  page: 1,
};

export function isSort(value: string | null): value is SearchSort {
  return value !== null && Object.hasOwn(SORTS, value);
}

export function withoutFilters({ query, sort }: SearchCriteria): SearchCriteria {
  return { ...emptyCriteria, query, sort };
}

/** A filter that is set, and the criteria without it. */
export interface ActiveFilter {
  kind: "price" | "rating" | "category" | "fact" | "subscribable" | "stock";
  /** The category's id, or a fact such as `brand:Gokul`. */
  id?: string;
  without: Partial<SearchCriteria>;
}

/** The filters that are set, in the order of the filter panel. */
export function activeFilters(criteria: SearchCriteria): ActiveFilter[] {
  const { minSellingPrice, maxSellingPrice, averageRating, categoryIds, facts, isSubscribable, isInStock } = criteria;
  const { min, max } = PRICE_RANGE;
  const active: ActiveFilter[] = [];
  if (minSellingPrice > min || maxSellingPrice < max)
    active.push({ kind: "price", without: { minSellingPrice: min, maxSellingPrice: max } });
  if (averageRating !== undefined) active.push({ kind: "rating", without: { averageRating: undefined } });
  for (const id of categoryIds)
    active.push({ kind: "category", id, without: { categoryIds: categoryIds.filter((other) => other !== id) } });
  for (const fact of facts)
    active.push({
      kind: "fact",
      id: `${fact.name}:${fact.value}`,
      without: { facts: facts.filter((other) => other !== fact) },
    });
  if (isSubscribable) active.push({ kind: "subscribable", without: { isSubscribable: false } });
  if (isInStock) active.push({ kind: "stock", without: { isInStock: false } });
  return active;
}

/** Contains every filter of the specification and the sort order, set or not (reading 36). */
export function toSearchBody(criteria: SearchCriteria, size: number): SearchBody {
  const { query, isSubscribable, isInStock, categoryIds, minSellingPrice, maxSellingPrice, averageRating } = criteria;
  const { facts, sort, page } = criteria;
  return {
    query,
    filters: {
      isSubscribable,
      categoryIds,
      minSellingPrice,
      maxSellingPrice,
      averageRating: averageRating ?? null,
      ...(isInStock && { isInStock }),
      ...(facts.length > 0 && { facts }),
    },
    ...SORTS[sort],
    page,
    size,
  };
}
