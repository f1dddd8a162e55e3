import { and, asc, count, eq } from "drizzle-orm";
import type { Category } from "../../../../src/contract/categories";
import type { Product, ProductPage } from "../../../../src/contract/products";
import type { PageQuery } from "../../../../src/contract/wire.types";
import type { Db } from "../../db/db.types";
import { categories, products } from "../../db/schema/catalogue";
import { notFound } from "../../errors";
import { firstVariant, isFirstOfProduct, listedIn } from "./listed";
import { listPage, productColumns } from "./listPage";
import { windowOf } from "./paging";
import { toProducts } from "./toProducts";

/** What a store sells. */
export class Catalogue {
  constructor(private readonly db: Db) {}

  /** Inactive and empty ones too: the storefront filters (spec 5, Display). Only products that are shown count. */
  categories(storeId: string): Promise<Category[]> {
    const { orm } = this.db;
    const shown = orm
      .select({ categoryId: products.categoryId, total: count().as("total") })
      .from(products)
      .innerJoin(firstVariant, isFirstOfProduct)
      .where(and(eq(products.storeId, storeId), eq(firstVariant.isVisible, true)))
      .groupBy(products.categoryId)
      .as("shown");
    return orm
      .select({
        id: categories.id,
        name: categories.name,
        imagePath: categories.imagePath,
        isActive: categories.isActive,
        productCount: shown.total,
      })
      .from(categories)
      .leftJoin(shown, eq(shown.categoryId, categories.id))
      .where(eq(categories.storeId, storeId))
      .orderBy(asc(categories.position))
      .then((rows) => rows.map((row) => ({ ...row, productCount: row.productCount ?? 0 })));
  }

  async list(storeId: string, query: PageQuery & { categoryId?: string }): Promise<ProductPage> {
    const inCategory = query.categoryId === undefined ? undefined : eq(products.categoryId, query.categoryId);
    const where = and(listedIn(storeId), inCategory);
    const { items, ...rest } = await listPage(this.db.orm, where, [asc(products.position)], windowOf(query));
    return { products: items, ...rest };
  }

  async related(storeId: string, id: string, size = 8): Promise<Product[]> {
    const { categoryId } = await this.get(storeId, id);
    const { products: near } = await this.list(storeId, { categoryId, size: size + 1 });
    return near.filter((product) => product.id !== id).slice(0, size);
  }

  /** @throws PlatformError 404 when the store has no such product, or none of its variants may be shown */
  async get(storeId: string, id: string): Promise<Product> {
    const rows = await this.db.orm
      .select(productColumns)
      .from(products)
      .where(and(eq(products.storeId, storeId), eq(products.id, id)));
    const [product] = await toProducts(this.db.orm, rows);
    if (!product?.variants.some(({ isVisible }) => isVisible)) throw notFound("This product");
    return product;
  }
}
