import { editDistance } from "./editDistance";

/** A word of the store that resembles a typed one. `alike` is the share of common trigrams, from 0 to 1. */
export interface Candidate {
  word: string;
  alike: number;
}

const KEPT = 3;
/** From this share on, two words count as the same word misspelt, however many letters differ. */
const ALIKE = 0.5;

/** The number of mistakes that a word of this length may have. */
const forgiven = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);

/**
 * The words that were probably meant, the nearest first: fewest mistakes, then most common trigrams. A short word must
 * begin with the typed letter, because nearly every short word would be near. The typed word may also be the beginning of a
 * longer one: "choclat" for "chocolates".
 */
export function nearWords(typed: string, candidates: readonly Candidate[]): string[] {
  const letters = [...typed];
  const short = letters.length < 5;
  const near = candidates.flatMap(({ word, alike }) => {
    if (short && [...word][0] !== letters[0]) return [];
    const beginning = [...word].slice(0, letters.length + 1).join("");
    const slips = Math.min(editDistance(typed, word), editDistance(typed, beginning) + 0.5);
    return slips <= forgiven(letters.length) || (!short && alike >= ALIKE) ? [{ word, alike, slips }] : [];
  });
  near.sort((a, b) => a.slips - b.slips || b.alike - a.alike || (a.word < b.word ? -1 : 1));
  const best = near[0]?.slips ?? 0;
  return near
    .filter(({ slips }) => slips <= best + 0.5)
    .map(({ word }) => word)
    .slice(0, KEPT);
}
