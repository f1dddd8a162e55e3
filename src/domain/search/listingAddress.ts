import type { SearchCriteria } from "./SearchCriteria";
import { readCriteria, writeCriteria } from "./searchAddress";

/** Reads a listing's filters and sort order from the address, as for a search; the category is part of the path. */
export function readListing(address: URLSearchParams, categoryId: string | undefined): SearchCriteria {
  return {
    ...readCriteria(address),
    query: "",
    categoryIds: categoryId === undefined ? [] : [categoryId],
    isListing: true,
  };
}

export function writeListing(criteria: SearchCriteria): URLSearchParams {
  return writeCriteria({ ...criteria, query: "", categoryIds: [] });
}
