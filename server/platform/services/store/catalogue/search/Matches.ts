import { LRUCache } from "lru-cache";
import type { Orm } from "../../../../db/db.types";
import type { StoreShelf } from "../shelf/StoreShelf";
import { categoriesCalled } from "./categoriesCalled";
import { correct } from "./correct";
import { hearWords } from "./hearWords";
import { KnownWords } from "./KnownWords";
import { queryWords } from "./queryWords";
import { readFound, readMatches, type Tier } from "./readMatches";
import { withoutBeside, withoutJoining } from "./sideWords";
import { splitWords } from "./splitWords";
import { readTerms, spansOf, type Term } from "./terms";
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
const TERMS_KEPT = 20_000;

/** Finds products by words, by the names of their categories and, if nothing has the words, by likely spellings. */
export class Matches {
  private readonly kept = new LRUCache<string, Promise<Match>>({ maxSize: BYTES_KEPT });

  private readonly words: KnownWords;
  private readonly known = new LRUCache<string, Term>({ max: TERMS_KEPT });
  private readonly heard = new LRUCache<string, Promise<void>>({ max: 10_000 });

  constructor(private readonly orm: Orm) {
    this.words = new KnownWords(orm);
  }

  /**
   * Results are remembered until the store's words change. @param how.isStrict finds what has all terms, and looks for nothing
   * else when there is none
   */
  of(shelf: StoreShelf, query: string, { isStrict = false } = {}): Promise<Match> {
    const words = withoutJoining(queryWords(query));
    const key = JSON.stringify([shelf.storeId, shelf.wordsRevision, isStrict, ...words]);
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    const match = this.find(shelf, words, key, isStrict);
    this.kept.set(key, match, { size: shelf.size + 500 });
    match.catch(() => this.kept.delete(key));
    return match;
  }

  /**
   * The terms of a query. The store's new words are heard before, once for each change of its words. Terms are remembered,
   * because queries are mostly new, but their words are not.
   */
  async terms(shelf: StoreShelf, words: readonly string[]): Promise<Term[]> {
    const key = JSON.stringify([shelf.storeId, shelf.wordsRevision]);
    // A database that refuses to write still finds words as they are written.
    const heard = this.heard.get(key) ?? hearWords(this.orm, shelf.storeId).catch(() => void this.heard.delete(key));
    this.heard.set(key, heard);
    await heard;
    const spans = spansOf(words);
    const keys = spans.map(({ typed }) => JSON.stringify([key, ...typed]));
    const unread = spans.filter((_, at) => !this.known.has(keys[at] as string));
    const read = unread.length > 0 ? await readTerms(this.orm, shelf.storeId, unread) : [];
    const fresh = new Map(unread.map((span, at) => [span, read[at] as Term]));
    return spans.map((span, at) => {
      const term = fresh.get(span) ?? (this.known.get(keys[at] as string) as Term);
      this.known.set(keys[at] as string, term);
      return term;
    });
  }

  private async find(shelf: StoreShelf, words: string[], key: string, isStrict: boolean): Promise<Match> {
    const tiers = new Uint8Array(shelf.size);
    if (words.length === 0) return { tiers, isFound: false, key };
    const { storeId } = shelf;
    const terms = await this.terms(shelf, words);
    const { isFound, isSpelled } = await this.findTerms(shelf, tiers, terms);
    const respelled = isFound && terms.some((term) => term.respelled !== undefined);
    if (isFound) return { tiers, isFound, key, ...(respelled && { corrected: respelling(terms) }) };
    if (isStrict) return { tiers, isFound, key };
    for (const others of [withoutBeside(words), await splitWords(this.orm, storeId, terms)]) {
      if (others === undefined) continue;
      const { isFound } = await this.findTerms(shelf, tiers, await this.terms(shelf, others));
      if (isFound) return { tiers, isFound, key, corrected: others.join(" ") };
    }
    // Every word is spelled correctly, but together they find nothing, so there is nothing to correct.
    if (isSpelled && terms.every((term) => term.isSure)) return { tiers, isFound: false, key };
    const likely = await correct(this.orm, storeId, terms);
    if (likely !== undefined) {
      const nearly = mark(shelf, tiers, await readFound(this.orm, storeId, likely.query, TIER.misspelt));
      const meant = await this.terms(shelf, queryWords(likely.corrected));
      const isMeant = mark(shelf, tiers, await readMatches(this.orm, storeId, meant));
      if (nearly || isMeant) return { tiers, isFound: true, key, corrected: likely.corrected };
    }
    // A brand that the store does not have: the rest of the query is better than nothing.
    const known = terms.filter((term) => term.isSure);
    if (known.length === 0 || known.length === terms.length) return { tiers, isFound: false, key };
    const found = await this.findTerms(shelf, tiers, known);
    return { tiers, isFound: found.isFound, key, ...(found.isFound && { corrected: respelling(known) }) };
  }

  /** Marks what has all terms, and the products of categories that they name. */
  private async findTerms(shelf: StoreShelf, tiers: Uint8Array, terms: readonly Term[]) {
    const { few, isSpelled } = await this.words.narrow(shelf, terms);
    const found =
      few?.length === 0
        ? false
        : mark(shelf, tiers, await readMatches(this.orm, shelf.storeId, terms, few && shelf.numbersOf(few)));
    const words = terms.flatMap(({ typed }) => typed);
    const named = categoriesCalled(shelf.categories, words, { exactly: found });
    return { isFound: markCategories(shelf, tiers, named) || found, isSpelled };
  }
}

const respelling = (terms: readonly Term[]) =>
  terms.map(({ typed, respelled }) => respelled ?? typed.join(" ")).join(" ");

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
