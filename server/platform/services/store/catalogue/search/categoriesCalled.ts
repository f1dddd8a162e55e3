import type { ShelfCategory } from "../shelf/shelf.types";
import { queryWords } from "./queryWords";

/**
 * The indexes of the active categories that the words name. `exactly`: the words are the whole name; otherwise each
 * word begins a word of the name.
 */
export function categoriesCalled(
  categories: readonly ShelfCategory[],
  words: readonly string[],
  { exactly }: { exactly: boolean },
): number[] {
  return categories.flatMap(({ name, isActive }, index) => {
    if (!isActive || words.length === 0) return [];
    const own = queryWords(name);
    const called = exactly
      ? own.join(" ") === words.join(" ")
      : words.every((word) => own.some((ownWord) => ownWord.startsWith(word)));
    return called ? [index] : [];
  });
}
