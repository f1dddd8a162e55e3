/** Lets a number of calls work at once. Keys take turns: each turn admits one call, however many calls of a key wait. */
export class FairQueue {
  /** The keys in the order of their turns. */
  private readonly waiting = new Map<string, (() => void)[]>();
  private working = 0;

  /**
   * @param atOnce the number of places @param holdMs after this time a place is free again although its call goes on,
   * because the call is waiting for something outside this process
   */
  constructor(
    private readonly atOnce: number,
    private readonly holdMs: number,
  ) {}

  /** Waits for a place. @returns a function that frees the place; calling it again does nothing */
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
