import { count, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Product } from "../../../../src/contract/products";
import type { Orm } from "../../db/db.types";
import { categories, products } from "../../db/schema/catalogue";
import { firstVariant, isFirstOfProduct } from "./listed";
import { pageCount, type Window } from "./paging";
import { toProducts } from "./toProducts";

const productColumns = getTableColumns(products);

export { productColumns };

interface Listing {
  items: Product[];
  total: number;
  page: number;
  totalPages: number;
}

/** One page of products in two queries: the rows with their total, and all their variants. */
export async function listPage(orm: Orm, where: SQL | undefined, orderBy: SQL[], window: Window): Promise<Listing> {
  const rows = await orm
    .select({ product: productColumns, total: sql<number>`(count(*) OVER ())::int` })
    .from(products)
    .innerJoin(firstVariant, isFirstOfProduct)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where)
    .orderBy(...orderBy)
    .limit(window.size)
    .offset(window.offset);
  const total = rows[0]?.total ?? (await totalBehind(orm, where, window));
  return {
    items: await toProducts(
      orm,
      rows.map(({ product }) => product),
    ),
    total,
    page: window.page,
    totalPages: pageCount(total, window),
  };
}

/** A page past the end has no row to carry the total. */
async function totalBehind(orm: Orm, where: SQL | undefined, { page }: Window): Promise<number> {
  if (page === 1) return 0;
  const [row] = await orm
    .select({ total: count() })
    .from(products)
    .innerJoin(firstVariant, isFirstOfProduct)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(where);
  return row?.total ?? 0;
}
