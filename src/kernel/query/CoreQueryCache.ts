import {
  type DehydratedState,
  dehydrate,
  hydrate,
  keepPreviousData,
  onlineManager,
  QueryClient,
  type QueryKey,
  type QueryObserverOptions,
  type QueryState,
} from "@tanstack/query-core";
import { HttpError, SessionEnded } from "../http/errors";
import { CoreQuery } from "./CoreQuery";
import { CUSTOMER_KEY } from "./customerKey";
import type { ObservableQuery } from "./ObservableQuery.types";
import type { Query } from "./Query.types";
import type { QueryCache } from "./QueryCache";
import { isFromHost, receiveQueries, type SentMissing, type SentQuery } from "./receiveQueries";

const FIVE_MINUTES = 300_000;
const TIMELESS = { dataUpdatedAt: 0, errorUpdatedAt: 0 };

/** The cache of server state on TanStack Query's core. */
export class CoreQueryCache implements QueryCache {
  private readonly client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchOnReconnect: true,
        retryOnMount: ({ state }) => state.error === null || !isFromHost(state.error),
      },
    },
  });

  observe<T>(query: () => Query<T>): ObservableQuery<T> {
    return new CoreQuery<T>(this.client, () => optionsOf(query()));
  }

  fetch<T>(query: Query<T>): Promise<T> {
    return this.client.fetchQuery<T>(optionsOf(query));
  }

  async refresh<T>(query: Query<T>): Promise<T> {
    await this.client.cancelQueries({ queryKey: query.key, exact: true });
    return this.fetch({ ...query, staleTime: 0 });
  }

  prefetch<T>(query: Query<T>): Promise<void> {
    return this.client.prefetchQuery<T>({ ...optionsOf(query), retry: false });
  }

  get<T>(key: QueryKey): T | undefined {
    return this.client.getQueryData<T>(key);
  }

  set<T>(key: QueryKey, value: T, at?: number): void {
    this.client.setQueryData<T>(key, value, { updatedAt: at });
  }

  under<T>(key: QueryKey): { data: T; at: number }[] {
    const found = this.client.getQueryCache().findAll({ queryKey: key });
    return found.flatMap(({ state }) =>
      state.data === undefined ? [] : [{ data: state.data as T, at: state.dataUpdatedAt }],
    );
  }

  invalidate(key: QueryKey): Promise<void> {
    return this.client.invalidateQueries({ queryKey: key });
  }

  refetchStale(): Promise<void> {
    return this.client.refetchQueries({ type: "active", stale: true });
  }

  forgetCustomer(): void {
    this.client.removeQueries({ queryKey: [CUSTOMER_KEY] });
    this.client.removeQueries({ type: "inactive", fetchStatus: "idle" });
  }

  start(): void {
    // The core believes in a network until it hears an event, and one that was lost before is not heard.
    onlineManager.setOnline(globalThis.navigator?.onLine !== false);
    this.client.mount();
  }

  dispose(): void {
    this.client.unmount();
    // Otherwise the answer to a running fetch would stay for the usual time.
    for (const query of this.client.getQueryCache().getAll()) query.gcTime = 0;
    this.client.clear();
  }

  /**
   * Removes failed queries, as if they had never been fetched: the host does not send failures, so its page must not show
   * them. A 404 is an answer, and is sent.
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
        // Times are removed, so that the same answers give the same text. JSON drops the fields of an Error, so they are
        // copied.
        const state = { ...query.state, ...TIMELESS, ...(isMissing(error) ? { error: sentOf(error) } : {}) };
        return { ...query, dehydratedAt: 0, state };
      }),
    };
  }

  hydrate(state: DehydratedState): void {
    this.takeOver(receiveQueries(state));
  }

  takeOver(queries: SentQuery[]): void {
    hydrate(this.client, { mutations: [], queries });
  }
}

function sentOf({ code, message }: HttpError): Error {
  return { code, message } satisfies SentMissing as unknown as Error;
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
