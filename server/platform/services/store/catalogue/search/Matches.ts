import { LRUCache } from "lru-cache";
import type { Orm } from "../../../../db/db.types";
import type { StoreShelf } from "../shelf/StoreShelf";
import { categoriesCalled } from "./categoriesCalled";
import { correct } from "./correct";
import { KnownWords } from "./KnownWords";
import { queryWords } from "./queryWords";
import { readFound, readMatches, type Tier } from "./readMatches";
import { TIER } from "./tiers";

/** The result of a query on a shelf. */
export interface Match {
  /** How well each ordinal fits: 1 is the best, 0 does not fit. */
  tiers: Uint8Array;
  /** The corrected query, when the typed one found nothing. */
  corrected?: string;
  /** At least one result is visible to shoppers. */
  isFound: boolean;
  /** Changes when the same query finds something else. */
  key: string;
}

/** About 40 MB: a match takes one byte for each of the store's products. */
const BYTES_KEPT = 40_000_000;

/** Finds products by words, by the names of their categories and, if nothing has the words, by likely spellings. */
export class Matches {
  private readonly kept = new LRUCache<string, Promise<Match>>({ maxSize: BYTES_KEPT });

  private readonly words: KnownWords;

  constructor(private readonly orm: Orm) {
    this.words = new KnownWords(orm);
  }

  /** Results are remembered until the store's words change. */
  of(shelf: StoreShelf, query: string): Promise<Match> {
    const words = queryWords(query);
    const key = JSON.stringify([shelf.storeId, shelf.wordsRevision, ...words]);
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const match = this.find(shelf, words, key);
    this.kept.set(key, match, { size: shelf.size + 500 });
    match.catch(() => this.kept.delete(key));
    return match;
  }

  private async find(shelf: StoreShelf, words: string[], key: string): Promise<Match> {
    const tiers = new Uint8Array(shelf.size);
    if (words.length === 0) return { tiers, isFound: false, key };
    const { storeId } = shelf;
    const { few, isSpelled } = await this.words.narrow(shelf, words);
    const none = few?.length === 0;
    let found = none
      ? false
      : mark(shelf, tiers, await readMatches(this.orm, storeId, words, few && shelf.numbersOf(few)));
    found = markCategories(shelf, tiers, categoriesCalled(shelf.categories, words, { exactly: found })) || found;
    // Every word is spelled correctly, but together they find nothing, so there is nothing to correct.
    if (found || isSpelled) return { tiers, isFound: found, key };
    const likely = await correct(this.orm, storeId, words);
    if (likely === undefined) return { tiers, isFound: false, key };
    found = mark(shelf, tiers, await readFound(this.orm, storeId, likely.query, TIER.misspelt));
    if (!found) return { tiers, isFound: false, key };
    mark(shelf, tiers, await readMatches(this.orm, storeId, queryWords(likely.corrected)));
    return { tiers, isFound: true, key, corrected: likely.corrected };
  }
}

/** @returns whether any of them is visible to shoppers */
export function mark(shelf: StoreShelf, tiers: Uint8Array, read: readonly Tier[]): boolean {
  let isAnyListed = false;
  for (const { tier, numbers } of read) {
    for (const number of numbers) {
      const ordinal = shelf.ordinalOf(number);
      // Added since the shelf was read; the next call finds it.
      if (ordinal === undefined || ordinal >= tiers.length) continue;
      tiers[ordinal] = tier;
      isAnyListed ||= shelf.isListed(ordinal);
    }
  }
  return isAnyListed;
}

function markCategories(shelf: StoreShelf, tiers: Uint8Array, indexes: readonly number[]): boolean {
  if (indexes.length === 0) return false;
  const chosen = new Set(indexes);
  let isAnyListed = false;
  for (let ordinal = 0; ordinal < tiers.length; ordinal += 1) {
    if (!chosen.has(shelf.categoryOf[ordinal] as number)) continue;
    if (tiers[ordinal] === 0) tiers[ordinal] = TIER.category;
    isAnyListed ||= shelf.isListed(ordinal);
  }
  return isAnyListed;
}
