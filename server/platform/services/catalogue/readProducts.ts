import { inArray } from "drizzle-orm";
import type { Product } from "../../../../src/contract/products";
import type { Orm } from "../../db/db.types";
import { products } from "../../db/schema/catalogue";
import { toProducts } from "./toProducts";

/** A page of products in two queries, in the order of their numbers (`products.createdOrder`). */
export async function readProducts(orm: Orm, numbers: readonly number[]): Promise<Product[]> {
  if (numbers.length === 0) return [];
  const rows = await orm
    .select()
    .from(products)
    .where(inArray(products.createdOrder, [...numbers]));
  const byNumber = new Map(rows.map((row) => [row.createdOrder, row]));
  return toProducts(
    orm,
    numbers.flatMap((number) => byNumber.get(number) ?? []),
  );
}
