/** One query as MobX state. It is fetched while something observes it. */
export interface ObservableQuery<T> {
  readonly data: T | undefined;
  /** The last failure, once the retries are used up and there is no data to show. */
  readonly error: Error | null;
  /** True until the first answer or failure. */
  readonly isPending: boolean;
  readonly isFetching: boolean;
  refetch(): Promise<void>;
}
