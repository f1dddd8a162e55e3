import { LRUCache } from "lru-cache";
import type { KeptPage, PageKey } from "./KeptPage.types";

export interface HeldPage {
  page: KeptPage;
  kind: PageKey["kind"];
  madeAt: number;
  /** Something on the page has changed. */
  isOutdated: boolean;
  /** How often these bytes were asked for since they were first made. */
  asked: number;
}

/** The share for pages that may be asked for only once: made-up addresses, searches, and what a crawler visits. */
const PASSING_SHARE = 1 / 8;
/** The share that one store may fill while other stores need the space. */
const STORE_SHARE = 1 / 4;
/** Memory of an entry besides its text and its key. */
const OVERHEAD_BYTES = 1000;

/**
 * Keeps pages up to a number of bytes and drops the least recently used one. A page of a kind with any number of pages
 * begins in a small share and moves to the large one when it is asked for again. So neither a crawler nor made-up addresses
 * push out what shoppers look at. A flood on one store pushes out only that store's pages.
 */
export class BoundedPages {
  private readonly kept: LRUCache<string, HeldPage>;
  private readonly passing: LRUCache<string, HeldPage>;
  private readonly storeBytes = new Map<string, number>();

  constructor(maxBytes: number) {
    const passing = Math.floor(maxBytes * PASSING_SHARE);
    this.passing = new LRUCache({ maxSize: passing, sizeCalculation: bytesOf });
    this.kept = new LRUCache({
      maxSize: maxBytes - passing,
      sizeCalculation: bytesOf,
      onInsert: (held, key) => this.count(held, bytesOf(held, key)),
      dispose: (held, key) => this.count(held, -bytesOf(held, key)),
    });
  }

  get bytes(): number {
    return this.kept.calculatedSize + this.passing.calculatedSize;
  }

  get(key: string): HeldPage | undefined {
    const held = this.kept.get(key) ?? this.passing.get(key);
    if (held === undefined) return undefined;
    held.asked += 1;
    const mayStay = held.kind === "thing" && held.page.status === 200;
    if (mayStay && this.passing.delete(key)) this.keep(key, held);
    return held;
  }

  /** Finds the page without marking it as used. */
  peek(key: string): HeldPage | undefined {
    return this.kept.peek(key) ?? this.passing.peek(key);
  }

  put(key: string, held: HeldPage): void {
    const mayStay = held.page.status === 200 && (this.kept.has(key) || held.kind === "fixed");
    this.kept.delete(key);
    this.passing.delete(key);
    if (mayStay) this.keep(key, held);
    else this.passing.set(key, held);
  }

  forEach(look: (held: HeldPage) => void): void {
    this.kept.forEach(look);
    this.passing.forEach(look);
  }

  private keep(key: string, held: HeldPage): void {
    const { kept } = this;
    const { storeId } = held.page;
    const bytes = bytesOf(held, key);
    const isGreedy = () => (this.storeBytes.get(storeId ?? "") ?? 0) + bytes > kept.maxSize * STORE_SHARE;
    for (const oldest of kept.rkeys()) {
      if (kept.calculatedSize + bytes <= kept.maxSize) break;
      if (!isGreedy() || kept.peek(oldest)?.page.storeId === storeId) kept.delete(oldest);
    }
    kept.set(key, held);
  }

  private count({ page }: HeldPage, bytes: number): void {
    const storeId = page.storeId ?? "";
    const sum = (this.storeBytes.get(storeId) ?? 0) + bytes;
    if (sum > 0) this.storeBytes.set(storeId, sum);
    else this.storeBytes.delete(storeId);
  }
}

function bytesOf({ page: { body, answers, headers } }: HeldPage, key: string): number {
  const packed = [body, ...(answers ? [answers] : [])];
  const policy = headers["content-security-policy"] ?? "";
  return packed.reduce(
    (sum, { br, gzip }) => sum + br.length + gzip.length,
    OVERHEAD_BYTES + 2 * key.length + policy.length,
  );
}
