import { sql } from "drizzle-orm";
import type { SitemapPage } from "#contract/catalogue/sitemap.ts";
import type { PageQuery } from "#contract/wire.types.ts";
import type { Db } from "../../../db/db.types";
import { products } from "../../../db/schema/catalogue";
import type { Shelves } from "./shelf/Shelves";

/** The products that a store shows to search engines. The rows are narrow, because all of them are read at once. */
export class Sitemap {
  constructor(
    private readonly db: Db,
    private readonly shelves: Shelves,
  ) {}

  async products(storeId: string, { page = 1, size = 1000 }: PageQuery): Promise<SitemapPage> {
    const shelf = await this.shelves.of(storeId);
    const newest = shelf.listedAlike("newest");
    const total = newest.length;
    const behind = Math.max(0, total - (page - 1) * size);
    const numbers = shelf.numbersOf(newest.subarray(Math.max(0, behind - size), behind));
    return { products: await this.read(numbers), total, page, totalPages: Math.ceil(total / size) };
  }

  private async read(numbers: readonly number[]): Promise<SitemapPage["products"]> {
    if (numbers.length === 0) return [];
    const { rows } = await this.db.orm.execute<{ found: [id: string, changedAt: string][] | null }>(sql`
      SELECT json_agg(json_build_array(id, changed_at) ORDER BY created_order) AS found
      FROM ${products} WHERE created_order = ANY(${`{${numbers.join(",")}}`}::int[])`);
    return (rows[0]?.found ?? []).map(([id, changedAt]) => ({ id, changedAt: new Date(changedAt).toISOString() }));
  }
}
