import { BrandingStore } from "../../domain/branding";
import { emptyCriteria, readCriteria, SearchStore, writeCriteria } from "../../domain/search";
import type { PrefetchContext } from "../../kernel/plugin/Feature.types";
import type { PageDescription } from "../../kernel/plugin/PageDescription.types";
import { formatCount } from "../../ui/format/count";
import { prefetchSearch } from "./prefetchSearch";

/** Filters and sort orders show the same products in other ways, so all of them have one canonical address. */
export async function describeSearch(context: PrefetchContext): Promise<PageDescription> {
  const { container, url } = context;
  const criteria = readCriteria(url.searchParams);
  const { query } = criteria;
  if (query === "") return { heading: "What are you looking for?", path: "/search", isIndexed: false };
  await prefetchSearch(context);
  const store = container.get(SearchStore);
  store.show(criteria);
  const total = store.list?.total;
  const { name } = container.get(BrandingStore);
  return {
    heading: `Showing Results for ${query}`,
    summary: `Products for “${query}” at ${name}${total === undefined ? "." : `: ${formatCount(total)} found.`}`,
    path: `/search?${writeCriteria({ ...emptyCriteria, query })}`,
    isIndexed: total !== 0,
  };
}
