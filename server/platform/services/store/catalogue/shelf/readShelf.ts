import { sql } from "drizzle-orm";
import type { Orm } from "../../../../db/db.types";
import { categories } from "../../../../db/schema/catalogue";
import { changes as pageChanges } from "../../../../db/schema/changes";
import { listings } from "../../../../db/schema/searchIndex";
import { statement } from "../../../../db/statement";
import type { ListingFacts, ShelfCategory, VariantFacts } from "./shelf.types";

/** What changed in a store's index, and up to which transaction. */
export interface Changes {
  /** The numbers of the listings (`products.createdOrder`), in no order. */
  numbers: number[];
  /** The oldest transaction that was under way. The next call asks for what it and later transactions changed. */
  mark: number;
  /** The transaction that last changed the store's categories; 0 for none. */
  categoriesXid: number;
  /** The transactions from `since` on that changed what pages of products show. */
  contentXids: number[];
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
  };
}

const read = statement(["storeId", "since"], (db, { storeId, since }) =>
  db
    .select({
      found: sql<[number, number | null, number[] | null]>`search_index.changes(${storeId}, ${since}::bigint)`,
      contentXids: sql<string | null>`(SELECT string_agg(c.xid::text, ',') FROM ${pageChanges} c
        WHERE c.xid >= ${since}::bigint AND ${since}::bigint > 0 AND c.store_id = ${storeId} AND c.kind IN ('catalogue', 'reviews'))`,
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
  variants: (VariantFacts[] | null)[];
}

/** These listings as the index has them now, in the order of their numbers. */
export async function readListings(orm: Orm, numbers: readonly number[]): Promise<ListingFacts[]> {
  const { rows } = await orm.execute<{ found: { [C in keyof Columns]: Columns[C] | null } }>(
    sql`SELECT search_index.columns(${`{${numbers.join(",")}}`}) AS found`,
  );
  const found = rows[0]?.found;
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
    textHash: texts[at] as number,
  }));
}

export async function readCategories(orm: Orm, storeId: string): Promise<ShelfCategory[]> {
  const { rows } = await orm.execute<{ found: ShelfCategory[] | null }>(sql`
    SELECT json_agg(json_build_object('id', id, 'name', name, 'imagePath', image_path, 'isActive', is_active)
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
