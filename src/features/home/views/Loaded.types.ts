import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";

/** The data of a section and its state: loaded, loading or failed. Must be read inside an observer. */
export type Loaded<T> = Pick<ObservableQuery<T>, "data" | "error" | "isFetching" | "refetch">;
