import type { ObservableQuery } from "../../../kernel/query/ObservableQuery";

/** A section's content with where it stands: there, failed, or on its way. Read inside an observer. */
export type Loaded<T> = Pick<ObservableQuery<T>, "data" | "error" | "isFetching" | "refetch">;
