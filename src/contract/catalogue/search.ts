import { endpoint } from "../endpoint";
import type { PageQuery, Rupees, SortOrder, Whole } from "../wire.types";
import type { Category } from "./categories";
import type { Product, WholeProduct } from "./products";

/**
 * The price of any visible variant that fits lets a product pass. It is sorted by the one that its card shows: the one of
 * the size asked for, else the first in stock, else the first; within the prices filtered by.
 */
export interface SearchFilters {
  isSubscribable?: boolean;
  categoryIds?: string[];
  minSellingPrice?: Rupees;
  /** 50000, the slider's end (spec 9), means no upper limit: nothing dearer is hidden by a filter that nobody set. */
  maxSellingPrice?: Rupees;
  /** This and above, 1 to 5; absent or null means any. */
  averageRating?: number | null;
}

/**
 * What is sold out stands last in every order. `relevance`: exact name, what is called so ("Toned Milk" for milk), beginning
 * of the name, whole words, beginnings of words, misspelt; in each what comes in the size asked for ("rice 5kg") first; `newest` is newest first.
 * `sellingPrice` and `averageRating` are other names of `price` and `rating`. Equal ones stand in the store's own order,
 * then by age, so that no page shows what another one showed. `relevance` and `newest` do not look at `sortOrder`.
 */
export type SortBy = "relevance" | "price" | "sellingPrice" | "newest" | "rating" | "averageRating" | "name";

export interface SearchBody extends PageQuery {
  query: string;
  filters?: SearchFilters;
  /** Anything but a `SortBy` means relevance. */
  sortBy?: SortBy | (string & {});
  sortOrder?: SortOrder;
}

export interface CategoryFacet {
  id: string;
  name: string;
  count: number;
}

/** How many have `rating` and above; 5, 4, 3, 2, 1 (spec 2.7). */
export interface RatingFacet {
  rating: number;
  count: number;
}

/**
 * What each filter value would leave of the query: every count keeps all filters but its own, so that a second category
 * can be added to the first. Categories without a product are left out unless chosen; they come in the store's order.
 */
export interface SearchFacets {
  categories: CategoryFacet[];
  ratings: RatingFacet[];
  /** How many can be subscribed to. */
  subscribable: number;
  /** The cheapest and the dearest variant of what is found; null when nothing is. */
  price: { min: Rupees; max: Rupees } | null;
  /** The same of the whole store. */
  storePrice?: { min: Rupees; max: Rupees } | null;
}

export interface SearchPage {
  results: Product[];
  total?: number;
  page?: number;
  totalPages?: number;
  facets?: SearchFacets;
  /** What was searched for instead, where nothing was found for the query as it was spelled. */
  correctedQuery?: string;
}

/** A category whose name fits, for the top bar. */
export type CategorySuggestion = Pick<Category, "id" | "name" | "imagePath" | "productCount">;

export interface Suggestions {
  results: Product[];
  /** At most 3, active and not empty. */
  categories?: CategorySuggestion[];
}

export type WholeSearchPage = Whole<SearchPage, "total" | "page" | "totalPages" | "facets"> & {
  results: WholeProduct[];
};
export type WholeSuggestions = Whole<Suggestions, "categories"> & { results: WholeProduct[] };

export const search = {
  /** While typing; `size` 1 to 20, 8 when left out. */
  suggest: endpoint<{ query: { query: string; size?: number }; reply: Suggestions; whole: WholeSuggestions }>(
    "GET",
    "/api/search/products",
    "store",
  ),
  /** `size` up to 100. An empty query means every product that passes the filters. */
  products: endpoint<{ body: SearchBody; reply: SearchPage; whole: WholeSearchPage }>(
    "POST",
    "/api/search/products",
    "store",
    { reads: true },
  ),
};
