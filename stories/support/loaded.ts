import { HttpError } from "#kernel/http/errors.ts";

/** The data of a section: loaded, loading or failed. */
interface Loaded<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<void>;
}

const refetch = async () => {};

export const there = <T>(data: T): Loaded<T> => ({ data, error: null, isFetching: false, refetch });
export const onItsWay: Loaded<never> = { data: undefined, error: null, isFetching: true, refetch };
export const unavailable = new HttpError(503, "UNAVAILABLE", "The store is very busy. Try again in a moment.");
export const failed: Loaded<never> = { data: undefined, error: unavailable, isFetching: false, refetch };
