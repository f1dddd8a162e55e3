import type { Product } from "../../contract/catalogue/products";
import { BrandingStore } from "../../domain/branding";
import { Catalogue, chosenVariant, picturesOf, toPaise, visibleCategories } from "../../domain/catalogue";
import { plainText, shortened } from "../../kernel/html/plainText";
import { HttpError } from "../../kernel/http/errors";
import type { PrefetchContext } from "../../kernel/plugin/Feature.types";
import type { PageDescription } from "../../kernel/plugin/PageDescription.types";
import { formatMoney } from "../../ui/format/money";
import { productData } from "./productData";

/** The description has only the newest reviews; all of them are on the page. */
const REVIEWS = 3;

export async function describeProduct({ container, params }: PrefetchContext): Promise<PageDescription> {
  const id = params.productId ?? "";
  const catalogue = container.get(Catalogue);
  await Promise.all([catalogue.prefetchProductMore(id), catalogue.prefetchProduct(id), catalogue.prefetchFacets()]);
  const { data: product, error } = catalogue.product(id);
  const gone = { heading: "This product is gone", isFound: false };
  if (product === undefined) return error instanceof HttpError && error.status === 404 ? gone : {};
  const variant = chosenVariant(product, null);
  if (variant === undefined) return gone;
  // Left out when the reviews could not be fetched, because the page is not about them.
  const newest = catalogue.reviews(id, () => 1).data?.reviews?.slice(0, REVIEWS) ?? [];
  const { name: store } = container.get(BrandingStore);
  const category = visibleCategories(catalogue.categories.data ?? []).find(({ id }) => id === product.categoryId);
  return {
    heading: product.name,
    summary: summaryOf(product, store, formatMoney(toPaise(variant.sellingPrice))),
    path: `/product/${encodeURIComponent(product.id)}`,
    kind: "product",
    picture: picturesOf(product, variant)[0],
    trail: category && [{ name: category.name, path: `/category/${encodeURIComponent(category.id)}` }],
    data: (site) => [productData(product, { store, category: category?.name, reviews: newest, site })],
  };
}

function summaryOf({ name, brand, description }: Product, store: string, price: string): string {
  const said = plainText(description);
  return shortened(`${brand ? `${brand} ` : ""}${name} for ${price} at ${store}.${said ? ` ${said}` : ""}`, 160);
}
