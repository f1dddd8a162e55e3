import { type SQL, sql } from "drizzle-orm";
import type { WholeProduct, WholeVariant } from "#contract/catalogue/products.ts";
import { cleanStoreHtml } from "#server/shared/cleanStoreHtml.ts";
import type { Orm } from "../../../db/db.types";
import { products } from "../../../db/schema/catalogue";
import { paiseToRupees } from "../../../money";

/** A product as `search_index.page` writes it: like in the API's answer, except for amounts and HTML. */
type Row = Omit<WholeProduct, "variants"> & { number: number; variants: VariantRow[] | null };
type VariantRow = Omit<WholeVariant, "mrp" | "sellingPrice"> & { mrpPaise: number; sellingPricePaise: number };

/**
 * Reads products in the order of their numbers (`products.createdOrder`).
 * @param fitting the index of the variant that fits, for each product, where a search narrows variants
 */
export async function readProducts(
  orm: Orm,
  numbers: readonly number[],
  fitting?: (number: number) => number,
): Promise<WholeProduct[]> {
  if (numbers.length === 0) return [];
  const rows = await readRows(orm, sql`${`{${numbers.join(",")}}`}`);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => {
    const row = byNumber.get(number);
    if (row === undefined) return [];
    const product = toProduct(row);
    const variant = fitting && product.variants[fitting(number)];
    return [variant === undefined ? product : { ...product, fittingVariantId: variant.variantId }];
  });
}

/** One product with its number. */
export async function readProduct(orm: Orm, storeId: string, id: string) {
  const number = sql`SELECT p.created_order FROM ${products} p WHERE p.store_id = ${storeId} AND p.id = ${id}`;
  const [row] = await readRows(orm, sql`ARRAY(${number})`);
  return row && { number: row.number, product: toProduct(row) };
}

/**
 * Reads products with their variants as one JSON value: the database builds it and `JSON.parse` reads it, which is
 * several times less work in this process than rows of columns.
 */
async function readRows(orm: Orm, numbers: SQL): Promise<Row[]> {
  const { rows } = await orm.execute<{ found: Row[] | null }>(sql`SELECT search_index.page(${numbers}) AS found`);
  return rows[0]?.found ?? [];
}

function toProduct({ number: _inside, variants, ...row }: Row): WholeProduct {
  return { ...row, description: cleanStoreHtml(row.description), variants: (variants ?? []).map(toVariant) };
}

function toVariant({ mrpPaise, sellingPricePaise, ...row }: VariantRow): WholeVariant {
  return { ...row, mrp: paiseToRupees(mrpPaise), sellingPrice: paiseToRupees(sellingPricePaise) };
}
