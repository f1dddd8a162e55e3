import type { Category } from "../../../../../src/contract/catalogue/categories";
import type { ProductsQuery, WholeProduct, WholeProductPage } from "../../../../../src/contract/catalogue/products";
import type { Db } from "../../../db/db.types";
import { notFound } from "../../../errors";
import { pageCount, windowOf } from "./paging";
import { readProduct, readProducts } from "./readProducts";
import { relatedTo } from "./relatedTo";
import type { Shelves } from "./shelf/Shelves";
import { shelfOrderOf } from "./shelf/shelfOrderOf";

const RELATED = 8;

/** Reads what a store sells. */
export class Catalogue {
  constructor(
    private readonly db: Db,
    private readonly shelves: Shelves,
  ) {}

  /**
   * Includes inactive and empty categories; the storefront filters them (spec 5, Display). Only visible products are
   * counted.
   */
  async categories(storeId: string): Promise<Category[]> {
    const shelf = await this.shelves.of(storeId);
    const counts = shelf.visibleByCategory();
    return shelf.categories.map((category, index) => ({ ...category, productCount: counts[index] ?? 0 }));
  }

  async list(storeId: string, query: ProductsQuery): Promise<WholeProductPage> {
    const shelf = await this.shelves.of(storeId);
    const order = shelfOrderOf(query.sortBy, query.sortOrder) ?? "place";
    if (order === "name" || order === "nameDown") await this.shelves.byName(shelf);
    const category = query.categoryId === undefined ? undefined : shelf.categoryIndex(query.categoryId);
    const isForeign = query.categoryId !== undefined && category === undefined;
    const listed = isForeign ? new Int32Array(0) : shelf.listed(order, category);
    const window = windowOf(query);
    return {
      products: await readProducts(
        this.db.orm,
        shelf.numbersOf(listed.subarray(window.offset, window.offset + window.size)),
      ),
      total: listed.length,
      page: window.page,
      totalPages: pageCount(listed.length, window),
    };
  }

  /** @throws PlatformError 404 when the store has no such product, or when all its variants are hidden */
  async get(storeId: string, id: string): Promise<WholeProduct> {
    return (await this.find(storeId, id)).product;
  }

  /** @throws PlatformError 404 as `get` does */
  async related(storeId: string, id: string, size = RELATED): Promise<WholeProduct[]> {
    const { number } = await this.find(storeId, id);
    const near = await readProducts(this.db.orm, relatedTo(await this.shelves.of(storeId), number, size));
    const isSoldOut = ({ variants }: WholeProduct) =>
      variants.every((variant) => !variant.isVisible || variant.availableQuantity === 0);
    return [...near.filter((product) => !isSoldOut(product)), ...near.filter(isSoldOut)];
  }

  private async find(storeId: string, id: string) {
    const found = await readProduct(this.db.orm, storeId, id);
    if (!found?.product.variants.some(({ isVisible }) => isVisible)) throw notFound("This product");
    return found;
  }
}
