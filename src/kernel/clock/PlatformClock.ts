import { makeAutoObservable } from "mobx";
import type { Clock } from "./Clock";

/** A device's clock that is wrong by less than this counts as right. */
const TOLERANCE_MS = 60_000;

/**
 * The time at the platform, as its answers tell it: what begins "today" begins on the platform's day, even where the device's
 * clock is wrong. Until an answer has told it, the device's clock is believed.
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

  /** @param headers of an answer; one that a cache may have kept says nothing about now */
  hear({ date = "", "cache-control": caching = "" }: Record<string, string>): void {
    const told = Date.parse(date);
    if (Number.isNaN(told) || caching.includes("max-age")) return;
    if (Math.abs(told - this.now().getTime()) > TOLERANCE_MS) this.aheadMs = told - this.#device.now().getTime();
  }
}
