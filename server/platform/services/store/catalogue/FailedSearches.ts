import { desc, eq, sql } from "drizzle-orm";
import type { Page } from "#contract/wire.types.ts";
import type { Clock } from "../../../clock";
import type { Db } from "../../../db/db.types";
import { deleteInBatches } from "../../../db/deleteInBatches";
import { failedSearches } from "../../../db/schema/owner";
import type { Owner } from "../../common/audit/Owner.types";
import { readPage } from "../../common/readPage";
import type { Wanted } from "../../common/Wanted.types";
import { queryWords } from "./search/queryWords";

export type FailedSearch = Omit<typeof failedSearches.$inferSelect, "storeId">;

/** The most queries that a process keeps until it writes them, and that a store keeps at all. */
const GATHERED = 5000;
const KEPT = 1000;
const KEPT_DAYS = 90;
/** May be a telephone number, an order or an address of a shopper. */
const PERSONAL = /@|\p{Nd}{4}/u;

/**
 * What shoppers of a store searched for in vain, for its owner: which words to add. A query is kept in its normal form with
 * a count and a day, and nothing about who searched (ADR 78).
 */
export class FailedSearches {
  private gathered = new Map<string, { storeId: string; query: string; count: number; lastDay: string }>();

  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  /** Costs the shopper's call nothing: `write` is called from time to time. */
  add(storeId: string, asked: string): void {
    const query = queryWords(asked).join(" ");
    if (query === "" || PERSONAL.test(asked)) return;
    const key = JSON.stringify([storeId, query]);
    const known = this.gathered.get(key);
    if (known === undefined && this.gathered.size >= GATHERED) return;
    const lastDay = this.clock.now().toISOString().slice(0, 10);
    this.gathered.set(key, { storeId, query, count: (known?.count ?? 0) + 1, lastDay });
  }

  async write(): Promise<void> {
    if (this.gathered.size === 0) return;
    const rows = [...this.gathered.values()].sort((a, b) => (a.storeId + a.query < b.storeId + b.query ? -1 : 1));
    this.gathered = new Map();
    await this.db.orm
      .insert(failedSearches)
      .values(rows)
      .onConflictDoUpdate({
        target: [failedSearches.storeId, failedSearches.query],
        set: {
          count: sql`${failedSearches.count} + excluded.count`,
          lastDay: sql`greatest(${failedSearches.lastDay}, excluded.last_day)`,
        },
      });
    for (const storeId of new Set(rows.map((row) => row.storeId))) {
      const rest = sql`store_id = ${storeId} AND query IN (
        SELECT query FROM ${failedSearches} WHERE store_id = ${storeId}
        ORDER BY last_day DESC, count DESC, query OFFSET ${KEPT})`;
      await deleteInBatches(this.db, failedSearches, rest);
    }
  }

  /** The most frequent first. */
  async list({ storeId }: Pick<Owner, "storeId">, wanted: Wanted): Promise<Page<FailedSearch>> {
    const { orm } = this.db;
    await this.write();
    const { query, count, lastDay } = failedSearches;
    const ofStore = eq(failedSearches.storeId, storeId);
    return readPage(wanted, orm.$count(failedSearches, ofStore), (limit, offset) =>
      orm
        .select({ query, count, lastDay })
        .from(failedSearches)
        .where(ofStore)
        .orderBy(desc(count), desc(lastDay), query)
        .limit(limit)
        .offset(offset),
    );
  }

  /** Deletes what nobody has searched for lately; called from time to time. */
  forgetOld(signal?: AbortSignal): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000).toISOString().slice(0, 10);
    return deleteInBatches(this.db, failedSearches, sql`last_day < ${before}`, signal);
  }
}
