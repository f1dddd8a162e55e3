import type { SearchCriteria } from "./SearchCriteria";
import { readCriteria, writeCriteria } from "./searchAddress";

/** A listing's address holds how it is narrowed and sorted, as a search's does; the category stands in its path. */
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
