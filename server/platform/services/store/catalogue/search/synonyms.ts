import { GROCERS_WORDS } from "./grocersWords";
import { nearestSounds } from "./nearestSounds";
import { withoutJoining } from "./sideWords";
import { type Spoken, spoken } from "./spoken";

/** A name of something, of one to three words. */
export interface Name {
  words: readonly string[];
  spoken: readonly Spoken[];
}

interface Named extends Name {
  /** All names of the same thing. */
  group: readonly Name[];
}

export const MOST_WORDS = 3;

/** By the frames of the name's words. */
const byFrame = new Map<string, Named[]>();
const texts = new Set<string>();
/** How the last words of names sound: the kinds of goods. */
const kinds = new Set<string>();

for (const line of GROCERS_WORDS.split("\n")) {
  const group = line.split("=").flatMap((name) => nameOf(withoutJoining(name.trim().split(" "))) ?? []);
  for (const name of group) {
    const key = frameOf(name.spoken);
    byFrame.set(key, [...(byFrame.get(key) ?? []), { ...name, group }]);
    texts.add(name.words.join(" "));
    kinds.add(singular(name.spoken.at(-1)));
  }
}

function nameOf(words: readonly string[]): Name | undefined {
  const heard = words.flatMap((word) => spoken(word) ?? []);
  return heard.length === words.length && words[0] !== "" ? { words, spoken: heard } : undefined;
}

function frameOf(words: readonly Spoken[]): string {
  return words.map(({ frame }) => frame).join(" ");
}

/** Whether the list has the word, but not as one of these names: `full` is not a spelling of `phool`. */
export const isOfOthers = (word: string, names: readonly Name[]): boolean =>
  texts.has(word) && names.length > 0 && !names.some((name) => name.words.includes(word));

/** Whether it is written so in the list. */
export const isGrocersWord = (words: readonly string[]): boolean => texts.has(words.join(" "));

/** Whether a name that ends with this word is of a kind that the list knows. */
export const isKind = (word: string): boolean => kinds.has(singular(spoken(word)));

function singular(said: Spoken | undefined): string {
  return said?.sound.replace(/s$/, "") ?? "";
}

/** The words of the list that a misspelt word is compared with. */
export const grocersWords: readonly string[] = [...texts].filter((text) => !text.includes(" "));

/**
 * The other names of what was typed, from the grocer's list. @param isKnown the store has the word as it was typed, so it
 * is not taken for another one
 */
export function synonymsOf(words: readonly string[], typed: readonly Spoken[], how: { isKnown: boolean }): Name[] {
  const found = byFrame.get(frameOf(typed));
  if (found === undefined) return [];
  const near = typed.map((word, at) => nearestSounds(word, found, (name) => name.spoken[at] as Spoken, how));
  const alike = found.filter((name) => near.every((names) => names.includes(name)));
  const exact = alike.filter((name) => name.words.join(" ") === words.join(" "));
  return [...new Set((exact.length > 0 ? exact : alike).flatMap(({ group }) => group))];
}
