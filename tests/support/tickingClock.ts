import type { Clock } from "../../server/platform/clock";

/** A clock that stands still until a test lets time pass. It starts now, because databases keep their own time too. */
export class TickingClock implements Clock {
  private time = Date.now();

  now(): Date {
    return new Date(this.time);
  }

  pass(seconds: number): void {
    this.time += seconds * 1000;
  }
}
