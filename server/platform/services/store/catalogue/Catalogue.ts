import type { Category } from "#contract/catalogue/categories.ts";
import type { ProductsQuery, WholeProduct, WholeProductPage } from "#contract/catalogue/products.ts";
import type { LanguageCode } from "#contract/languages.ts";
import type { Db } from "../../../db/db.types";
import { notFound } from "../../../errors";
import { languageOf, offeredLanguage } from "../../common/languages/offeredLanguage";
import type { Spoken } from "../../common/languages/Spoken.types";
import type { WrittenJson } from "../../common/WrittenJson";
import { words } from "../words";
import { categoryIn } from "./categoryIn";
import { KeptPages } from "./KeptPages";
import { pageCount, windowOf } from "./paging";
import { readProduct, readProducts } from "./readProducts";
import { relatedTo } from "./relatedTo";
import type { Shelves } from "./shelf/Shelves";
import type { StoreShelf } from "./shelf/StoreShelf";
import type { ShelfOrder } from "./shelf/shelf.types";
import { shelfOrderOf } from "./shelf/shelfOrderOf";

const RELATED = 8;

/** Reads what a store sells. */
export class Catalogue {
  private readonly keptPages: KeptPages;

  constructor(
    private readonly db: Db,
    private readonly shelves: Shelves,
  ) {
    this.keptPages = new KeptPages(db.orm);
  }

  /**
   * Includes inactive and empty categories; the storefront filters them (spec 5, Display). Only visible products are
   * counted.
   */
  async categories(storeId: string, asked?: LanguageCode): Promise<Category[]> {
    const shelf = await this.shelves.of(storeId);
    const language = languageOf(shelf.languages, asked);
    const counts = shelf.visibleByCategory();
    return shelf.categories.map((category, index) => ({
      ...categoryIn(category, language),
      productCount: counts[index] ?? 0,
    }));
  }

  async list(storeId: string, query: ProductsQuery, asked?: LanguageCode): Promise<WrittenJson<WholeProductPage>> {
    const shelf = await this.shelves.of(storeId);
    const language = languageOf(shelf.languages, asked);
    const order = shelfOrderOf(query.sortBy, query.sortOrder) ?? "place";
    await this.shelves.prepare(shelf, order);
    const window = windowOf(query);
    const key = JSON.stringify([storeId, query.categoryId, order, window.page, window.size, language?.code]);
    const state = `${shelf.revision} ${shelf.contentRevision}`;
    const listed = listedOf(shelf, order, query.categoryId);
    const shown = listed.subarray(window.offset, window.offset + window.size);
    return this.keptPages.of(key, state, async () => ({
      products: await readProducts(this.db.orm, shelf.numbersOf(shown), { language }),
      total: listed.length,
      page: window.page,
      totalPages: pageCount(listed.length, window),
    }));
  }

  /** @throws PlatformError 404 when the store has no such product, or when all its variants are hidden */
  async get(storeId: string, id: string, asked?: LanguageCode): Promise<WholeProduct> {
    return (await this.find(storeId, id, await offeredLanguage(this.db.orm, storeId, asked))).product;
  }

  /** @throws PlatformError 404 as `get` does */
  async related(storeId: string, id: string, size = RELATED, asked?: LanguageCode): Promise<WholeProduct[]> {
    const { number } = await this.find(storeId, id);
    const shelf = await this.shelves.of(storeId);
    const language = languageOf(shelf.languages, asked);
    const near = await readProducts(this.db.orm, relatedTo(shelf, number, size), { language });
    const isSoldOut = ({ variants }: WholeProduct) =>
      variants.every((variant) => !variant.isVisible || variant.availableQuantity === 0);
    return [...near.filter((product) => !isSoldOut(product)), ...near.filter(isSoldOut)];
  }

  private async find(storeId: string, id: string, language?: Spoken) {
    const found = await readProduct(this.db.orm, storeId, id, language);
    if (!found?.product.variants.some(({ isVisible }) => isVisible)) throw notFound(words.noProduct);
    return found;
  }
}

function listedOf(shelf: StoreShelf, order: ShelfOrder, categoryId: string | undefined): Int32Array {
  if (categoryId === undefined) return shelf.listed(order);
  const category = shelf.categoryIndex(categoryId);
  return category === undefined ? new Int32Array(0) : shelf.listed(order, category);
}
