import { sql } from "drizzle-orm";
import type { Orm } from "../../../db/db.types";
import { categories } from "../../../db/schema/catalogue";
import { categoryChanges, listings } from "../../../db/schema/search-index";
import type { ListingFacts, ShelfCategory } from "./shelf.types";

/** What of the index changed for a store, and up to where that is known. */
export interface Changes {
  rows: ListingFacts[];
  /** The oldest transaction that was under way: what it and later ones change is asked for the next time. */
  mark: number;
  /** The transaction that last changed the store's categories; 0 for none. */
  categoriesXid: number;
}

type Packed = [number, string, number, number, number, boolean, boolean, number];

const packed = sql.raw(
  "number, category_id, position, price_paise, rating_tenths, is_visible, is_subscribable, hashtext(name_key || words::text)",
);

/**
 * Rows changed by transaction `since` or a later one; all of them when it is 0. Rows "of the future", which a restored
 * dump can hold, are not changes.
 */
export async function readChanges(orm: Orm, storeId: string, since: number): Promise<Changes> {
  const recent = sql`AND changed_xid >= ${since} AND changed_xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;
  const { rows } = await orm.execute<{ mark: number; categories_xid: number | null; changed: Packed[] | null }>(sql`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text::float8 AS mark,
      (SELECT changed_xid::float8 FROM ${categoryChanges} WHERE store_id = ${storeId}) AS categories_xid,
      (SELECT json_agg(json_build_array(${packed}) ORDER BY number) FROM ${listings}
        WHERE store_id = ${storeId} ${since === 0 ? sql`` : recent}) AS changed`);
  const [found] = rows;
  return {
    mark: found?.mark ?? 0,
    categoriesXid: found?.categories_xid ?? 0,
    rows: (found?.changed ?? []).map(unpack),
  };
}

function unpack([number, categoryId, position, pricePaise, ratingTenths, isVisible, isSubscribable, textHash]: Packed) {
  return { number, categoryId, position, pricePaise, ratingTenths, isVisible, isSubscribable, textHash };
}

export async function readCategories(orm: Orm, storeId: string): Promise<ShelfCategory[]> {
  const { rows } = await orm.execute<{ found: ShelfCategory[] | null }>(sql`
    SELECT json_agg(json_build_object('id', id, 'name', name, 'imagePath', image_path, 'isActive', is_active)
      ORDER BY position, id) AS found FROM ${categories} WHERE store_id = ${storeId}`);
  return rows[0]?.found ?? [];
}

/** Every listing's number by name. */
export async function readNameOrder(orm: Orm, storeId: string): Promise<number[]> {
  const { rows } = await orm.execute<{ numbers: number[] | null }>(sql`
    SELECT json_agg(number ORDER BY name_key COLLATE "C", number) AS numbers
    FROM ${listings} WHERE store_id = ${storeId}`);
  return rows[0]?.numbers ?? [];
}
