export interface CellEdit {
  /** The line at which the row begins, counted from 1. */
  line: number;
  /** The column, counted from 0. */
  column: number;
  value: string;
}

/** Writes other values into some cells of a valid table; every other byte stays. */
export function replaceCells(text: string, delimiter: string, edits: readonly CellEdit[]): string {
  const byLine = new Map<number, Map<number, string>>();
  for (const { line, column, value } of edits) {
    const row = byLine.get(line) ?? new Map<number, string>();
    byLine.set(line, row.set(column, value));
  }
  let [made, copied, line, rowLine, column, from] = ["", 0, 1, 1, 0, 0];
  let isQuoted = false;
  const endCell = (to: number) => {
    const value = byLine.get(rowLine)?.get(column);
    if (value === undefined) return;
    made += text.slice(copied, from) + written(value, delimiter);
    copied = to;
  };
  for (let at = 0; at <= text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === "\n") line += 1;
    if (isQuoted && letter !== undefined) continue;
    if (letter === delimiter) {
      endCell(at);
      column += 1;
      from = at + 1;
    } else if (letter === "\n" || letter === undefined) {
      endCell(text[at - 1] === "\r" ? at - 1 : at);
      [rowLine, column, from] = [line, 0, at + 1];
    }
  }
  return made + text.slice(copied);
}

const written = (value: string, delimiter: string) =>
  /["\r\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value;
