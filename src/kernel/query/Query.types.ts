import type { QueryKey } from "@tanstack/query-core";

/** One piece of server state: where it is kept and how it is fetched. Options left out are those of spec 7.1. */
export interface Query<T> {
  key: QueryKey;
  fetch: (signal: AbortSignal) => Promise<T>;
  /** Milliseconds until an answer is fetched again when it is next looked at; 0 when left out. */
  staleTime?: number;
  /** Milliseconds an unused answer is kept; five minutes when left out. */
  cacheTime?: number;
  /** How often a failed fetch is repeated: 3 when left out, 2 in the account (spec 7.1). */
  retries?: number;
  /** Account pages do not refetch on focus. */
  refetchOnFocus?: boolean;
  /** False: nothing is fetched yet. */
  enabled?: boolean;
  /** Keeps showing the former answer while another page or filter loads. */
  keepPrevious?: boolean;
}
