import { FED, LAST_RESORT_MS, NOT_FOUND, UNFED } from "./ages";
import { BoundedPages, type HeldPage } from "./BoundedPages";
import type { KeptPage, PageKey } from "./KeptPage.types";
import { MakingQueue } from "./MakingQueue";

/** Drawing takes this thread's time and the platform's: more at once make each of them later, not sooner. */
const MADE_AT_ONCE = 8;
const WAITING_AT_MOST = 200;
/** No page takes longer to make; an older change cannot concern one that is being made, and is forgotten. */
const MAKING_TAKES_AT_MOST_MS = 60_000;
const ALL = "*";

interface Making {
  page: Promise<KeptPage | undefined>;
  since: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** Monotonic, in ms. */
  now: () => number;
  /** Changes are heard of. */
  isFed: () => boolean;
}

/**
 * Pages that were made, for all who ask for the same: fresh ones at once, stale ones at once while one making is under
 * way, others after it or, when that takes longer than `limitMs`, as old as they are (bar 14, ADR 14).
 */
export class PageCache {
  private readonly held: BoundedPages;
  private readonly queue = new MakingQueue(MADE_AT_ONCE, WAITING_AT_MOST);
  private readonly underWay = new Map<string, Making>();
  /** When a store was last told to have changed. */
  private readonly changes = new Map<string, number>();

  constructor(private readonly options: PageCacheOptions) {
    this.held = new BoundedPages(options.maxBytes);
  }

  get bytes(): number {
    return this.held.bytes;
  }

  /**
   * @param make never called twice at once for a key; a rejection is a page that could not be made
   * @returns `undefined` when there is none in time
   */
  async ask(key: PageKey, make: () => Promise<KeptPage>, limitMs: number): Promise<KeptPage | undefined> {
    const now = this.options.now();
    const found = this.held.get(key.text);
    const age = found ? now - found.madeAt : Number.POSITIVE_INFINITY;
    const ages = this.agesOf(found);
    if (found && !found.isOutdated && age < ages.fresh) return found.page;
    const making = this.underWay.get(key.text) ?? this.begin(key, make);
    if (found && !found.isOutdated && age < ages.stale) return found.page;
    const lastResort = found?.page.status === 200 && age < LAST_RESORT_MS ? found.page : undefined;
    // Where an old page is at hand, one shopper's wait for the new one is enough.
    const made = await inTime(making.page, lastResort ? limitMs - (now - making.since) : limitMs);
    return made?.isWhole ? made : (lastResort ?? made);
  }

  /**
   * What a store's pages show has changed; `undefined`: any store's may have.
   * @param isUrgent false: it may be shown once more while it is made anew
   */
  outdate(storeId: string | undefined, isUrgent: boolean): void {
    const now = this.options.now();
    this.changes.set(storeId ?? ALL, now);
    for (const [changed, at] of this.changes) if (now - at > MAKING_TAKES_AT_MOST_MS) this.changes.delete(changed);
    this.held.forEach((held) => {
      // What is no store's page may be a new store's by now.
      if (storeId !== undefined && (held.page.storeId ?? storeId) !== storeId) return;
      if (isUrgent) held.isOutdated = true;
      else held.madeAt = Math.min(held.madeAt, now - FED.fresh);
    });
  }

  private begin(key: PageKey, make: () => Promise<KeptPage>): Making {
    const page = this.queue
      .run(async () => {
        const begun = this.options.now();
        const made = await make();
        if (made.isWhole && made.status !== 503) this.keep(key, made, begun);
        return made;
      })
      .catch(() => undefined)
      .finally(() => this.underWay.delete(key.text));
    const making = { page, since: this.options.now() };
    this.underWay.set(key.text, making);
    return making;
  }

  /** As old as the oldest thing in it; and what was heard of since may not be in it. */
  private keep(key: PageKey, page: KeptPage, begun: number): void {
    const changed = Math.max(this.changes.get(ALL) ?? -1, this.changes.get(page.storeId ?? "") ?? -1);
    this.held.put(key.text, { page, kind: key.kind, madeAt: begun, isOutdated: changed >= begun });
  }

  private agesOf(found: HeldPage | undefined) {
    if (found?.page.status === 404) return NOT_FOUND;
    return this.options.isFed() ? FED : UNFED;
  }
}

async function inTime(making: Promise<KeptPage | undefined>, limitMs: number): Promise<KeptPage | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), limitMs);
  });
  try {
    return await Promise.race([making, late]);
  } finally {
    clearTimeout(timer);
  }
}
