import { type Column, type SQL, sql } from "drizzle-orm";
import type { Facts } from "#contract/catalogue/facts.ts";
import type { ProductOption } from "#contract/catalogue/options.ts";
import type { WholeProduct, WholeVariant } from "#contract/catalogue/products.ts";
import { cleanStoreHtml } from "#server/shared/cleanStoreHtml.ts";
import { columnsBut } from "../../../db/columnsBut";
import type { Orm } from "../../../db/db.types";
import { products, productVariants } from "../../../db/schema/catalogue";
import { stores } from "../../../db/schema/tenancy";
import { statement } from "../../../db/statement";
import { paiseToRupees } from "../../../money";
import { factsOfStore } from "../../common/facts/factsOfStore";
import type { StoreFact } from "../../common/facts/StoreFact.types";
import type { OptionPairs } from "../../common/options/OptionPairs.types";
import { toldOptions } from "../../common/options/toldOptions";

/** A product as the database writes it: as in the API's answer, except for facts, amounts and HTML. */
type Row = Omit<WholeProduct, "variants" | "brand" | "facts" | "options"> & {
  number: number;
  facts: Facts;
  options: ProductOption[];
  variants: VariantRow[] | null;
};
type VariantRow = Omit<WholeVariant, "mrp" | "sellingPrice" | "options"> & {
  mrpPaise: number;
  sellingPricePaise: number;
  options: OptionPairs;
};

/**
 * Reads products of one store in the order of their numbers (`products.createdOrder`).
 * @param fitting the index of the variant that fits, for each product, where a search narrows variants
 */
export async function readProducts(
  orm: Orm,
  numbers: readonly number[],
  fitting?: (number: number) => number,
): Promise<WholeProduct[]> {
  if (numbers.length === 0) return [];
  const [read] = await readByNumbers(orm, { numbers: `{${numbers.join(",")}}` });
  const rows = read?.found ?? [];
  const told = factsOfStore(read?.declared ?? []);
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return numbers.flatMap((number) => {
    const row = byNumber.get(number);
    if (row === undefined) return [];
    const product = toProduct(row, told);
    const variant = fitting && product.variants[fitting(number)];
    return [variant === undefined ? product : { ...product, fittingVariantId: variant.variantId }];
  });
}

/** One product with its number. */
export async function readProduct(orm: Orm, storeId: string, id: string) {
  const [read] = await readById(orm, { storeId, id });
  const row = read?.found?.[0];
  return row && { number: row.number, product: toProduct(row, factsOfStore(read?.declared ?? [])) };
}

/** All columns except these are answered. */
const OF_PRODUCT = columnsBut(products, [
  "storeId",
  "position",
  "localName",
  "searchAliases",
  "ratingCounts",
  "changedAt",
  "handle",
  "createdOrder",
]);
const OF_VARIANT = columnsBut(productVariants, [
  "id",
  "productId",
  "storeId",
  "position",
  "barcode",
  "countedQuantity",
]);

/** Columns under the names of the answer. */
const named = (columns: Record<string, Column>) =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} AS ${sql.identifier(name)}`),
    sql`, `,
  );

/**
 * Reads products with their variants as one JSON value: the database builds it and `JSON.parse` reads it, which is several
 * times less work in this process than rows of columns.
 */
const found = (which: SQL) => {
  const variants = sql`SELECT json_agg(w) FROM (
    SELECT ${named({ variantId: productVariants.id, ...OF_VARIANT })} FROM ${productVariants}
    WHERE ${productVariants.productId} = ${products.id} ORDER BY ${productVariants.position}) w`;
  const rows = sql`SELECT json_agg(r) FROM (
    SELECT ${named({ number: products.createdOrder, ...OF_PRODUCT })}, (${variants}) AS variants FROM ${products} WHERE ${which}) r`;
  // In two pieces, because Drizzle writes the columns of the outermost text without their tables.
  return sql<Row[] | null>`(${rows})`;
};

/** What the store declares of its products. */
const declared = (storeId: SQL) =>
  sql<StoreFact[] | null>`(SELECT s.declared_facts FROM ${stores} s WHERE s.id = ${storeId})`;

const readByNumbers = statement(["numbers"], (db, { numbers }) =>
  db
    .select({
      found: found(sql`${products.createdOrder} = ANY(${numbers}::int[])`),
      declared: declared(
        sql`(SELECT p.store_id FROM ${products} p WHERE p.created_order = ANY(${numbers}::int[]) LIMIT 1)`,
      ),
    })
    .from(sql`(SELECT 1) AS one`)
    .prepare("products_by_numbers"),
);

const readById = statement(["storeId", "id"], (db, { storeId, id }) =>
  db
    .select({
      found: found(sql`${products.storeId} = ${storeId} AND ${products.id} = ${id}`),
      declared: declared(sql`${storeId}`),
    })
    .from(sql`(SELECT 1) AS one`)
    .prepare("product_by_id"),
);

function toProduct(
  { number: _inside, facts, options, variants, ...row }: Row,
  told: readonly StoreFact[],
): WholeProduct {
  const { brand = "", ...others } = facts;
  return {
    ...row,
    brand,
    description: cleanStoreHtml(row.description),
    facts: told.flatMap(({ name, label }) => {
      const value = others[name];
      return value === undefined ? [] : [{ name, label, value }];
    }),
    ...(options.length > 0 && { options }),
    variants: (variants ?? []).map(toVariant),
  };
}

function toVariant({ mrpPaise, sellingPricePaise, options, ...row }: VariantRow): WholeVariant {
  const prices = { mrp: paiseToRupees(mrpPaise), sellingPrice: paiseToRupees(sellingPricePaise) };
  return { ...row, ...prices, ...toldOptions(options) };
}
