/** Work of which only so much is under way at once; beyond `maxWaiting` it is refused. */
export class MakingQueue {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxUnderWay: number,
    private readonly maxWaiting: number,
  ) {}

  /** @throws Error when too much is waiting already */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.underWay >= this.maxUnderWay) {
      if (this.waiting.length >= this.maxWaiting) throw new Error("Too many pages wait to be made.");
      // A task that ends hands its place to the next one, so that no newcomer takes it.
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
