import type { Category } from "#contract/catalogue/categories.ts";
import type { WholeProductPage } from "#contract/catalogue/products.ts";
import type { Organization } from "#contract/store/organizations.ts";
import type { Haat } from "#tests/support/browser/haatAt.ts";

/**
 * Everything that the platform tells everybody about a store, as one text and as single words: names, ids, addresses.
 */
export async function storeWords(haat: Haat, friendlyId: string) {
  const get = async <T>(path: string, query: Record<string, string> = {}): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${haat.port}${path}?${new URLSearchParams(query)}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  };
  const found = await get<Organization>(`/api/organizations/${friendlyId}`, { isFriendlyId: "true" });
  const { storeId } = found;
  const products: WholeProductPage["products"] = [];
  for (let page = 1; ; page += 1) {
    const answer = await get<WholeProductPage>("/api/products", { storeId, page: String(page), size: "100" });
    products.push(...answer.products);
    if (page >= answer.totalPages) break;
  }
  const categories = await get<Category[]>("/api/categories", { storeId });
  const rest = await Promise.all([
    get(`/api/stores/${storeId}`),
    get(`/api/stores/${storeId}/support-and-social`),
    get(`/api/faqs/${storeId}`),
    get("/api/store-banners", { storeId }),
    get(`/api/store-customization/${storeId}/testimonials`),
    get(`/api/store-customization/${storeId}/announcement-bars`),
  ]);
  // Customers' texts are often equal, and so are the names of units.
  const common = [await get("/api/common/enum-values", { storeId })];
  for (const { id, ratingCount } of products) {
    if (ratingCount > 0) common.push(await get(`/api/products/${id}/reviews`, { storeId, size: "50" }));
  }
  const all = [found, products, categories, rest];
  return { products, categories, text: JSON.stringify([all, common]), words: wordsIn(all) };
}

/** Every text of at least five characters. */
function wordsIn(value: unknown, words = new Set<string>()): Set<string> {
  if (typeof value === "string") {
    if (value.length >= 5 && /[a-z]{3}/i.test(value)) words.add(value);
  } else if (Array.isArray(value)) {
    for (const item of value) wordsIn(item, words);
  } else if (typeof value === "object" && value !== null) {
    for (const item of Object.values(value)) wordsIn(item, words);
  }
  return words;
}
