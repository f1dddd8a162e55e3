import { soundDistance } from "./soundDistance";
import type { Spoken } from "./spoken";

/** Two spellings of one word, such as `dudh` and `doodh`, or `tamatar` and टमाटर. */
export const SAME_SOUND = 0.15;
/** Up to this distance a word may have been misspelt; more in a long word. */
const alike = (frame: string) => (frame.length < 3 ? 0.45 : 0.8);
const SLACK = 0.1;

/** The words that sound like one that was typed: those that sound the same, otherwise the nearest ones. */
export function nearestSounds<T>(
  typed: Spoken,
  words: readonly T[],
  spokenOf: (word: T) => Spoken,
  { isKnown }: { isKnown: boolean },
): T[] {
  const near = words
    .map((word) => ({ word, distance: soundDistance(typed, spokenOf(word)) }))
    .sort((a, b) => a.distance - b.distance);
  const least = near[0]?.distance ?? Number.POSITIVE_INFINITY;
  const most = isKnown || least <= SAME_SOUND ? SAME_SOUND : Math.min(least + SLACK, alike(typed.frame));
  return near.filter(({ distance }) => distance <= most).map(({ word }) => word);
}
