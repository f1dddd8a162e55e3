import { makeAutoObservable } from "mobx";
import type { Clock } from "./Clock";

/** A device's clock that is wrong by less than this counts as right. */
const TOLERANCE_MS = 60_000;

/**
 * The time at the platform, taken from its answers, so that "today" begins with the platform's day even where the device's
 * clock is wrong. Before the first answer the device's clock is used.
 */
export class PlatformClock implements Pick<Clock, "now"> {
  private aheadMs = 0;
  readonly #device: Pick<Clock, "now">;

  constructor(device: Pick<Clock, "now">) {
    this.#device = device;
    makeAutoObservable(this, { now: false });
  }

  now(): Date {
    return new Date(this.#device.now().getTime() + this.aheadMs);
  }

  /** @param headers of an answer; those of a cached answer do not tell the time */
  hear({ date = "", "cache-control": caching = "" }: Record<string, string>): void {
    const answeredMs = Date.parse(date);
    if (Number.isNaN(answeredMs) || caching.includes("max-age")) return;
    if (Math.abs(answeredMs - this.now().getTime()) > TOLERANCE_MS)
      this.aheadMs = answeredMs - this.#device.now().getTime();
  }
}
