import pLimit from "p-limit";

/** Runs at most `maxUnderWay` pieces of work at once; beyond `maxWaiting` waiting ones it refuses more. */
export class MakingQueue {
  private readonly limit: ReturnType<typeof pLimit>;

  constructor(
    maxUnderWay: number,
    private readonly maxWaiting: number,
  ) {
    this.limit = pLimit(maxUnderWay);
  }

  /** @throws Error when too many are waiting already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.pendingCount >= this.maxWaiting) throw new Error("Too many pages wait to be made.");
    return this.limit(work);
  }
}
