import { formatCount } from "#design/format/count.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue, visibleCategories } from "#domain/catalogue/index.ts";
import { pageIn } from "#kernel/navigation/pageIn.ts";
import type { PrefetchContext } from "#kernel/plugin/Feature.types.ts";
import type { PageDescription } from "#kernel/plugin/PageDescription.types.ts";
import { answerOf } from "#kernel/query/answerOf.ts";
import { isNarrowed } from "./isNarrowed";
import * as words from "./words.en";

/** Describes a page of the products of one category, or of all (reading 17); each page has its own address. */
export async function describeListing({ container, params, url }: PrefetchContext): Promise<PageDescription> {
  const categoryId = params["*"] || undefined;
  if (categoryId?.includes("/")) return { heading: words.notFound, isFound: false };
  const catalogue = container.get(Catalogue);
  const page = pageIn(url.searchParams);
  const request = catalogue.listingRequest(categoryId, page);
  const narrowed = isNarrowed(url.searchParams);
  await (narrowed ? catalogue.prefetchFacets() : catalogue.prefetchListing(request));
  const categories = answerOf(catalogue.categories);
  const products = narrowed ? undefined : answerOf(catalogue.products(request));
  const category = categories && visibleCategories(categories).find(({ id }) => id === categoryId);
  const heading = categoryId === undefined ? words.allProducts : (category?.name ?? words.products);
  const isUnknown = categoryId !== undefined && categories !== undefined && category === undefined;
  if (isUnknown) return { heading, isFound: categories.some(({ id }) => id === categoryId), isIndexed: false };
  const path = categoryId === undefined ? "/category" : `/category/${encodeURIComponent(categoryId)}`;
  // Filters and sort orders show the same products in other ways, so all of them have one canonical address.
  if (narrowed) return { heading, path, isIndexed: false };
  const pathOf = (of: number) => (of > 1 ? `${path}?page=${of}` : path);
  const last = products?.totalPages ?? page;
  return {
    heading,
    summary: summaryOf(heading, container.get(BrandingStore).name, products?.total, page),
    path: pathOf(page),
    isIndexed: products === undefined || (products.total !== 0 && page <= last),
    picture: category?.imagePath,
    previous: page > 1 ? pathOf(Math.min(page - 1, last)) : undefined,
    next: page < last ? pathOf(page + 1) : undefined,
    trail: categoryId === undefined ? [] : [{ name: words.allProducts, path: "/category" }],
  };
}

function summaryOf(heading: string, store: string, total: number | undefined, page: number): string {
  const what = total === undefined ? heading : words.toChooseFrom(heading, formatCount(total));
  return page > 1 ? words.pageAt(what, store, page) : words.firstPageAt(what, store);
}
