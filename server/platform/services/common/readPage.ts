import type { Page } from "#contract/wire.types.ts";
import type { Wanted } from "./Wanted.types";

/** Reads one page of a list, and the length of the list. The order of `rows` must be the same at each call. */
export async function readPage<T>(
  { page, size }: Wanted,
  count: PromiseLike<number>,
  rows: (limit: number, offset: number) => PromiseLike<T[]>,
): Promise<Page<T>> {
  const [total, found] = await Promise.all([count, rows(size, (page - 1) * size)]);
  return { rows: found, total, page };
}
