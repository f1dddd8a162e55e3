import type { QueryKey } from "@tanstack/query-core";

/** A piece of server state: its key in the cache and how it is fetched. The defaults are those of spec 7.1. */
export interface Query<T> {
  key: QueryKey;
  fetch: (signal: AbortSignal) => Promise<T>;
  /** Milliseconds after which an answer is fetched again at its next use; 0 by default. */
  staleTime?: number;
  /** Milliseconds for which an unused answer is kept; five minutes by default. */
  cacheTime?: number;
  /** How often a failed fetch is repeated: 3 by default, 2 in the account (spec 7.1). */
  retries?: number;
  /** Whether to fetch again when the window gets the focus; account pages do not. */
  refetchOnFocus?: boolean;
  /** False: the query is not fetched yet. */
  enabled?: boolean;
  /** Keeps the previous answer while another page or filter loads. */
  keepPrevious?: boolean;
}
