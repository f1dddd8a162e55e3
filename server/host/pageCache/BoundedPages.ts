import type { KeptPage, PageKey } from "./KeptPage.types";

export interface HeldPage {
  page: KeptPage;
  kind: PageKey["kind"];
  madeAt: number;
  /** Something that it shows has changed. */
  isOutdated: boolean;
  /** How often the same bytes were asked for since they were first made. */
  asked: number;
}

interface Item extends HeldPage {
  bytes: number;
}

/** The share for pages that are asked for once: made-up addresses, searches, and what a crawler visits. */
const PASSING_SHARE = 1 / 8;
/** The share that one store may fill while other stores need the room. */
const STORE_SHARE = 1 / 4;
/** Memory of an entry besides its text and its key. */
const OVERHEAD_BYTES = 1000;

/**
 * Keeps pages up to a number of bytes and drops the least recently used one. Pages of which anybody can ask for any
 * number begin in a small share, and those that exist move to the large one when they are asked for again. So neither a
 * crawler nor made-up addresses push out what shoppers look at. Whoever floods one store pushes out only that store's
 * pages.
 */
export class BoundedPages {
  private readonly kept = new Map<string, Item>();
  private readonly passing = new Map<string, Item>();
  private readonly storeBytes = new Map<string, number>();
  private keptBytes = 0;
  private passingBytes = 0;

  constructor(private readonly maxBytes: number) {}

  get bytes(): number {
    return this.keptBytes + this.passingBytes;
  }

  get(key: string): HeldPage | undefined {
    const item = this.peek(key);
    if (item === undefined) return undefined;
    item.asked += 1;
    const mayStay = this.kept.has(key) || (item.kind === "thing" && item.page.status === 200);
    this.drop(key);
    this.add(key, item, mayStay);
    return item;
  }

  /** Finds the page without marking it as used. */
  peek(key: string): Item | undefined {
    return this.kept.get(key) ?? this.passing.get(key);
  }

  put(key: string, held: HeldPage): void {
    const wasKept = this.kept.has(key);
    this.drop(key);
    const bytes = OVERHEAD_BYTES + 2 * key.length + bytesOf(held.page);
    const isGood = held.page.status === 200 && (wasKept || held.kind === "fixed");
    this.add(key, { ...held, bytes }, isGood);
  }

  forEach(look: (held: HeldPage) => void): void {
    for (const item of this.kept.values()) look(item);
    for (const item of this.passing.values()) look(item);
  }

  private add(key: string, item: Item, mayStay: boolean): void {
    if (mayStay) {
      this.kept.set(key, item);
      this.keptBytes += item.bytes;
      this.count(item, item.bytes);
      this.makeRoom(item.page.storeId);
      return;
    }
    this.passing.set(key, item);
    this.passingBytes += item.bytes;
    for (const oldest of this.passing.keys()) {
      if (this.passingBytes <= this.maxBytes * PASSING_SHARE) return;
      this.drop(oldest);
    }
  }

  private makeRoom(storeId: string | undefined): void {
    const room = this.maxBytes * (1 - PASSING_SHARE);
    for (const [key, item] of this.kept) {
      if (this.keptBytes <= room) return;
      const isGreedy = (this.storeBytes.get(storeId ?? "") ?? 0) > room * STORE_SHARE;
      if (!isGreedy || item.page.storeId === storeId) this.drop(key);
    }
  }

  private drop(key: string): void {
    const kept = this.kept.get(key);
    if (kept !== undefined) {
      this.kept.delete(key);
      this.keptBytes -= kept.bytes;
      this.count(kept, -kept.bytes);
    }
    this.passingBytes -= this.passing.get(key)?.bytes ?? 0;
    this.passing.delete(key);
  }

  private count({ page }: Item, bytes: number): void {
    const storeId = page.storeId ?? "";
    const sum = (this.storeBytes.get(storeId) ?? 0) + bytes;
    if (sum > 0) this.storeBytes.set(storeId, sum);
    else this.storeBytes.delete(storeId);
  }
}

function bytesOf({ body, answers, headers }: KeptPage): number {
  const packed = [body, ...(answers ? [answers] : [])];
  const policy = headers["content-security-policy"] ?? "";
  return packed.reduce((sum, { br, gzip }) => sum + br.length + gzip.length, policy.length);
}
