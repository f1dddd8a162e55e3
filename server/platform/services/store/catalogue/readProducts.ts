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
import { type SaidIn, sayFact } from "../../common/facts/sayFact";
import { inLanguageOf } from "../../common/languages/inLanguageOf";
import { markLanguage } from "../../common/languages/markLanguage";
import { type SaidOptions, sayFrom, sayOptions } from "../../common/languages/Say";
import type { Spoken } from "../../common/languages/Spoken.types";
import type { ProductWords, StoreWords } from "../../common/languages/Translations.types";
import type { OptionPairs } from "../../common/options/OptionPairs.types";
import { toldOptions } from "../../common/options/toldOptions";

/** A product as the database writes it: as in the API's answer, except for facts, amounts and HTML. */
type Row = Omit<
  WholeProduct,
  "variants" | "brand" | "facts" | "options" | "variantCount" | "fittingVariantId" | "inFirstLanguage"
> & {
  number: number;
  facts: Facts;
  options: ProductOption[];
  variants: VariantRow[] | null;
  /** The product's words in the language; null without any. */
  words: ProductWords | null;
  /** Only in a list. */
  variantCount?: number | null;
  fittingVariantId?: string | null;
};
type VariantRow = Omit<WholeVariant, "mrp" | "sellingPrice" | "options"> & {
  mrpPaise: number;
  sellingPricePaise: number;
  options: OptionPairs;
};

/** A list contains all variants of a product with at most this many. */
const MOST_LISTED = 6;

interface Listing {
  /** When a search filters variants: the index of the variant that matches it, for a product by its number. */
  fitting?: (number: number) => number;
  /** Reads all variants of each product, however many. */
  whole?: boolean;
  /** One that the store offers besides its first one. */
  language?: Spoken | undefined;
}

/**
 * Reads products of one store for a list, in the order of their numbers (`products.createdOrder`). Of a product with many
 * variants it reads only the first, which decides whether the product is hidden, and those that a card may show (ADR 70).
 */
export async function readProducts(
  orm: Orm,
  numbers: readonly number[],
  { fitting, whole = false, language }: Listing = {},
): Promise<WholeProduct[]> {
  if (numbers.length === 0) return [];
  const places = numbers.map((number) => fitting?.(number) ?? -1);
  const [read] = await readByNumbers(orm, {
    numbers: `{${numbers.join(",")}}`,
    places: `{${places.join(",")}}`,
    most: whole ? Number.MAX_SAFE_INTEGER : MOST_LISTED,
    language: language?.code ?? null,
  });
  const told = { facts: factsOfStore(read?.declared ?? []), language, say: sayFrom(read?.words) };
  const byNumber = new Map(read?.found?.map((row) => [row.number, row]));
  return numbers.flatMap((number) => {
    const row = byNumber.get(number);
    return row ? [toProduct(row, told)] : [];
  });
}

/** One product with its number. */
export async function readProduct(orm: Orm, storeId: string, id: string, language?: Spoken) {
  const [read] = await readById(orm, { storeId, id, language: language?.code ?? null });
  const row = read?.found?.[0];
  const told = { facts: factsOfStore(read?.declared ?? []), language, say: sayFrom(read?.words) };
  return row && { number: row.number, product: toProduct(row, told) };
}

