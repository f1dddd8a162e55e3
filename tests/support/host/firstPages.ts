import { setTimeout as wait } from "node:timers/promises";
import type { Category } from "#contract/catalogue/categories.ts";
import type { ProductPage } from "#contract/catalogue/products.ts";
import type { Organization } from "#contract/store/organizations.ts";

export const PAGES = ["home", "listing", "product"] as const;
export type PageName = (typeof PAGES)[number];

/** The addresses of the pages that a shopper sees first: home, the store's largest category, and its first product. */
export type FirstPages = Record<PageName, string>;

export async function firstPages(origin: string, store: string): Promise<FirstPages> {
  const read = async <T>(path: string) => (await (await fetch(`${origin}${path}`)).json()) as T;
  const { storeId, orgId } = await read<Organization>(`/api/organizations/${store}?isFriendlyId=true&isDomain=false`);
  const own = `storeId=${storeId}&orgId=${orgId}`;
  const categories = await read<Category[]>(`/api/categories?${own}`);
  const [largest] = categories.sort((a, b) => b.productCount - a.productCount);
  if (largest === undefined) throw new Error(`${store} has no category`);
  const { products } = await read<ProductPage>(`/api/products?${own}&categoryId=${largest.id}&page=1&size=12`);
  const product = products.find(({ variants }) => variants[0]?.isVisible && variants[0].availableQuantity > 0);
  if (product === undefined) throw new Error(`${largest.name} of ${store} sells nothing`);
  const base = `${origin}/${store}`;
  return { home: base, listing: `${base}/category/${largest.id}`, product: `${base}/product/${product.id}` };
}

const isDrawn = (html: string) => html.includes('"drawn":{');

/** Asks until the page is drawn with its data: a host that just started or is busy sends it without. */
export async function warmUp(address: string, tries = 300): Promise<boolean> {
  for (let left = tries; left > 0; left -= 1) {
    if (isDrawn(await (await fetch(address)).text())) return true;
    await wait(16);
  }
  return false;
}
