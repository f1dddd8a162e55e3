import { Catalogue } from "#domain/catalogue/index.ts";
import { bindSearch, readListing, SearchStore } from "#domain/search/index.ts";
import type { PrefetchContext } from "#kernel/plugin/Feature.types.ts";

/** Fetches the first page of a listing with the filters and the sort order in its address. */
export function prefetchNarrowed({ container, params, url }: PrefetchContext): Promise<unknown> {
  bindSearch(container);
  const results = container.get(SearchStore).warm(readListing(url.searchParams, params["*"] || undefined));
  return Promise.all([results, container.get(Catalogue).prefetchFacets()]);
}
