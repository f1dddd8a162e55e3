import {
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from "@tanstack/query-core";
import { autorun, computed, createAtom, type IAtom } from "mobx";
import type { ObservableQuery } from "./ObservableQuery.types";

/**
 * A query of TanStack Query's core as MobX state. It stops fetching when nothing observes it. Read outside an observer (in
 * server rendering), it returns what the cache has.
 */
export class CoreQuery<T> implements ObservableQuery<T> {
  private readonly atom: IAtom;
  private observer: QueryObserver<T, Error, T, T> | undefined;
  private end: (() => void) | undefined;

  constructor(
    private readonly client: QueryClient,
    private readonly options: () => QueryObserverOptions<T, Error, T, T, QueryKey>,
  ) {
    this.atom = createAtom(
      "CoreQuery",
      () => this.observe(),
      () => this.rest(),
    );
  }

  /** Computed, because each read hashes the key, and a list reads the same query for each of its cards. */
  private readonly shown = computed((): QueryObserverResult<T, Error> => {
    this.atom.reportObserved();
    const observer = this.observer ?? new QueryObserver<T, Error, T, T>(this.client, this.options());
    return observer.getOptimisticResult(this.client.defaultQueryOptions(this.options()));
  });

  get data(): T | undefined {
    return this.shown.get().data;
  }

  get error(): Error | null {
    const { error, data } = this.shown.get();
    return data === undefined ? error : null;
  }

  get isPending(): boolean {
    const { isPending, fetchStatus } = this.shown.get();
    return isPending && fetchStatus !== "idle";
  }

  get isFetching(): boolean {
    return this.shown.get().isFetching;
  }

  async refetch(): Promise<void> {
    const observer = this.observer ?? new QueryObserver<T, Error, T, T>(this.client, this.options());
    await observer.refetch();
  }

  private observe(): void {
    const observer = new QueryObserver<T, Error, T, T>(this.client, this.options());
    this.observer = observer;
    const unsubscribe = observer.subscribe(() => this.atom.reportChanged());
    const untrack = autorun(() => observer.setOptions(this.options()));
    this.end = () => {
      untrack();
      unsubscribe();
    };
  }

  private rest(): void {
    this.end?.();
    this.end = undefined;
    this.observer = undefined;
  }
}
