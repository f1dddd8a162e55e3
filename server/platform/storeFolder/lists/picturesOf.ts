import type { TableRow } from "../csv/readTable";
import type { ListColumns } from "./ListColumns";

/** A row's pictures in the order of its columns. When it has both addresses and file names, only the addresses count. */
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
