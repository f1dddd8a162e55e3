import { LRUCache } from "lru-cache";
import type { Orm } from "../../../../db/db.types";
import type { StoreShelf } from "../shelf/StoreShelf";
import { readFound } from "./readMatches";
import type { Term } from "./terms";
import { TIER } from "./tiers";

/** One bit for each ordinal, set when the listing has a word that a term finds. */
type Having = Uint32Array;

/** About 25 MB: a word takes one bit for each product. */
const BYTES_KEPT = 25_000_000;
const ASKED_KEPT = 20_000;
/** Up to this many listings are checked one by one faster than through the index of words. */
const FEW = 300;

/**
 * Remembers which listings have a word, from the second time that the word is asked for. Queries are mostly new, but their
 * words are not. So the database is asked only about the few listings that have all words; through its index it would first
 * collect every listing of every word.
 */
export class KnownWords {
  private readonly kept = new LRUCache<string, Promise<Having>>({ maxSize: BYTES_KEPT });
  private readonly asked = new LRUCache<string, true>({ max: ASKED_KEPT });

  constructor(private readonly orm: Orm) {}

  /**
   * @returns the ordinals that have all the remembered terms, if they are few; no other listing has all of them.
   * `isSpelled`: each term is known to find something in the store
   */
  async narrow(shelf: StoreShelf, terms: readonly Term[]): Promise<{ few?: number[]; isSpelled: boolean }> {
    if (terms.length < 2) return { isSpelled: false };
    const sets = await Promise.all(terms.map((term) => this.having(shelf, term.query)));
    const known = sets.filter((set) => set !== undefined);
    const few = known.length === 0 ? undefined : inAll(known, FEW);
    return { ...(few && { few }), isSpelled: sets.every((set) => set?.some((bits) => bits !== 0)) };
  }

  private having(shelf: StoreShelf, query: string): Promise<Having> | undefined {
    const key = JSON.stringify([shelf.storeId, shelf.wordsRevision, query]);
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    if (this.asked.get(key) === undefined) {
      this.asked.set(key, true);
      return undefined;
    }
    const read = this.read(shelf, query);
    this.kept.set(key, read, { size: (shelf.size >> 3) + 200 });
    read.catch(() => this.kept.delete(key));
    return read;
  }

  private async read(shelf: StoreShelf, query: string): Promise<Having> {
    const having = new Uint32Array(Math.ceil(shelf.size / 32));
    const [found] = await readFound(this.orm, shelf.storeId, query, TIER.any);
    for (const number of found?.numbers ?? []) {
      const ordinal = shelf.ordinalOf(number);
      if (ordinal !== undefined) (having[ordinal >>> 5] as number) |= 1 << (ordinal & 31);
    }
    return having;
  }
}

/** The ordinals that are in every set; undefined when there are more than `most`. */
function inAll([first, ...others]: readonly Having[], most: number): number[] | undefined {
  const found: number[] = [];
  const length = first?.length ?? 0;
  for (let at = 0; at < length; at += 1) {
    let bits = (first as Having)[at] as number;
    for (const other of others) bits &= other[at] as number;
    for (; bits !== 0; bits &= bits - 1) {
      if (found.length >= most) return undefined;
      found.push(at * 32 + (31 - Math.clz32(bits & -bits)));
    }
  }
  return found;
}
