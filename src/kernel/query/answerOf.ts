import { isPassing } from "../http/errors";
import type { ObservableQuery } from "./ObservableQuery.types";

/**
 * The answer to a query, or undefined when the platform refused it, because another try would be refused too. @throws a
 * failure that may pass: the network's, or a platform's that is down or busy
 */
export function answerOf<T>({ data, error }: Pick<ObservableQuery<T>, "data" | "error">): T | undefined {
  if (data === undefined && isPassing(error)) throw error;
  return data;
}