/** All columns except these are answered. */
const OF_PRODUCT = columnsBut(products, [
  "storeId",
  "position",
  "localName",
  "searchAliases",
  "translations",
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
 * Reads products with their variants as one JSON value: the database builds it and `JSON.parse` reads it, which costs this
 * process several times less than rows of columns. @param listed further columns of each product in a list, and a condition
 * for its variants
 */
const found = (from: SQL, language: SQL, listed = { columns: sql``, variants: sql`true` }) => {
  const variants = sql`SELECT json_agg(w) FROM (
    SELECT ${named({ variantId: productVariants.id, ...OF_VARIANT })} FROM ${productVariants}
    WHERE ${productVariants.productId} = ${products.id} AND ${listed.variants} ORDER BY ${productVariants.position}) w`;
  const rows = sql`SELECT json_agg(r) FROM (
    SELECT ${named({ number: products.createdOrder, ...OF_PRODUCT })}, ${products.translations} -> ${language} AS words, ${listed.columns} (${variants}) AS variants FROM ${from}) r`;
  // Two templates, because Drizzle writes the columns of the outermost one without their tables.
  return sql<Row[] | null>`(${rows})`;
};

const declared = (storeId: SQL) =>
  sql<StoreFact[] | null>`(SELECT s.declared_facts FROM ${stores} s WHERE s.id = ${storeId})`;

/** The store's short words in the language; null without one. */
const storeWords = (storeId: SQL, language: SQL) =>
  sql<
    StoreWords["words"] | null
  >`(SELECT s.translations -> ${language} -> 'words' FROM ${stores} s WHERE s.id = ${storeId})`;

/**
 * The ids of up to three of many variants: the first one, the one that a card shows without a search, and the one that the
 * search found.
 */
const SHOWN = sql`ARRAY[(array_agg(v.id ORDER BY v.position))[1], coalesce(
  (array_agg(v.id ORDER BY v.position) FILTER (WHERE v.is_visible AND v.available_quantity > 0))[1],
  (array_agg(v.id ORDER BY v.position) FILTER (WHERE v.is_visible))[1]), (array_agg(v.id ORDER BY v.position))[asked.place + 1]]`;

const readByNumbers = statement(
  ["numbers", "places", "most", "language"],
  (db, { numbers, places, most, language }) => {
    const inLanguage = sql`${language}::text`;
    const listed = sql`${products} JOIN unnest(${numbers}::int[], ${places}::int[]) AS asked(number, place)
    ON ${products.createdOrder} = asked.number
    CROSS JOIN LATERAL (SELECT count(*) <= ${most}::bigint AS all, count(*) FILTER (WHERE v.is_visible) AS visible,
      (array_agg(v.id ORDER BY v.position))[asked.place + 1] AS fitting, ${SHOWN} AS shown
      FROM ${productVariants} v WHERE v.product_id = ${products.id}) cut`;
    const columns = sql`CASE WHEN NOT cut.all THEN cut.visible END AS "variantCount", cut.fitting AS "fittingVariantId",`;
    const variants = sql`(cut.all OR ${productVariants.id} = ANY(cut.shown))`;
    const store = sql`(SELECT p.store_id FROM ${products} p WHERE p.created_order = ANY(${numbers}::int[]) LIMIT 1)`;
    return db
      .select({
        found: found(listed, inLanguage, { columns, variants }),
        declared: declared(store),
        words: storeWords(store, inLanguage),
      })
      .from(sql`(SELECT 1) AS one`)
      .prepare("products_by_numbers");
  },
);

const readById = statement(["storeId", "id", "language"], (db, { storeId, id, language }) => {
  const inLanguage = sql`${language}::text`;
  return db
    .select({
      found: found(sql`${products} WHERE ${products.storeId} = ${storeId} AND ${products.id} = ${id}`, inLanguage),
      declared: declared(sql`${storeId}`),
      words: storeWords(sql`${storeId}`, inLanguage),
    })
    .from(sql`(SELECT 1) AS one`)
    .prepare("product_by_id");
});

/** How a store tells of its products in a language. */
interface Told extends SaidIn {
  facts: readonly StoreFact[];
}

function toProduct(given: Row, { facts: storeFacts, language, say }: Told): WholeProduct {
  const { number: _inside, facts, options, variants, variantCount, fittingVariantId, words, ...row } = given;
  const { brand = "", ...others } = facts;
  const product = inLanguageOf(row, language ? { [language.code]: words ?? {} } : {}, language, [
    "name",
    "description",
  ]);
  const said = sayOptions(options, say);
  return {
    ...product,
    brand: say(brand),
    description: markLanguage(cleanStoreHtml(product.description), product, "description"),
    facts: storeFacts.flatMap((fact) => {
      const value = others[fact.name];
      return value === undefined ? [] : [sayFact(fact, value, { language, say })];
    }),
    ...(options.length > 0 && { options: variantCount == null ? said.options : said.options.map(withoutValues) }),
    variants: (variants ?? []).map((variant) => toVariant(variant, said)),
    ...(variantCount != null && { variantCount }),
    ...(fittingVariantId && { fittingVariantId }),
  };
}

const withoutValues = ({ name }: ProductOption): ProductOption => ({ name, values: [] });

function toVariant({ mrpPaise, sellingPricePaise, options, ...row }: VariantRow, { pair }: SaidOptions): WholeVariant {
  const prices = { mrp: paiseToRupees(mrpPaise), sellingPrice: paiseToRupees(sellingPricePaise) };
  return { ...row, ...prices, ...toldOptions(options.map(pair)) };
}
