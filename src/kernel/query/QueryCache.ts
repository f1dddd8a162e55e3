import {
  type DehydratedState,
  dehydrate,
  hydrate,
  keepPreviousData,
  QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryState,
} from "@tanstack/query-core";
import { HttpError, SessionEnded } from "../http/errors";
import { CUSTOMER_KEY } from "./customerKey";
import { ObservableQuery } from "./ObservableQuery";
import type { Query } from "./Query.types";

const FIVE_MINUTES = 300_000;
const TIMELESS = { dataUpdatedAt: 0, errorUpdatedAt: 0 };

/**
 * The cache of server state (spec 7.1): 3 retries with a delay that doubles from 1 s up to 30 s, answers kept for five minutes,
 * equal calls shared. Data read through `observe` is MobX state.
 */
export class QueryCache {
  /** Errors (404) that the host sent with the page. */
  private readonly sentByHost = new WeakSet<Error>();
  private readonly client = new QueryClient({
    defaultOptions: {
      queries: {
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        networkMode: "always",
        refetchOnReconnect: true,
        retryOnMount: ({ state }) => state.error === null || !this.sentByHost.has(state.error),
      },
    },
  });

  /** `query` is called again whenever MobX state that it reads changes. */
  observe<T>(query: () => Query<T>): ObservableQuery<T> {
    return new ObservableQuery<T>(this.client, () => optionsOf(query()));
  }

  /** Returns the cached answer if it is fresh, else fetches it. Rejects as the fetch does, after its retries. */
  fetch<T>(query: Query<T>): Promise<T> {
    return this.client.fetchQuery<T>(optionsOf(query));
  }

  /** Fetches now, even if the same fetch is running already, because that one may have begun before a change. */
  async refresh<T>(query: Query<T>): Promise<T> {
    await this.client.cancelQueries({ queryKey: query.key, exact: true });
    return this.fetch({ ...query, staleTime: 0 });
  }

  /** Fetches in advance; the screen handles a failure when it fetches again. */
  prefetch<T>(query: Query<T>): Promise<void> {
    return this.client.prefetchQuery<T>({ ...optionsOf(query), retry: false });
  }

  get<T>(key: QueryKey): T | undefined {
    return this.client.getQueryData<T>(key);
  }

  /** `at`: when the value was true, in ms since 1970; now by default. */
  set<T>(key: QueryKey, value: T, at?: number): void {
    this.client.setQueryData<T>(key, value, { updatedAt: at });
  }

  /** Every cached answer whose key begins with `key`, and when it came. */
  under<T>(key: QueryKey): { data: T; at: number }[] {
    const found = this.client.getQueryCache().findAll({ queryKey: key });
    return found.flatMap(({ state }) =>
      state.data === undefined ? [] : [{ data: state.data as T, at: state.dataUpdatedAt }],
    );
  }

  /** Marks every query whose key begins with `key` as out of date; those on screen are fetched again at once. */
  invalidate(key: QueryKey): Promise<void> {
    return this.client.invalidateQueries({ queryKey: key });
  }

  /** Fetches what is on screen and out of date. Never rejects. */
  refetchStale(): Promise<void> {
    return this.client.refetchQueries({ type: "active", stale: true });
  }

  remove(key: QueryKey): void {
    this.client.removeQueries({ queryKey: key });
  }

  /**
   * Called at the end of a session, so that nothing of one shopper is left for the next. Shop data on screen stays, because a
   * screen would wait for ever for a query that was removed while the screen is shown; running fetches stay too.
   */
  forgetCustomer(): void {
    this.client.removeQueries({ queryKey: [CUSTOMER_KEY] });
    this.client.removeQueries({ type: "inactive", fetchStatus: "idle" });
  }

  start(): void {
    this.client.mount();
  }

  dispose(): void {
    this.client.unmount();
    // A running fetch would otherwise keep its answer for the usual time.
    for (const query of this.client.getQueryCache().getAll()) query.gcTime = 0;
    this.client.clear();
  }

  /**
   * Removes failed queries, as if they had never been fetched: the host does not send failures, so its page must not show them.
   * A 404 is an answer, and is sent.
   */
  forgetFailures(): void {
    this.client.removeQueries({ predicate: ({ state }) => state.status === "error" && !isMissing(state.error) });
  }

  dehydrate(): DehydratedState {
    const shouldDehydrateQuery = ({ state }: { state: QueryState }) =>
      state.status === "success" || isMissing(state.error);
    const dehydrated = dehydrate(this.client, { shouldDehydrateQuery });
    return {
      ...dehydrated,
      queries: dehydrated.queries.map((query) => {
        const { error } = query.state;
        // Without times, so that the same answers are the same text. An Error's fields are lost in JSON.
        const state = { ...query.state, ...TIMELESS, ...(isMissing(error) ? { error: sentOf(error) } : {}) };
        return { ...query, dehydratedAt: 0, state };
      }),
    };
  }

  /**
   * Puts the host's answers into the cache. They count as fetched now, because the host sends only what is current and its
   * clock may differ from the browser's.
   */
  hydrate(state: DehydratedState): void {
    const now = Date.now();
    const queries = state.queries.map((query) => {
      if (query.state.status !== "error") return { ...query, state: { ...query.state, dataUpdatedAt: now } };
      const { code, message } = query.state.error as unknown as Missing;
      const error = new HttpError(404, code, message);
      this.sentByHost.add(error);
      return { ...query, state: { ...query.state, error, errorUpdatedAt: now } };
    });
    hydrate(this.client, { ...state, queries });
  }
}

/** A 404 in the form in which the host sends it. */
type Missing = Pick<HttpError, "code" | "message">;

function sentOf({ code, message }: HttpError): Error {
  return { code, message } satisfies Missing as unknown as Error;
}

function isMissing(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 404;
}

function optionsOf<T>(query: Query<T>): QueryObserverOptions<T, Error, T, T, QueryKey> & { queryKey: QueryKey } {
  return {
    queryKey: query.key,
    queryFn: ({ signal }) => query.fetch(signal),
    staleTime: query.staleTime ?? 0,
    gcTime: query.cacheTime ?? FIVE_MINUTES,
    refetchOnWindowFocus: query.refetchOnFocus ?? true,
    enabled: query.enabled ?? true,
    ...(query.keepPrevious ? { placeholderData: keepPreviousData } : {}),
    retry: (failures, error) => isWorthRetrying(error) && failures < (query.retries ?? 3),
  };
}

/** A 404 is final (reading 13), and so is the end of a session. */
function isWorthRetrying(error: Error): boolean {
  if (error instanceof SessionEnded) return false;
  return !(error instanceof HttpError) || error.status === 429 || error.status >= 500;
}
