import { Catalogue } from "../../domain/catalogue";
import { bindSearch, readCriteria, SearchStore } from "../../domain/search";
import type { PrefetchContext } from "../../kernel/plugin/Feature.types";

/** The first page of what the address asks for, and the categories to choose from. */
export function prefetchSearch({ container, url }: PrefetchContext): Promise<unknown> {
  bindSearch(container);
  const store = container.get(SearchStore);
  store.show(readCriteria(url.searchParams));
  return Promise.all([store.prefetch(), container.get(Catalogue).prefetchFacets()]);
}
