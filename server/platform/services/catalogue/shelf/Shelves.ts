import { setImmediate as othersFirst } from "node:timers/promises";
import type { Db } from "../../../db/db.types";
import { readCategories, readChanges, readListings, readNameOrder } from "./readShelf";
import { StoreShelf } from "./StoreShelf";

/** Roughly 150 MB, should so many ever be asked for. */
const LISTINGS_KEPT = 2_000_000;

/** Listings a statement: some ten milliseconds. */
const READ_AT_ONCE = 2500;

interface Kept {
  shelf: StoreShelf;
  /** See `Changes.mark`. */
  mark: number;
  categoriesXid: number;
  /** Under way: whoever asks meanwhile waits for the same answer. */
  refreshing: Promise<void> | undefined;
}

/**
 * The stores' shelves, each read when it is first asked for. Every later use asks the database what changed since, which
 * is one look into an index; so a change is seen at once, whichever process made it.
 */
export class Shelves {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly db: Db) {}

  async of(storeId: string): Promise<StoreShelf> {
    const kept = this.kept.get(storeId) ?? {
      shelf: new StoreShelf(storeId),
      mark: 0,
      categoriesXid: -1,
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

  /** Names are sorted by the database, and only when somebody wants them sorted. */
  async byName(shelf: StoreShelf): Promise<void> {
    if (shelf.needsNames) shelf.setNames(await readNameOrder(this.db.orm, shelf.storeId));
  }

  private async refresh(kept: Kept): Promise<void> {
    const { shelf } = kept;
    const changes = await readChanges(this.db.orm, shelf.storeId, kept.mark);
    if (changes.categoriesXid >= kept.mark || kept.categoriesXid !== changes.categoriesXid) {
      const categories = await readCategories(this.db.orm, shelf.storeId);
      shelf.setCategories(categories);
      kept.categoriesXid = changes.categoriesXid;
    }
    if (changes.numbers.length > 0) await this.readInto(shelf, changes.numbers);
    kept.mark = changes.mark;
  }

  /** A large store is read bit by bit, and who asks for something else meanwhile is answered between two of them. */
  private async readInto(shelf: StoreShelf, numbers: number[]): Promise<void> {
    numbers.sort((a, b) => a - b);
    for (let from = 0; from < numbers.length; from += READ_AT_ONCE) {
      if (from > 0) await othersFirst();
      shelf.put(await readListings(this.db.orm, numbers.slice(from, from + READ_AT_ONCE)));
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
