import type { Written } from "./formOf";

export interface CellEdit {
  /** The line at which the row begins, counted from 1. */
  line: number;
  /** The column, counted from 0. */
  column: number;
  value: string;
}

/** Writes other values into some cells of a valid table; everything else stays. */
export function replaceCells({ before, text, delimiter, quote, mark }: Written, edits: readonly CellEdit[]): string {
  const byLine = new Map<number, Map<number, string>>();
  for (const { line, column, value } of edits) {
    const row = byLine.get(line) ?? new Map<number, string>();
    byLine.set(line, row.set(column, value));
  }
  const first = before === "" ? 1 : 2;
  let [made, copied, line, rowLine, column, from] = [before, 0, first, first, 0, 0];
  let isQuoted = false;
  const endCell = (to: number) => {
    const value = byLine.get(rowLine)?.get(column);
    if (value === undefined) return;
    made += text.slice(copied, from) + written(value);
    copied = to;
  };
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text[at];
    const isEnd = letter === "\n" || (letter === "\r" && text[at + 1] !== "\n");
    if (isEnd) line += 1;
    if (isQuoted && letter !== undefined) {
      if (letter === mark && text[at + 1] === quote) at += 1;
      else if (letter === quote) isQuoted = false;
      continue;
    }
    // A quote in the middle of a cell stands for an inch, or is one of its letters.
    if (letter === quote && at === from) isQuoted = true;
    if (letter === delimiter) {
      endCell(at);
      column += 1;
      from = at + 1;
    } else if (isEnd || letter === undefined) {
      endCell(letter === "\n" && text[at - 1] === "\r" ? at - 1 : at);
      [rowLine, column, from] = [line, 0, at + 1];
    }
  }
  return made + text.slice(copied);

  function written(value: string): string {
    const isPlain = !/[\r\n]/.test(value) && !value.includes(quote) && !value.includes(delimiter);
    return isPlain ? value : quote + value.replaceAll(quote, mark + quote) + quote;
  }
}
