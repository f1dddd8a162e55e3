/** Lets a number of calls work at once. Whoever waits is let in by turns: one of each key, however many of it wait. */
export class FairQueue {
  /** In the order of their turns. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private working = 0;

  /**
   * @param atOnce places
   * @param holdMs after this time a place is another's, though the work goes on: it waits for somebody outside, then
   */
  constructor(
    private readonly atOnce: number,
    private readonly holdMs: number,
  ) {}

  /** Waits for a place. @returns gives it back; a second time does nothing */
  async enter(key: string): Promise<() => void> {
    if (this.working < this.atOnce) this.working += 1;
    else await new Promise<void>((resolve) => this.queueOf(key).push(resolve));
    return this.place();
  }

  private queueOf(key: string): (() => void)[] {
    const queue = this.waiting.get(key) ?? [];
    this.waiting.set(key, queue);
    return queue;
  }

  private place(): () => void {
    let isHeld = true;
    const giveBack = () => {
      clearTimeout(timer);
      if (isHeld) this.letIn();
      isHeld = false;
    };
    const timer = setTimeout(giveBack, this.holdMs);
    timer.unref();
    return giveBack;
  }

  private letIn(): void {
    const [next] = this.waiting;
    if (next === undefined) {
      this.working -= 1;
      return;
    }
    const [key, queue] = next;
    const begin = queue.shift();
    this.waiting.delete(key);
    if (queue.length > 0) this.waiting.set(key, queue);
    begin?.();
  }
}
