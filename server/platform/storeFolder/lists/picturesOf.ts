import type { TableRow } from "../csv/readTable";
import type { ListColumns } from "./ListColumns";

/** The pictures that a row names, in the order of its columns. Where it has both, addresses are better than the names of files. */
export function picturesOf(columns: ListColumns, row: TableRow): string[] {
  const names = columns
    .all(row, "pictures")
    .sort((one, other) => one.index - other.index)
    .flatMap(({ value }) => value.split(value.includes("://") ? /[\s;|]+|,\s*(?=https?:)/ : /[;|,]/))
    .map((name) => name.trim().replace(/^\/+/, ""))
    .filter((name) => name !== "" && name !== "no_selection");
  const addresses = names.filter((name) => name.includes("://"));
  return addresses.length > 0 ? addresses : names;
}
