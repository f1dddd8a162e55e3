import { setTimeout as delay } from "node:timers/promises";
import { tightened } from "../page/packed";
import { FED, LAST_RESORT_MS, NOT_FOUND, UNFED } from "./ages";
import { BoundedPages, type HeldPage } from "./BoundedPages";
import type { KeptPage, PageKey } from "./KeptPage.types";
import { makingQueue } from "./makingQueue";

/** Drawing takes time of this thread and of the platform, so more drawings at once would make each of them later. */
const MADE_AT_ONCE = 8;
const WAITING_AT_MOST = 200;
/**
 * After this many requests a page is packed at the best quality. One browser asks twice, for the page and for its data, so
 * this is the second reader of the same bytes; most pages are asked for once, by a crawler.
 */
const ASKED_OFTEN = 2;
/** One after another, because each takes a processor for a tenth of a second. */
const TIGHTENED_AT_ONCE = 1;
const TO_TIGHTEN_AT_MOST = 1_000;
/** No page takes longer to make, so an older change cannot concern a page that is being made, and is forgotten. */
const MAKING_TAKES_AT_MOST_MS = 60_000;
const ALL = "*";

interface Making {
  page: Promise<KeptPage | undefined>;
  since: number;
}

/** How long a request waits for a page that is being made, in ms. */
export interface WaitLimits {
  /** When an older page can be sent instead. */
  withOld: number;
  withNone: number;
}

export interface PageCacheOptions {
  maxBytes: number;
  /** A monotonic clock in ms. */
  now: () => number;
  /** True while the platform's changes reach this cache. */
  isFed: () => boolean;
}

/**
 * Keeps pages for all who ask for the same one. A fresh page is sent at once, a stale one at once while a new one is made.
 * For any other page the request waits for the new one; at its limit it gets the old one, if there is one (bar 14, ADR 14).
 */
export class PageCache {
  private readonly held: BoundedPages;
  private readonly queue = makingQueue(MADE_AT_ONCE, WAITING_AT_MOST);
  private readonly tightening = makingQueue(TIGHTENED_AT_ONCE, TO_TIGHTEN_AT_MOST);
  private readonly beingTightened = new Set<string>();
  private readonly underWay = new Map<string, Making>();
  /** When the last change of each store was reported. */
  private readonly changes = new Map<string, number>();

  constructor(private readonly options: PageCacheOptions) {
    this.held = new BoundedPages(options.maxBytes);
  }

  get bytes(): number {
    return this.held.bytes;
  }

  /** The page, counted as asked for, if `ask` would give it without making a new one. */
  fresh(key: PageKey): KeptPage | undefined {
    const found = this.held.peek(key.text);
    const isFresh = found && !found.isOutdated && this.options.now() - found.madeAt < this.agesOf(found).fresh;
    if (!isFresh) return undefined;
    const { page, asked } = this.held.get(key.text) ?? found;
    if (asked >= ASKED_OFTEN && !page.body.isTight) void this.tighten(key, page);
    return page;
  }

  /**
   * @param make never called twice at once for a key; it rejects when the page could not be made
   * @returns `undefined` when there is no page in time
   */
  async ask(key: PageKey, make: () => Promise<KeptPage>, limits: WaitLimits): Promise<KeptPage | undefined> {
    const fresh = this.fresh(key);
    if (fresh) return fresh;
    const now = this.options.now();
    const found = this.held.get(key.text);
    const age = found ? now - found.madeAt : Number.POSITIVE_INFINITY;
    const ages = this.agesOf(found);
    const making = this.underWay.get(key.text) ?? this.begin(key, make);
    if (found && !found.isOutdated && age < ages.stale) return found.page;
    const lastResort = found?.page.status === 200 && age < LAST_RESORT_MS ? found.page : undefined;
    // If there is an old page, only the first shopper waits out the limit for the new one.
    const waitMs = lastResort ? limits.withOld - (now - making.since) : limits.withNone;
    const made = await Promise.race([making.page, delay(waitMs, undefined, { ref: false })]);
    return made?.isWhole ? made : (lastResort ?? made);
  }

  /**
   * Marks the pages of a store as out of date; of all stores when `storeId` is `undefined`. @param isUrgent false: each
   * page may be shown once more while a new one is made
   */
  outdate(storeId: string | undefined, isUrgent: boolean): void {
    const now = this.options.now();
    this.changes.set(storeId ?? ALL, now);
    for (const [changed, at] of this.changes) if (now - at > MAKING_TAKES_AT_MOST_MS) this.changes.delete(changed);
    this.held.forEach((held) => {
      // A page that belonged to no store may belong to a new store by now.
      if (storeId !== undefined && (held.page.storeId ?? storeId) !== storeId) return;
      if (isUrgent) held.isOutdated = true;
      else held.madeAt = Math.min(held.madeAt, now - FED.fresh);
    });
  }

  private begin(key: PageKey, make: () => Promise<KeptPage>): Making {
    const page = this.queue(async () => {
      const begun = this.options.now();
      const made = await make();
      if (made.isWhole) this.keep(key, made, begun);
      return made;
    })
      .catch(() => undefined)
      .finally(() => this.underWay.delete(key.text));
    const making = { page, since: this.options.now() };
    this.underWay.set(key.text, making);
    return making;
  }

  /**
   * A page is as old as its oldest data, so its age counts from `begun`. A change reported since then may be missing in it.
   */
  private keep(key: PageKey, page: KeptPage, begun: number): void {
    const changed = Math.max(this.changes.get(ALL) ?? -1, this.changes.get(page.storeId ?? "") ?? -1);
    const former = this.held.peek(key.text);
    const same = former?.page.body.tag === page.body.tag ? former : undefined;
    this.held.put(key.text, {
      page: same ? { ...page, body: same.page.body } : page,
      kind: key.kind,
      madeAt: begun,
      isOutdated: changed >= begun,
      asked: same?.asked ?? 0,
    });
  }

  /** Packs a page at the best quality and keeps it so, unless a newer one has come. */
  private async tighten({ text }: PageKey, page: KeptPage): Promise<void> {
    if (this.beingTightened.has(text)) return;
    this.beingTightened.add(text);
    try {
      const body = await this.tightening(() => tightened(page.body));
      const held = this.held.peek(text);
      if (held?.page === page) this.held.put(text, { ...held, page: { ...page, body } });
    } catch {
      // Too many wait. The next request for the page may try again.
    } finally {
      this.beingTightened.delete(text);
    }
  }

  private agesOf(found: HeldPage | undefined) {
    if (found?.page.status === 404) return NOT_FOUND;
    return this.options.isFed() ? FED : UNFED;
  }
}
