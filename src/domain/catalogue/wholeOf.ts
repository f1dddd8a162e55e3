import type { Product } from "#contract/catalogue/products.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { Catalogue } from "./Catalogue";

/** A product from a list with all its variants; those that the list left out are fetched (ADR 70). */
export function wholeOf(
  listed: Product,
  catalogue: Pick<Catalogue, "product">,
): Omit<ObservableQuery<Product>, "isPending"> {
  if (listed.variantCount) return catalogue.product(listed.id);
  return { data: listed, error: null, isFetching: false, refetch: async () => {} };
}
