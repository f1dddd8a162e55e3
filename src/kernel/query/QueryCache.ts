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

/**
 * Server state (spec 7.1): 3 retries with a delay doubling from 1 s to a cap of 30 s, five minutes of cache, in-flight
 * calls shared. Reading through `observe` makes it MobX state.
 */
export class QueryCache {
  /** Failures that a host has sent. */
  private readonly vouched = new WeakSet<Error>();
  private readonly client = new QueryClient({
    defaultOptions: {
      queries: {
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
        networkMode: "always",
        refetchOnReconnect: true,
        retryOnMount: ({ state }) => state.error === null || !this.vouched.has(state.error),
      },
    },
  });

  /** `query` is read again whenever what it depends on changes. */
  observe<T>(query: () => Query<T>): ObservableQuery<T> {
    return new ObservableQuery<T>(this.client, () => optionsOf(query()));
  }

  /** The cached answer if it is fresh, else a fetch of it. Rejects as the fetch does, after the retries. */
  fetch<T>(query: Query<T>): Promise<T> {
    return this.client.fetchQuery<T>(optionsOf(query));
  }

  /** A fetch that begins now, whatever is on its way already: that may be older than a change. */
  async refresh<T>(query: Query<T>): Promise<T> {
    await this.client.cancelQueries({ queryKey: query.key, exact: true });
    return this.fetch({ ...query, staleTime: 0 });
  }

  /** Warms the cache; a failure is left for the screen to meet. */
  prefetch<T>(query: Query<T>): Promise<void> {
    return this.client.prefetchQuery<T>({ ...optionsOf(query), retry: false });
  }

  get<T>(key: QueryKey): T | undefined {
    return this.client.getQueryData<T>(key);
  }

  /** `at`: when it was true, in ms since 1970; now when left out. */
  set<T>(key: QueryKey, value: T, at?: number): void {
    this.client.setQueryData<T>(key, value, { updatedAt: at });
  }

  /** Every answer there is whose key begins so, with when it came. */
  under<T>(key: QueryKey): { data: T; at: number }[] {
    const found = this.client.getQueryCache().findAll({ queryKey: key });
    return found.flatMap(({ state }) =>
      state.data === undefined ? [] : [{ data: state.data as T, at: state.dataUpdatedAt }],
    );
  }

  /** Everything whose key begins so is fetched again, at once where it is on screen. */
  invalidate(key: QueryKey): Promise<void> {
    return this.client.invalidateQueries({ queryKey: key });
  }

  remove(key: QueryKey): void {
    this.client.removeQueries({ queryKey: key });
  }

  /**
   * The end of a session: nothing of one shopper is left for the next. What a screen is showing of the shop itself stays,
   * because a cleared query under a screen would leave it waiting for ever, and so does what is on its way.
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
    // What is still on its way would keep its answer for as long as any other.
    for (const query of this.client.getQueryCache().getAll()) query.gcTime = 0;
    this.client.clear();
  }

  /**
   * What failed is as if it had not been asked for: a host does not send it, so its page must not show it either. That
   * something is not there is an answer, and is sent.
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
        // An error's words are lost in JSON.
        return isMissing(error) ? { ...query, state: { ...query.state, error: sentOf(error) } } : query;
      }),
    };
  }

  /**
   * Takes in what a host sent. It stands as answered just now: the host vouches for what it sends, and its clock is not the
   * browser's.
   */
  hydrate(state: DehydratedState): void {
    const now = Date.now();
    const queries = state.queries.map((query) => {
      if (query.state.status !== "error") return { ...query, state: { ...query.state, dataUpdatedAt: now } };
      const { code, message } = query.state.error as unknown as Missing;
      const error = new HttpError(404, code, message);
      this.vouched.add(error);
      return { ...query, state: { ...query.state, error, errorUpdatedAt: now } };
    });
    hydrate(this.client, { ...state, queries });
  }
}

/** A 404 on its way from a host. */
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

/** What is not there will not be there a second later (reading 13); nor does an ended session come back. */
function isWorthRetrying(error: Error): boolean {
  if (error instanceof SessionEnded) return false;
  return !(error instanceof HttpError) || error.status === 429 || error.status >= 500;
}
