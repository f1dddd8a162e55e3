import type { Page } from "#contract/wire.types.ts";
import type { Wanted } from "./Wanted.types";

/** One page of a list that is in memory. */
export function pageOfRows<T>({ page, size }: Wanted, rows: readonly T[]): Page<T> {
  return { rows: rows.slice((page - 1) * size, page * size), total: rows.length, page };
}
