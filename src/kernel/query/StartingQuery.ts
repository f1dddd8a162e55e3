import type { QueryKey } from "@tanstack/query-core";
import { compareShallow, computed, type IAtom } from "mobx";
import type { ObservableQuery } from "./ObservableQuery.types";
import type { Query } from "./Query.types";
import type { QueryCache } from "./QueryCache";

type Shown<T> = Pick<ObservableQuery<T>, "data" | "error" | "isPending" | "isFetching">;

/** What a query needs from its cache. */
export interface Starting {
  /** Changes whenever any of the following does. */
  readonly changes: IAtom;
  /** The cache on TanStack Query's core; undefined until it is loaded. */
  readonly core: QueryCache | undefined;
  /** The answer without the core; `error` is also set when the core could not be loaded. */
  answerTo<T>(key: QueryKey): { data: T | undefined; error: Error | null };
  /** Loads the core. Resolves to undefined when that fails; `answerTo` then has the error. */
  tryToComplete(): Promise<QueryCache | undefined>;
  /** Tries to load the core again after a failure. */
  retry(): Promise<QueryCache | undefined>;
}

/** A query that can be observed before TanStack Query's core is loaded. */
export class StartingQuery<T> implements ObservableQuery<T> {
  private later: ObservableQuery<T> | undefined;
  // Compared by value, so that the change to the core alone renders nothing again.
  private readonly shown = computed(() => this.read(), { equals: compareShallow });

  constructor(
    private readonly cache: Starting,
    private readonly query: () => Query<T>,
  ) {}

  get data(): T | undefined {
    return this.shown.get().data;
  }

  get error(): Error | null {
    return this.shown.get().error;
  }

  get isPending(): boolean {
    return this.shown.get().isPending;
  }

  get isFetching(): boolean {
    return this.shown.get().isFetching;
  }

  async refetch(): Promise<void> {
    const core = await this.cache.retry();
    if (core) await this.queryOf(core).refetch();
  }

  private read(): Shown<T> {
    this.cache.changes.reportObserved();
    const { core } = this.cache;
    if (core) {
      const { data, error, isPending, isFetching } = this.queryOf(core);
      return { data, error, isPending, isFetching };
    }
    const { key, enabled = true } = this.query();
    const { data, error } = this.cache.answerTo<T>(key);
    const isPending = enabled && data === undefined && error === null;
    if (isPending) void this.cache.tryToComplete();
    return { data, error, isPending, isFetching: isPending };
  }

  private queryOf(core: QueryCache): ObservableQuery<T> {
    this.later ??= core.observe(this.query);
    return this.later;
  }
}
