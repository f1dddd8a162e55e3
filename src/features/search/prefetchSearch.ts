import { Catalogue } from "#domain/catalogue/index.ts";
import { bindSearch, readCriteria, SearchStore } from "#domain/search/index.ts";
import type { PrefetchContext } from "#kernel/plugin/Feature.types.ts";

/** Fetches the first page of the search in the address, and the categories to filter by. */
export function prefetchSearch({ container, url }: PrefetchContext): Promise<unknown> {
  bindSearch(container);
  const results = container.get(SearchStore).warm(readCriteria(url.searchParams));
  return Promise.all([results, container.get(Catalogue).prefetchFacets()]);
}
