import type { Category } from "#contract/catalogue/categories.ts";
import type { Product, ProductPage } from "#contract/catalogue/products.ts";
import type { Organization } from "#contract/store/organizations.ts";

export interface ShownCatalogue {
  categories: Category[];
  /** The first `size` products of a category, in the order of its listing. */
  firstProducts(categoryId: string, size: number): Promise<Product[]>;
}

/** What a store shows to its shoppers, as its platform answers. */
export async function shownCatalogue(origin: string, store: string): Promise<ShownCatalogue> {
  const read = async <T>(path: string) => (await (await fetch(`${origin}${path}`)).json()) as T;
  const { storeId, orgId } = await read<Organization>(`/api/organizations/${store}?isFriendlyId=true&isDomain=false`);
  const own = `storeId=${storeId}&orgId=${orgId}`;
  return {
    categories: await read<Category[]>(`/api/categories?${own}`),
    firstProducts: async (categoryId, size) =>
      (await read<ProductPage>(`/api/products?${own}&categoryId=${categoryId}&page=1&size=${size}`)).products,
  };
}
