import type { Orm } from "../../../../db/db.types";
import { nearWords } from "./nearWords";
import { allOf, oneOfEach } from "./queryWords";
import { readUnknown, type Unknown } from "./readMatches";

export interface Correction {
  /** For a text search. */
  query: string;
  /** In words, for the shopper. */
  corrected: string;
}

/** Shorter words are near too many others, and numbers are not spelled. */
const SHORTEST = 3;

/** What was probably meant by words that together find nothing; undefined when there is nothing better to look for. */
export async function correct(orm: Orm, storeId: string, words: readonly string[]): Promise<Correction | undefined> {
  const worthwhile = words.filter((word) => [...word].length >= SHORTEST && !/\p{N}/u.test(word));
  return worthwhile.length === 0 ? undefined : correctionOf(words, await readUnknown(orm, storeId, worthwhile));
}

/** Known words stay, misspelt ones are exchanged, and those that nobody knows are left out beside others. */
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
