import type { PageQuery } from "#contract/wire.types.ts";

export interface Window {
  page: number;
  size: number;
  offset: number;
}

/** Pages count from 1 and have 30 products unless asked otherwise (spec 7.2), at most 100. */
export function windowOf({ page = 1, size = 30 }: PageQuery): Window {
  const limited = Math.min(size, 100);
  return { page, size: limited, offset: (page - 1) * limited };
}

export function pageCount(total: number, { size }: Window): number {
  return Math.ceil(total / size);
}
