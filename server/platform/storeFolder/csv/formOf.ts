/** The form of a table in a file. */
export interface Written {
  /** Without the line that names the delimiter, and with straight quotes. */
  text: string;
  delimiter: string;
  quote: string;
  /** The character before a quote within a cell in quotes. */
  mark: string;
  /** Excel's own line that names the delimiter, with its line end; usually empty. */
  before: string;
}

const DELIMITERS = [",", ";", "\t", "|"];
/** How many lines are read to find a table's form. */
const LOOKED_AT = 40;
/** Cells in the quotes of word processors and chat programs, if no cell has straight ones. */
const CURLY = (delimiter: string) =>
  new RegExp(`(^|[${delimiter}])[“”„‟«]([^“”„‟«»"]*)[“”»](?=[${delimiter}\\r\\n]|$)`, "gm");

/** Finds out how a table is written: its delimiter and its quotes. */
export function formOf(file: string): Written {
  const [before = "", named] = /^sep=(.)(?:\r\n|\n|\r)/i.exec(file) ?? [];
  const body = file.slice(before.length);
  const lines = body.slice(0, 100_000).split(/\r\n|\n|\r/);
  const first = lines.filter((line) => line.trim() !== "").slice(0, LOOKED_AT);
  const delimiter = named ?? delimiterOf(first);
  const cells = first.flatMap((line) => line.split(delimiter));
  const isPlain = !cells.some((cell) => cell.startsWith('"'));
  const quote = isPlain && first.some((line) => isSingleQuoted(line, delimiter)) ? "'" : '"';
  const text = isPlain ? body.replace(CURLY(delimiter), '$1"$2"') : body;
  return { text, delimiter, quote, mark: hasBackslashes(body, delimiter) ? "\\" : quote, before };
}

/** The delimiter that most lines have most often, outside quotes; a title above the table has none. */
function delimiterOf(lines: readonly string[]): string {
  const counts = DELIMITERS.map((delimiter) => {
    const each = lines.map((line) => line.replace(/"[^"]*"|“[^”]*”/g, "").split(delimiter).length - 1);
    const middle = [...each].sort((one, other) => one - other)[Math.floor(each.length / 2)] ?? 0;
    return middle * 1000 + Math.min(999, Math.max(0, ...each));
  });
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

const isSingleQuoted = (line: string, delimiter: string) => {
  const cells = line.split(delimiter);
  return cells.length > 1 && cells.every((cell) => /^'[^']*'$/.test(cell.trim()));
};

/** Databases write `\"` where spreadsheets write `""`. */
function hasBackslashes(text: string, delimiter: string): boolean {
  const within = new RegExp(`\\\\"[^${delimiter}\\r\\n]`);
  return within.test(text) && !/[^,;|\t\r\n]""/.test(text);
}
