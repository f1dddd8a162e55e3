/**
 * Reads the values of several keys with one statement: all keys that are asked for in one turn of the event loop. A
 * statement for each key costs both sides a system call and a wake-up, more than a small read itself (ADR 39).
 */
export class Gathered<K, R> {
  private asked: { key: K; resolve: (found: R) => void; reject: (error: unknown) => void }[] = [];

  /** @param readAll resolves to the answers in the order of the keys */
  constructor(private readonly readAll: (keys: readonly K[]) => Promise<readonly R[]>) {}

  read(key: K): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.asked.length === 0) setImmediate(() => void this.readAsked());
      this.asked.push({ key, resolve, reject });
    });
  }

  private async readAsked(): Promise<void> {
    const { asked } = this;
    this.asked = [];
    try {
      const found = await this.readAll(asked.map(({ key }) => key));
      for (const [place, { resolve }] of asked.entries()) resolve(found[place] as R);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
