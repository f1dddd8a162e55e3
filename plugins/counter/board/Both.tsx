import type { Catalogue } from "#kernel/words/Catalogue.types.ts";
import * as english from "./words.en";
import * as words from "./words.en";
import * as hindi from "./words.hi";

/** English, and on the English board Hindi, which most customers of a shop in India read. */
const [code, other] = __LANGUAGE__ === "en" ? (["hi", hindi] as const) : (["en", english] as const);

/**
 * A message in the page's language and in another one, side by side; the latter is marked with its language for screen
 * readers.
 */
export function Both({ say }: { say: (words: Catalogue<typeof english>) => string }) {
  return (
    <span className="board-both">
      <span>{say(words)}</span> <span lang={code}>{say(other)}</span>
    </span>
  );
}
