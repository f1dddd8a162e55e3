import type { Orm } from "../../../../db/db.types";
import { nearWords } from "./nearWords";
import { allOf, oneOfEach } from "./queryWords";
import { readUnknown, type Unknown } from "./readMatches";

export interface Correction {
  /** In the syntax of a text search. */
  query: string;
  /** The corrected words for the shopper. */
  corrected: string;
}

/** Shorter words resemble too many others; words with digits are not corrected either. */
const SHORTEST = 3;

/** The words that were probably meant by words that find nothing together; undefined when there is no better query. */
export async function correct(orm: Orm, storeId: string, words: readonly string[]): Promise<Correction | undefined> {
  const worthwhile = words.filter((word) => [...word].length >= SHORTEST && !/\p{N}/u.test(word));
  return worthwhile.length === 0 ? undefined : correctionOf(words, await readUnknown(orm, storeId, worthwhile));
}

/** Keeps known words and replaces misspelt ones. A word that resembles nothing is left out if other words remain. */
export function correctionOf(words: readonly string[], unknown: readonly Unknown[]): Correction | undefined {
  if (unknown.length === 0) return undefined;
  const groups: string[][] = [];
  const spelled: string[] = [];
  for (const word of words) {
    const found = unknown.find(({ typed }) => typed === word);
    const near = found === undefined ? [] : nearWords(word, found.candidates);
    const [nearest] = near;
    if (found === undefined) {
      groups.push([allOf([word], { begins: true })]);
      spelled.push(word);
    } else if (nearest !== undefined) {
      groups.push(near.map((other) => allOf([other], { begins: false })));
      spelled.push(nearest);
    }
  }
  if (groups.length === 0) return undefined;
  return { query: oneOfEach(groups), corrected: spelled.join(" ") };
}
