import { columnLetters } from "../csv/columnLetters";
import type { Table } from "../csv/readTable";

/** A unique name for each column of a list; undefined for a column without a header and values. */
export function columnKeys({ headers, rows }: Table): (string | undefined)[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), headers.length);
  return Array.from({ length: width }, (_, at) => {
    const header = headers[at] ?? "";
    if (header === "" && rows.every(({ cells }) => (cells[at] ?? "") === "")) return undefined;
    if (header === "") return `column ${columnLetters(at)}`;
    return headers.indexOf(header) === at ? header : `${header} (column ${columnLetters(at)})`;
  });
}
