/** Runs at most `maxUnderWay` pieces of work at once; beyond `maxWaiting` waiting ones it refuses more. */
export class MakingQueue {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxUnderWay: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws Error when too many are waiting already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.underWay >= this.maxUnderWay) {
      if (this.waiting.length >= this.maxWaiting) throw new Error("Too many pages wait to be made.");
      // Work that ends hands its place to the first one waiting, so that no newcomer takes it.
      await new Promise<void>((go) => this.waiting.push(go));
    } else this.underWay += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.underWay -= 1;
    }
  }
}
