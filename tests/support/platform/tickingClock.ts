import type { Clock } from "#server/platform/clock.ts";

/**
 * A clock that is stopped until a test lets time pass. It starts at the real time, because databases have their own clock.
 */
export class TickingClock implements Clock {
  private time = Date.now();

  now(): Date {
    return new Date(this.time);
  }

  pass(seconds: number): void {
    this.time += seconds * 1000;
  }
}
