import { endpoint } from "./endpoint";
import type { Product } from "./products";
import type { PageQuery, Rupees } from "./wire.types";

export interface SearchFilters {
  isSubscribable?: boolean;
  categoryIds?: string[];
  minSellingPrice?: Rupees;
  maxSellingPrice?: Rupees;
  /** This and above, 1 to 5; absent or null means any. */
  averageRating?: number | null;
}

export interface SearchBody extends PageQuery {
  query: string;
  filters?: SearchFilters;
  sortBy?: string;
  sortOrder?: "ASC" | "DESC";
}

export interface SearchPage {
  results: Product[];
  total: number;
  page: number;
  totalPages: number;
}

export const search = {
  suggest: endpoint<{ query: { query: string; size?: number }; reply: { results: Product[] } }>(
    "GET",
    "/api/search/products",
    "store",
  ),
  products: endpoint<{ body: SearchBody; reply: SearchPage }>("POST", "/api/search/products", "store"),
};
