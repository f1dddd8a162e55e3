import { endpoint } from "../endpoint";
import type { PageQuery, Rupees, SortOrder, Whole } from "../wire.types";
import type { Category } from "./categories";
import type { Swatch } from "./options";
import type { Product, WholeProduct } from "./products";

/** The largest number of letters in a search. */
export const LONGEST_QUERY = 200;

/** A chosen value of a fact or an option. `name` is that of its facet. */
export interface FactChoice {
  name: string;
  value: string;
}

/**
 * A product passes when the price of any of its visible variants is between the limits. Sorting by price uses the price on
 * the product's card. That is the price of a variant between the limits: of the one in the requested size, else of the
 * first one in stock, else of the first.
 */
export interface SearchFilters {
  isSubscribable?: boolean;
  /** Leaves out what is sold out. A gift: only a platform that counts `inStock` knows it (reading 34). */
  isInStock?: boolean;
  /** Any of the values of one fact; all of several facts. A gift: only a platform that counts `facts` knows it. */
  facts?: FactChoice[];
  categoryIds?: string[];
  minSellingPrice?: Rupees;
  /** 50000, the slider's end (spec 9), means no upper limit, so that a filter that nobody set hides no dearer product. */
  maxSellingPrice?: Rupees;
  /** At least this average rating, 1 to 5; absent or null allows any. */
  averageRating?: number | null;
}

/**
 * Sold-out products come last in every order. `relevance` ranks: the exact name, products of that kind ("Toned Milk" for
 * milk), the beginning of the name, whole words, beginnings of words, misspelt words; within each rank products in the
 * requested size ("rice 5kg") come first. `newest` puts the newest first, `discount` the
 * largest share off the MRP of the first variant; of more than 1,000 such products the others follow unsorted. `sellingPrice` and `averageRating` are other
 * names of `price` and `rating`. Equal products come in the store's own order, then by age, so that no product is on two
 * pages. `relevance`, `newest` and `discount` ignore `sortOrder`.
 */
export type SortBy =
  | "relevance"
  | "price"
  | "sellingPrice"
  | "newest"
  | "discount"
  | "rating"
  | "averageRating"
  | "name";

export interface SearchBody extends PageQuery {
  query: string;
  filters?: SearchFilters;
  /** Any other text means relevance. */
  sortBy?: SortBy | (string & {});
  sortOrder?: SortOrder;
}

export type SuggestQuery = Pick<SearchBody, "query" | "size" | "sortBy" | "sortOrder">;

export interface CategoryFacet {
  id: string;
  name: string;
  count: number;
}

/** How many products have an average of `rating` or more; 5, 4, 3, 2, 1 (spec 2.7). */
export interface RatingFacet {
  rating: number;
  count: number;
}

/**
 * A fact or an option by which a list can be filtered. Its name is used in addresses and does not change with its label. A
 * product matches several options when one of its variants has a chosen value of each.
 */
export interface FactFacet {
  name: string;
  label: string;
  /** True for an option; its values are in the owners' order. */
  isOption?: boolean;
  values: FactValue[];
}

export interface FactValue {
  /** In the store's first language: it stands in addresses, and is sent back when it is chosen. */
  value: string;
  /** The value in the language of the call; left out when it is the same. A gift. */
  label?: string;
  count: number;
  swatch?: Swatch;
}

/**
 * How many of the found products each filter value would leave. Every count applies all filters but its own, so that a
 * second category can be added to the first. Categories without a product are left out unless they are chosen; they come in
 * the store's order.
 */
export interface SearchFacets {
  categories: CategoryFacet[];
  ratings: RatingFacet[];
  /** How many products can be subscribed to. */
  subscribable: number;
  /** How many products are in stock. */
  inStock?: number;
  /**
   * Options, then facts, in the order in which they are shown. Each has the values that most products have, and all values that
   * are chosen.
   */
  facts?: FactFacet[];
  /** The cheapest and the dearest variant of the products found; null when nothing is found. */
  price: { min: Rupees; max: Rupees } | null;
  /** The cheapest and the dearest variant of the whole store. */
  storePrice?: { min: Rupees; max: Rupees } | null;
}

export interface SearchPage {
  results: Product[];
  total?: number;
  page?: number;
  totalPages?: number;
  facets?: SearchFacets;
  /** The corrected query; set when the query as typed found nothing and this one was searched for. */
  correctedQuery?: string;
}

/** A category whose name matches, for the search box in the top bar. */
export type CategorySuggestion = Pick<Category, "id" | "name" | "imagePath" | "productCount">;

export interface Suggestions {
  results: Product[];
  /** At most 3 categories, active and with products. */
  categories?: CategorySuggestion[];
}

export type WholeSearchPage = Whole<SearchPage, "total" | "page" | "totalPages" | "facets"> & {
  results: WholeProduct[];
};
export type WholeSuggestions = Whole<Suggestions, "categories"> & { results: WholeProduct[] };

export const search = {
  /** Called while the shopper types. Answers the first products in the requested order; `size` is 1 to 20, 8 by default. */
  suggest: endpoint<{ query: SuggestQuery; reply: Suggestions; whole: WholeSuggestions }>(
    "GET",
    "/api/search/products",
    "store",
  ),
  /** `size` is up to 100. An empty query finds every product that passes the filters. */
  products: endpoint<{ body: SearchBody; reply: SearchPage; whole: WholeSearchPage }>(
    "POST",
    "/api/search/products",
    "store",
    { reads: true },
  ),
};
