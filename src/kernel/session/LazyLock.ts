import type { Clock } from "../clock/Clock";
import { NetworkError } from "../http/errors";
import type { KeyValueStorage } from "../storage/KeyValueStorage";
import type { ExclusiveLock } from "./ExclusiveLock";

/** `BrowserLock`, loaded when it is first needed; rejects with NetworkError when it fails to load. */
export class LazyLock implements ExclusiveLock {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const { BrowserLock } = await import("./renewal").catch(() => {
      throw new NetworkError();
    });
    return new BrowserLock(this.storage, this.clock).run(name, work);
  }
}
