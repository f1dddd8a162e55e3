import type { Table } from "../csv/readTable";
import { headerWord, ListColumns } from "./ListColumns";
import { PLAIN_SHEET, SYSTEMS, type System } from "./systems";

/** The system from which a list comes; undefined for a list that only its owner understands. */
export function recognise(table: Table): System | undefined {
  const words = new Set(table.headers.map(headerWord));
  const found = SYSTEMS.map((system) => ({ system, count: system.tells.filter((tell) => words.has(tell)).length }))
    .filter(({ system, count }) => count >= system.least)
    .sort((one, other) => other.count - one.count)[0];
  if (found) return found.system;
  const columns = new ListColumns(table, PLAIN_SHEET);
  return columns.has("title") && (columns.has("price") || columns.has("mrp")) ? PLAIN_SHEET : undefined;
}
