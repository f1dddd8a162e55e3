import { formatCount } from "#design/format/count.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { readCriteria, SearchStore } from "#domain/search/index.ts";
import type { PrefetchContext } from "#kernel/plugin/Feature.types.ts";
import type { PageDescription } from "#kernel/plugin/PageDescription.types.ts";
import { answerOf } from "#kernel/query/answerOf.ts";
import { prefetchSearch } from "./prefetchSearch";
import * as words from "./words.en";

/**
 * Search engines list no search. Otherwise anybody could link to a search for an advertisement, and it would appear in the
 * shop's name.
 */
export async function describeSearch(context: PrefetchContext): Promise<PageDescription> {
  const { container, url } = context;
  const criteria = readCriteria(url.searchParams);
  const { query } = criteria;
  if (query === "") return { heading: words.whatAreYouLookingFor, path: "/search", isIndexed: false };
  await prefetchSearch(context);
  const store = container.get(SearchStore);
  store.show(criteria);
  const { first, total } = store.list ?? {};
  if (first) answerOf(first);
  const { name } = container.get(BrandingStore);
  return {
    heading: words.resultsFor(query),
    summary: words.productsFor(query, name, total === undefined ? undefined : formatCount(total)),
    path: "/search",
    isIndexed: false,
  };
}
