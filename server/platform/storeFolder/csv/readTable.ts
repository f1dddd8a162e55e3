import { CsvError, parse } from "csv-parse/sync";
import type { Encoding } from "../encodings";
import type { Problem } from "../StoreFolder.types";
import { toText } from "../toText";
import { formOf, type Written } from "./formOf";
import { plainWord } from "./plainWord";

export interface Table {
  delimiter: string;
  /** As written, without the blanks around them. */
  headers: string[];
  /** The line of the headers, counted from 1. */
  headerLine: number;
  rows: TableRow[];
  written: Written & { encoding: Encoding };
}

export interface TableRow {
  /** The line at which the row begins, counted from 1. */
  line: number;
  cells: string[];
}

/** A larger table is not a list of products. */
const MOST_ROWS = 500_000;
const LONGEST_CELL = 1_000_000;
/** Titles, dates and empty rows may stand above the headers, but no more rows than this. */
const ABOVE_HEADERS = 30;
const LINE_ENDS = ["\r\n", "\n", "\r"];

/**
 * Reads a spreadsheet saved as CSV, in any form that spreadsheets, shop systems and people write: any encoding and
 * delimiter, and with rows above its headers. @param names the columns that it may have; the row with most of them is the
 * header row
 */
export function readTable(
  file: string,
  bytes: Buffer,
  names: Iterable<string>,
): { table?: Table; problems: Problem[] } {
  const { text, encoding, problem } = toText(file, bytes) as ReturnType<typeof toText> & { encoding: Encoding };
  if (text === undefined) return { problems: [problem] };
  const written = formOf(text);
  try {
    const all = recordsOf(written);
    if (all.length > MOST_ROWS) {
      return { problems: [{ file, message: `it has more than ${MOST_ROWS} rows: split it into several stores.` }] };
    }
    const rows = all.filter(({ cells }) => cells.some((cell) => cell !== ""));
    const at = placeOfHeaders(rows, new Set([...names].map(plainWord)));
    const head = rows[at];
    if (head === undefined)
      return { problems: [{ file, message: "it is empty: its first line must name the columns." }] };
    return {
      table: {
        delimiter: written.delimiter,
        headers: head.cells,
        headerLine: head.line,
        rows: rows.slice(at + 1),
        written: { ...written, encoding },
      },
      problems: [],
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = firstLine(written.before) + lineEndsIn(Buffer.from(written.text).subarray(0, Number(error.bytes)));
    return { problems: [{ file, line, message: meaning(error) }] };
  }
}

function recordsOf({ text, delimiter, quote, mark, before }: Written): TableRow[] {
  const bytes = Buffer.from(text);
  const records = parse(bytes, {
    delimiter,
    quote,
    escape: mark,
    info: true,
    record_delimiter: LINE_ENDS,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: LONGEST_CELL,
    to: MOST_ROWS + 1,
  }) as unknown as { info: { bytes: number }; record: string[] }[];
  let [from, line] = [0, firstLine(before)];
  return records.map(({ record, info }) => {
    const row = { line, cells: record.map((cell) => cell.trim()) };
    line += lineEndsIn(bytes.subarray(from, info.bytes));
    from = info.bytes;
    return row;
  });
}

/** csv-parse counts the two letters of a Windows line end within a cell as two lines. */
function lineEndsIn(bytes: Buffer): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === LF || (bytes[at] === CR && bytes[at + 1] !== LF)) count += 1;
  }
  return count;
}

const [LF, CR] = [10, 13];
const firstLine = (before: string) => (before === "" ? 1 : 2);

/**
 * The index of the row of headers: the one with the most known names. When no row has two of them, it is the first row with
 * more than half of the width, because a title above the table is shorter.
 */
function placeOfHeaders(rows: readonly TableRow[], names: ReadonlySet<string>): number {
  const first = rows.slice(0, ABOVE_HEADERS);
  const known = first.map(({ cells }) => new Set(cells.map(plainWord).filter((word) => names.has(word))).size);
  const most = Math.max(0, ...known);
  if (most >= 2) return known.indexOf(most);
  const widths = first.map(({ cells }) => cells.filter((cell) => cell !== "").length);
  return Math.max(
    0,
    widths.findIndex((width) => width > Math.max(...widths) / 2),
  );
}

function meaning(error: CsvError): string {
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return 'a cell begins with " and has no closing one: add it, or write " within a cell as "".';
    case "CSV_MAX_RECORD_SIZE":
      return "a row is longer than a million characters: a quote is probably missing before it.";
    default:
      return "it cannot be read as CSV: save it again from the spreadsheet as CSV (UTF-8).";
  }
}
