import { setImmediate as othersFirst } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../../../../db/db.types";
import { deleteInBatches } from "../../../../db/deleteInBatches";
import { stockChanges } from "../../../../db/schema/searchIndex";
import { readCategories, readChanges, readListings, readNameOrder, readReductions } from "./readShelf";
import { StoreShelf } from "./StoreShelf";
import type { ShelfOrder } from "./shelf.types";

/** About 200 MB, if so many are ever read. */
const LISTINGS_KEPT = 2_000_000;

/** Listings read by one statement, which takes some ten milliseconds. */
const READ_AT_ONCE = 2500;

/**
 * For how long the database remembers which products sold out. A shelf that was not used for half that time is read anew.
 */
const STOCK_REMEMBERED_DAYS = 7;
const LOOKED_LATELY_MS = (STOCK_REMEMBERED_DAYS / 2) * 86_400_000;

/** Changes of contents are deleted after an hour (ADR 14). */
const CONTENT_REMEMBERED_MS = 1_800_000;

interface Kept {
  shelf: StoreShelf;
  /** By this process's clock. */
  lookedAt: number;
  /** See `Changes.mark`. */
  mark: number;
  categoriesXid: number;
  /** See `Changes.contentXids`. They are reported again while an older transaction is open. */
  contentXids: ReadonlySet<number>;
  /** Set during a refresh, so that all callers wait for the same one. */
  refreshing: Promise<void> | undefined;
}

/**
 * The shelves of the stores; each is read at its first use. Every later use asks the database what changed since, which is
 * one read of an index, so that a change is seen at once, whichever process made it.
 */
export class Shelves {
  /** Not `lru-cache`, which weighs an entry only once, but a shelf grows. */
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly db: Db) {}

  async of(storeId: string): Promise<StoreShelf> {
    const kept = this.kept.get(storeId) ?? {
      shelf: new StoreShelf(storeId),
      lookedAt: 0,
      mark: 0,
      categoriesXid: -1,
      contentXids: new Set(),
      refreshing: undefined,
    };
    this.kept.delete(storeId);
    this.kept.set(storeId, kept);
    kept.refreshing ??= this.refresh(kept).finally(() => {
      kept.refreshing = undefined;
    });
    await kept.refreshing;
    this.forgetOldest();
    return kept.shelf;
  }

  /** The database sorts by name and by reduction, and only when a list of this order is asked for. */
  async prepare(shelf: StoreShelf, order: ShelfOrder | undefined): Promise<void> {
    const by = order === "nameDown" ? "name" : order;
    if (by !== "name" && by !== "reduction") return;
    const read = by === "name" ? readNameOrder : readReductions;
    if (shelf.needsOrder(by)) shelf.setOrder(by, await read(this.db.orm, shelf.storeId));
  }

  /** Deletes old rows; called from time to time. */
  forgetOld(signal?: AbortSignal): Promise<void> {
    const old = sql`changed_at < now() - make_interval(days => ${STOCK_REMEMBERED_DAYS}::int)`;
    return deleteInBatches(this.db, stockChanges, old, signal);
  }

  private async refresh(kept: Kept): Promise<void> {
    const { shelf } = kept;
    const now = performance.now();
    if (now - kept.lookedAt > LOOKED_LATELY_MS) kept.mark = 0;
    const isContentKnown = now - kept.lookedAt < CONTENT_REMEMBERED_MS;
    let changes = await readChanges(this.db.orm, shelf.storeId, kept.mark);
    if (shelf.setFacts(changes.declared) && kept.mark > 0) {
      kept.mark = 0;
      changes = await readChanges(this.db.orm, shelf.storeId, kept.mark);
    }
    shelf.languages = changes.languages;
    kept.lookedAt = now;
    if (!isContentKnown || changes.contentXids.some((xid) => !kept.contentXids.has(xid))) shelf.contentRevision += 1;
    kept.contentXids = new Set(changes.contentXids);
    if (changes.categoriesXid >= kept.mark || kept.categoriesXid !== changes.categoriesXid) {
      const categories = await readCategories(this.db.orm, shelf.storeId);
      shelf.setCategories(categories);
      kept.categoriesXid = changes.categoriesXid;
    }
    if (changes.numbers.length > 0) await this.readInto(shelf, changes.numbers);
    kept.mark = changes.mark;
  }

  /** A large store is read in pieces, so that other requests are answered in between. */
  private async readInto(shelf: StoreShelf, numbers: number[]): Promise<void> {
    numbers.sort((a, b) => a - b);
    const names = shelf.facts.map(({ name }) => name);
    for (let from = 0; from < numbers.length; from += READ_AT_ONCE) {
      if (from > 0) await othersFirst();
      shelf.put(await readListings(this.db.orm, numbers.slice(from, from + READ_AT_ONCE), names));
    }
  }

  private forgetOldest(): void {
    let total = 0;
    for (const { shelf } of this.kept.values()) total += shelf.size;
    for (const [storeId, { shelf }] of this.kept) {
      if (total <= LISTINGS_KEPT || this.kept.size === 1) return;
      this.kept.delete(storeId);
      total -= shelf.size;
    }
  }
}
