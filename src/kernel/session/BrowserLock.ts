import type { Clock } from "../clock/Clock";
import { createId } from "../lifecycle/createId";
import type { KeyValueStorage } from "../storage/KeyValueStorage";
import type { ExclusiveLock } from "./ExclusiveLock";

/** How long a lease is valid when its tab is gone, and how long a tab waits before it looks again. */
const LEASE_MS = 15_000;
const LOOK_AGAIN_MS = 50;

/**
 * Uses Web Locks; where a page is not a secure context (a kiosk on a plain LAN address), a lease in storage. A lease is
 * written and read again after a wait, so that of two tabs that write at once only the last one goes on.
 */
export class BrowserLock implements ExclusiveLock {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly clock: Clock,
  ) {}

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    if (typeof navigator !== "undefined" && navigator.locks) return navigator.locks.request(name, work);
    const key = `lock_${name}`;
    const owner = createId();
    await this.acquire(key, owner);
    try {
      return await work();
    } finally {
      if (this.holder(key) === owner) this.storage.removeItem(key);
    }
  }

  private async acquire(key: string, owner: string): Promise<void> {
    for (;;) {
      if (this.holder(key) === undefined) {
        this.storage.setItem(key, `${owner} ${this.clock.now().getTime() + LEASE_MS}`);
        await this.clock.sleep(LOOK_AGAIN_MS);
        if (this.holder(key) === owner) return;
      }
      await this.clock.sleep(LOOK_AGAIN_MS);
    }
  }

  private holder(key: string): string | undefined {
    const [owner, until] = this.storage.getItem(key)?.split(" ") ?? [];
    return owner !== undefined && Number(until) > this.clock.now().getTime() ? owner : undefined;
  }
}
