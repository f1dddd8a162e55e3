import pLimit from "p-limit";

/** Runs at most `maxUnderWay` pieces of work at once; beyond `maxWaiting` waiting ones it refuses more. */
export function makingQueue(maxUnderWay: number, maxWaiting: number) {
  const limit = pLimit(maxUnderWay);
  /** @throws Error when too many are waiting already */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= maxWaiting) throw new Error("Too many pages wait to be made.");
    return limit(work);
  };
}
