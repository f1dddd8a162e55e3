import { sql } from "drizzle-orm";
import type { ProductOption } from "#contract/catalogue/options.ts";
import type { LanguageCode } from "#contract/languages.ts";
import type { Orm } from "../../../../db/db.types";
import { categories, products, productVariants } from "../../../../db/schema/catalogue";
import { changes as pageChanges } from "../../../../db/schema/changes";
import { listings } from "../../../../db/schema/searchIndex";
import { stores } from "../../../../db/schema/tenancy";
import { statement } from "../../../../db/statement";
import type { StoreFact } from "../../../common/facts/StoreFact.types";
import type { ListingFacts, ShelfCategory, VariantFacts } from "./shelf.types";

/** What changed in a store's index, and up to which transaction. */
export interface Changes {
  /** The numbers of the listings (`products.createdOrder`), in no order. */
  numbers: number[];
  /** The oldest transaction that was running. The next call asks for what it and later transactions changed. */
  mark: number;
  /** The transaction that last changed the store's categories; 0 for none. */
  categoriesXid: number;
  /** The transactions from `since` on that changed what pages of products show. */
  contentXids: number[];
  declared: StoreFact[];
  languages: LanguageCode[];
}

/**
 * The listings that transaction `since` or a later one changed, and those with a variant that sold out or came back.
 * `since` 0 reads all listings of the store.
 */
export async function readChanges(orm: Orm, storeId: string, since: number): Promise<Changes> {
  const [row] = await read(orm, { storeId, since });
  const [mark, categoriesXid, numbers] = row?.found ?? [0, null, null];
  return {
    mark,
    categoriesXid: categoriesXid ?? 0,
    numbers: numbers ?? [],
    contentXids: row?.contentXids?.split(",").map(Number) ?? [],
    declared: row?.store?.declared ?? [],
    languages: row?.store?.languages ?? [],
  };
}

const read = statement(["storeId", "since"], (db, { storeId, since }) =>
  db
    .select({
      found: sql<[number, number | null, number[] | null]>`search_index.changes(${storeId}, ${since}::bigint)`,
      contentXids: sql<string | null>`(SELECT string_agg(c.xid::text, ',') FROM ${pageChanges} c
        WHERE c.xid >= ${since}::bigint AND ${since}::bigint > 0 AND c.store_id = ${storeId} AND c.kind IN ('catalogue', 'reviews', 'settings'))`,
      store: sql<Pick<Changes, "declared" | "languages"> | null>`(
        SELECT json_build_object('declared', s.declared_facts, 'languages', s.languages) FROM ${stores} s WHERE s.id = ${storeId})`,
    })
    .from(sql`(SELECT 1) AS one`)
    .prepare("shelf_changes"),
);

/** The index's columns, all in the same order. */
interface Columns {
  numbers: number[];
  categoryIds: string[];
  positions: number[];
  prices: number[];
  ratings: number[];
  /** Bits: 1 visible, 2 subscribable. */
  flags: number[];
  texts: number[];
  /** The values of each requested fact. */
  facts: (string | null)[][];
  options: (ProductOption[] | null)[];
  variants: (VariantFacts[] | null)[];
}

/**
 * The current entries of these listings in the search index, in the order of their numbers. @param facts the names of the
 * facts to read
 */
export async function readListings(
  orm: Orm,
  numbers: readonly number[],
  facts: readonly string[],
): Promise<ListingFacts[]> {
  const read = statements[facts.length] ?? readColumns(facts.length);
  statements[facts.length] = read;
  const names = Object.fromEntries(facts.map((name, at) => [factAt(at), name]));
  const [row] = await read(orm, { numbers: `{${numbers.join(",")}}`, ...names });
  const found = row?.found;
  return found?.numbers == null ? [] : listingsOf(found as Columns).sort((a, b) => a.number - b.number);
}

function listingsOf({
  numbers,
  categoryIds,
  positions,
  prices,
  ratings,
  flags,
  texts,
  facts,
  options,
  variants,
}: Columns): ListingFacts[] {
  return numbers.map((number, at) => ({
    number,
    categoryId: categoryIds[at] as string,
    position: positions[at] as number,
    pricePaise: prices[at] as number,
    variants: variants[at] ?? [],
    ratingTenths: ratings[at] as number,
    isVisible: ((flags[at] as number) & 1) !== 0,
    isSubscribable: ((flags[at] as number) & 2) !== 0,
    facts: facts.map((values) => values[at] ?? null),
    ...(options[at] && { options: options[at] }),
    textHash: texts[at] as number,
  }));
}

