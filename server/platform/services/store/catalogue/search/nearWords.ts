import { editDistance } from "./editDistance";

/** A word of the store beside what was typed; `alike` is the share of trigrams they have in common, 0 to 1. */
export interface Candidate {
  word: string;
  alike: number;
}

const KEPT = 3;
/** From here on two words are the same one misspelt, however many letters differ. */
const ALIKE = 0.5;

/** Slips that a word of this length is forgiven. */
const forgiven = (length: number) => (length < 6 ? 1 : length < 9 ? 2 : 3);

/**
 * What was probably meant, the nearest first: few slips, then many common trigrams. A short word must begin with the
 * letter that was typed, or nearly every short word would be near. A word may also be meant by its beginning: "choclat".
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
