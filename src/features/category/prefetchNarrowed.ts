import { Catalogue } from "#domain/catalogue/index.ts";
import { bindSearch, readListing, SearchStore } from "#domain/search/index.ts";
import type { PrefetchContext } from "#kernel/plugin/Feature.types.ts";

/** Fetches the first page of a listing with the filters and the sort order in its address. */
export function prefetchNarrowed({ container, params, url }: PrefetchContext): Promise<unknown> {
  bindSearch(container);
  const store = container.get(SearchStore);
  store.show(readListing(url.searchParams, params["*"] || undefined));
  return Promise.all([store.prefetch(), container.get(Catalogue).prefetchFacets()]);
}
