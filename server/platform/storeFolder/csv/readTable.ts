import { CsvError, parse } from "csv-parse/sync";
import type { Problem } from "../StoreFolder.types";
import { toText } from "../toText";

export interface Table {
  delimiter: string;
  /** As written, without the blanks around them. */
  headers: string[];
  rows: TableRow[];
}

export interface TableRow {
  /** The line at which the row begins, counted from 1. */
  line: number;
  cells: string[];
}

const DELIMITERS = [",", ";", "\t"];
/** A larger table is not a list of products. */
const MOST_ROWS = 500_000;
const LONGEST_CELL = 1_000_000;

/**
 * Reads a spreadsheet saved as CSV: with commas, semicolons or tabs, with or without a byte order mark, in any form
 * that Excel writes.
 */
export function readTable(file: string, bytes: Buffer): { table?: Table; problems: Problem[] } {
  const { text, problem } = toText(file, bytes);
  if (text === undefined) return { problems: [problem] };
  // Excel's own line that names the delimiter.
  const [said, named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = said === undefined ? text : text.slice(said.length);
  const delimiter = named ?? delimiterOf(body);
  try {
    const records = parse(body, {
      delimiter,
      info: true,
      relax_column_count: true,
      max_record_size: LONGEST_CELL,
      to: MOST_ROWS + 1,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    if (records.length > MOST_ROWS) {
      return { problems: [{ file, message: `it has more than ${MOST_ROWS} rows: split it into several stores.` }] };
    }
    const offset = said === undefined ? 0 : 1;
    const rows = records.map(({ record }, at) => ({
      line: offset + (at === 0 ? 1 : (records[at - 1]?.info.lines ?? 0) + 1),
      cells: record.map((cell) => cell.trim()),
    }));
    const [head, ...rest] = rows;
    if (head === undefined)
      return { problems: [{ file, message: "it is empty: its first line must name the columns." }] };
    return {
      table: { delimiter, headers: head.cells, rows: rest.filter(({ cells }) => cells.some((cell) => cell !== "")) },
      problems: [],
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problems: [{ file, line: Number(error.lines ?? 1), message: meaning(error) }] };
  }
}

/** The delimiter that occurs most often in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const first = (text.split(/\r?\n/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((delimiter) => first.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

function meaning(error: CsvError): string {
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return 'a cell begins with " and has no closing one: add it, or write " within a cell as "".';
    case "CSV_INVALID_CLOSING_QUOTE":
      return 'something stands after the closing " of a cell: write " within a cell as "".';
    case "INVALID_OPENING_QUOTE":
      return 'a " stands in the middle of a cell: put the whole cell in quotes and write " within it as "".';
    case "CSV_MAX_RECORD_SIZE":
      return "a row is longer than a million characters: a quote is probably missing before it.";
    default:
      return "it cannot be read as CSV: save it again from the spreadsheet as CSV (UTF-8).";
  }
}
