import type { Orm } from "../../../../db/db.types";
import { nearWords } from "./nearWords";
import { allOf, oneOfEach } from "./queryWords";
import { readUnknown, type Unknown } from "./readMatches";
import { grocersWords } from "./synonyms";
import type { Term } from "./terms";

export interface Correction {
  /** In the syntax of a text search. */
  query: string;
  /** The corrected words for the shopper. */
  corrected: string;
}

/** Shorter words resemble too many others; words with digits are not corrected either. */
const SHORTEST = 3;

/** The words that were probably meant by words that find nothing together; undefined when there is no better query. */
export async function correct(orm: Orm, storeId: string, terms: readonly Term[]): Promise<Correction | undefined> {
  const words = terms.map(({ typed }) => typed.join(" "));
  const worthwhile = terms.flatMap(({ typed: [word = ""], others }) =>
    others.length === 0 && [...word].length >= SHORTEST && !/\p{N}/u.test(word) ? [word] : [],
  );
  if (worthwhile.length === 0) return undefined;
  const unknown = (await readUnknown(orm, storeId, worthwhile)).map(({ typed, candidates }) => ({
    typed,
    candidates: [...candidates, ...grocersWords.map((word) => ({ word, alike: 0 }))],
  }));
  return correctionOf(words, unknown, (word) => terms[words.indexOf(word)]?.query);
}

/** Keeps known words and replaces misspelt ones. A word that resembles nothing is left out if other words remain. */
export function correctionOf(
  words: readonly string[],
  unknown: readonly Unknown[],
  queryOf: (word: string) => string | undefined = () => undefined,
): Correction | undefined {
  if (unknown.length === 0) return undefined;
  const groups: string[][] = [];
  const spelled: string[] = [];
  for (const word of words) {
    const found = unknown.find(({ typed }) => typed === word);
    const near = found === undefined ? [] : nearWords(word, found.candidates);
    const [nearest] = near;
    if (found === undefined) {
      groups.push([queryOf(word) ?? allOf([word], { begins: true })]);
      spelled.push(word);
    } else if (nearest !== undefined) {
      groups.push(near.map((other) => allOf([other], { begins: false })));
      spelled.push(nearest);
    }
  }
  if (groups.length === 0) return undefined;
  return { query: oneOfEach(groups), corrected: spelled.join(" ") };
}
