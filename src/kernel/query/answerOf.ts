import { isPassing } from "../http/errors";
import type { ObservableQuery } from "./ObservableQuery.types";

/**
 * What was answered to a query that was asked for; undefined when the platform refused it, which asking again would not change.
 * @throws the failure that asking again may mend: the network's, or a platform's that is down or busy
 */
export function answerOf<T>({ data, error }: Pick<ObservableQuery<T>, "data" | "error">): T | undefined {
  if (data === undefined && isPassing(error)) throw error;
  return data;
}
