import type { Catalogue } from "#kernel/words/Catalogue.types.ts";
import * as english from "./words.en";
import * as hindi from "./words.hi";

type BoardWords = Catalogue<typeof english>;

/** The two languages that most customers of a shop in India read. The board shows both side by side. */
const LANGUAGES: readonly [code: string, words: BoardWords][] = [
  ["en", english],
  ["hi", hindi],
];

/** A message in both languages; each says which it is, for screen readers. */
export function Both({ say }: { say: (words: BoardWords) => string }) {
  return (
    <span className="board-both">
      {LANGUAGES.map(([code, words]) => (
        <span key={code} lang={code}>
          {`${say(words)} `}
        </span>
      ))}
    </span>
  );
}
