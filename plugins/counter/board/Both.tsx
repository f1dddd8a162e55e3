import type { BothWords } from "./boardWords";

/** The words in both languages; each says which it is, for screen readers. */
export function Both({ english, hindi }: BothWords) {
  return (
    <span className="board-both">
      <span lang="en">{english}</span> <span lang="hi">{hindi}</span>
    </span>
  );
}
