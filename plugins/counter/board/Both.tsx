import type { Catalogue } from "#kernel/words/Catalogue.types.ts";
import * as english from "./words.en";
import * as hindi from "./words.hi";

/**
 * A message in the two languages that most customers of a shop in India read, side by side; each is marked with its
 * language for screen readers.
 */
export function Both({ say }: { say: (words: Catalogue<typeof english>) => string }) {
  return (
    <span className="board-both">
      <span lang="en">{say(english)}</span> <span lang="hi">{say(hindi)}</span>
    </span>
  );
}
