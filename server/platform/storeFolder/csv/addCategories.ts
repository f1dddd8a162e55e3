import { encoded } from "../encodings";
import { CATEGORIES_FILE, CATEGORY_COLUMNS } from "./readCategories";
import { readTable } from "./readTable";

/** Adds rows with nothing but a name at the end of `categories.csv`; every other byte stays. An empty file gets its header. */
export function addCategories(bytes: Buffer, names: readonly string[]): Buffer {
  const { table } = readTable(CATEGORIES_FILE, bytes, Object.values(CATEGORY_COLUMNS).flat());
  if (table === undefined) return bytes.toString().trim() === "" ? addCategories(Buffer.from("name\n"), names) : bytes;
  const { text, delimiter, quote, mark, before, encoding } = table.written;
  const place = table.headers.findIndex((header) => CATEGORY_COLUMNS.name.includes(header.toLowerCase()));
  const end = /\r\n|\n|\r/.exec(text)?.[0] ?? "\n";
  const rows = names.map((name) => {
    const cell = quote + name.replaceAll(quote, mark + quote) + quote;
    const needsQuotes = name.includes(delimiter) || name.includes(quote);
    return table.headers.map((_, at) => (at !== place ? "" : needsQuotes ? cell : name)).join(delimiter) + end;
  });
  return encoded(before + text + (/[\r\n]$/.test(text) ? "" : end) + rows.join(""), encoding, bytes);
}
