import type { QueryKey } from "@tanstack/query-core";
import { token } from "../container/token";
import type { ObservableQuery } from "./ObservableQuery.types";
import type { Query } from "./Query.types";

/**
 * The cache of server state (spec 7.1): 3 retries with a delay that doubles from 1 s up to 30 s, answers kept for five
 * minutes, equal calls shared. Data read through `observe` is MobX state.
 */
export interface QueryCache {
  /** `query` is called again whenever MobX state that it reads changes. */
  observe<T>(query: () => Query<T>): ObservableQuery<T>;

  /** Returns the cached answer if it is fresh, else fetches it. Rejects as the fetch does, after its retries. */
  fetch<T>(query: Query<T>): Promise<T>;

  /** Fetches now, even if the same fetch is running already, because that one may have begun before a change. */
  refresh<T>(query: Query<T>): Promise<T>;

  /** Fetches in advance. Never rejects: the screen handles a failure when it fetches again. */
  prefetch<T>(query: Query<T>): Promise<void>;

  get<T>(key: QueryKey): T | undefined;

  /** `at`: when the value was fetched, in ms since 1970; now by default. */
  set<T>(key: QueryKey, value: T, at?: number): void;

  /** Every cached answer whose key begins with `key`, and when it came. */
  under<T>(key: QueryKey): { data: T; at: number }[];

  /** Marks every query whose key begins with `key` as out of date; those on screen are fetched again at once. */
  invalidate(key: QueryKey): Promise<void>;

  /** Fetches what is on screen and out of date. Never rejects. */
  refetchStale(): Promise<void>;

  /**
   * Called at the end of a session, so that nothing of one shopper is left for the next. The shop's own data on screen
   * stays, because a screen would wait for ever for a query that was removed under it. Running fetches stay too.
   */
  forgetCustomer(): void;
}
export const QueryCache = token<QueryCache>("QueryCache");
