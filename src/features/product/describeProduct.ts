import type { Product } from "#contract/catalogue/products.ts";
import { formatMoney } from "#design/format/money.ts";
import { BrandingStore } from "#domain/branding/index.ts";
import { Catalogue, chosenVariant, paidPaise, picturesOf, visibleCategories } from "#domain/catalogue/index.ts";
import { plainText, shortened } from "#kernel/html/plainText.ts";
import { HttpError } from "#kernel/http/errors.ts";
import type { PrefetchContext } from "#kernel/plugin/Feature.types.ts";
import type { PageDescription } from "#kernel/plugin/PageDescription.types.ts";
import { answerOf } from "#kernel/query/answerOf.ts";
import { productData } from "./productData";
import * as words from "./words.en";

/** For search engines only the newest reviews; the page shows all of them. */
const REVIEWS = 3;

export async function describeProduct({ container, params }: PrefetchContext): Promise<PageDescription> {
  const id = params.productId ?? "";
  const catalogue = container.get(Catalogue);
  await Promise.all([catalogue.prefetchProductMore(id), catalogue.prefetchProduct(id), catalogue.prefetchFacets()]);
  const query = catalogue.product(id);
  const product = answerOf(query);
  const gone = { heading: words.thisProductIsGone, isFound: false };
  if (product === undefined) return query.error instanceof HttpError && query.error.status === 404 ? gone : {};
  const variant = chosenVariant(product, null);
  if (variant === undefined) return gone;
  // Empty when the reviews could not be fetched, because the page is about the product.
  const newest = catalogue.reviews(id, () => 1).data?.reviews?.slice(0, REVIEWS) ?? [];
  const { name: store } = container.get(BrandingStore);
  const category = visibleCategories(catalogue.categories.data ?? []).find(({ id }) => id === product.categoryId);
  return {
    heading: product.name,
    summary: summaryOf(product, store, paidPaise(product, variant.sellingPrice)),
    path: `/product/${encodeURIComponent(product.id)}`,
    kind: "product",
    picture: picturesOf(product, variant)[0],
    trail: category && [{ name: category.name, path: `/category/${encodeURIComponent(category.id)}` }],
    data: (site) => [
      productData(product, { store, category: category?.name, reviews: newest, site, nameOf: catalogue.nameOf }),
    ],
  };
}

function summaryOf({ name, brand, description }: Product, store: string, paise: number | undefined): string {
  const price = paise === undefined ? undefined : formatMoney(paise);
  const said = [words.productAtStore(brand ? `${brand} ${name}` : name, price, store), plainText(description)];
  return shortened(said.filter(Boolean).join(" "), 160);
}