type FactParameter = `fact${number}`;
const factAt = (at: number): FactParameter => `fact${at}`;

/**
 * A variant as its price; 1 for visible + 2 for in stock + 4 × the kind of its size (`KIND`, 0 for other units); its size
 * in the unit of this kind; and its options.
 */
const variantsOf = sql`SELECT json_agg(json_build_array(v.selling_price_paise,
    v.is_visible::int + 2 * (v.available_quantity > 0)::int + 4 * CASE v.weight_unit
      WHEN 'GRAM' THEN 1 WHEN 'KILOGRAM' THEN 1 WHEN 'MILLIGRAM' THEN 1 WHEN 'MILLILITRE' THEN 2 WHEN 'LITRE' THEN 2
      WHEN 'PIECE' THEN 3 WHEN 'DOZEN' THEN 3 WHEN 'CENTIMETRE' THEN 4 WHEN 'METRE' THEN 4 ELSE 0 END,
    v.weight * CASE v.weight_unit WHEN 'KILOGRAM' THEN 1000 WHEN 'LITRE' THEN 1000 WHEN 'MILLIGRAM' THEN 0.001
      WHEN 'DOZEN' THEN 12 WHEN 'METRE' THEN 100 ELSE 1 END,
    nullif(v.options, '[]')) ORDER BY v.position)
  FROM ${productVariants} v WHERE v.product_id = l.product_id`;

/** By the number of facts. Each number needs its own statement, because a parameter cannot name a column of the result. */
const statements: ReturnType<typeof readColumns>[] = [];

const readColumns = (count: number) => {
  const names = Array.from({ length: count }, (_, at) => factAt(at));
  return statement(["numbers", ...names], (db, given) =>
    db
      .select({
        found: sql<{ [C in keyof Columns]: Columns[C] | null }>`json_build_object('numbers', json_agg(l.number),
        'categoryIds', json_agg(l.category_id), 'positions', json_agg(l.position), 'prices', json_agg(l.price_paise),
        'ratings', json_agg(l.rating_tenths), 'flags', json_agg(l.is_visible::int + 2 * l.is_subscribable::int),
        'texts', json_agg(hashtext(l.name_key || l.head || l.words::text)),
        'facts', json_build_array(${sql.join(
          names.map((name) => sql`json_agg(p.facts->>${given[name]}::text)`),
          sql`, `,
        )}),
        'options', json_agg(nullif(p.options, '[]')), 'variants', json_agg((${variantsOf})))`,
      })
      .from(sql`${listings} l LEFT JOIN ${products} p ON p.created_order = l.number`)
      .where(sql`l.number = ANY(${given.numbers}::int[])`)
      .prepare(`shelf_columns_${count}`),
  );
};

export async function readCategories(orm: Orm, storeId: string): Promise<ShelfCategory[]> {
  const { rows } = await orm.execute<{ found: ShelfCategory[] | null }>(sql`
    SELECT json_agg(json_build_object('id', id, 'name', name, 'imagePath', image_path, 'isActive', is_active, 'translations', translations)
      ORDER BY position, id) AS found FROM ${categories} WHERE store_id = ${storeId}`);
  return rows[0]?.found ?? [];
}

/** The numbers of all listings, sorted by name. */
export async function readNameOrder(orm: Orm, storeId: string): Promise<number[]> {
  const { rows } = await orm.execute<{ numbers: number[] | null }>(sql`
    SELECT json_agg(number ORDER BY name_key COLLATE "C", number) AS numbers
    FROM ${listings} WHERE store_id = ${storeId}`);
  return rows[0]?.numbers ?? [];
}

/** More are hardly looked through. */
const MOST_REDUCED = 1000;

/** The numbers of the products that are sold below their MRP, the largest share off first. */
export async function readReductions(orm: Orm, storeId: string): Promise<number[]> {
  const { rows } = await orm.execute<{ number: number }>(sql`
    SELECT l.number FROM ${listings} l JOIN ${productVariants} v ON v.product_id = l.product_id
    WHERE l.store_id = ${storeId} AND v.store_id = ${storeId} AND v.position = 0 AND v.is_visible AND v.selling_price_paise < v.mrp_paise
    ORDER BY (v.mrp_paise - v.selling_price_paise)::float / v.mrp_paise DESC, l.number LIMIT ${MOST_REDUCED}`);
  return rows.map(({ number }) => number);
}
