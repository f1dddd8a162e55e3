import { makeAutoObservable } from "mobx";
import type { Clock } from "#kernel/clock/Clock.ts";

/** What time it is at the platform, whose moments the orders have: the clock of a till may be hours wrong. */
export class PlatformTime {
  /** Now, as of the last look; between answers it goes on by the device's clock. */
  at: Date;
  /** How far the platform is ahead of the device. */
  private aheadMs = 0;

  constructor(private readonly clock: Pick<Clock, "now">) {
    this.at = clock.now();
    makeAutoObservable<this, "clock" | "aheadMs">(this, { clock: false, aheadMs: false });
  }

  /** @param now the platform's time, when its answer came; left out where there is no answer */
  pass(now?: string): void {
    const device = this.clock.now().getTime();
    if (now !== undefined) this.aheadMs = Date.parse(now) - device;
    this.at = new Date(device + this.aheadMs);
  }
}
