import type { Clock } from "#kernel/clock/Clock.ts";

/** A clock that stands still, so that a page looks the same whenever its story is opened. */
export class StoryClock implements Clock {
  now(): Date {
    return new Date("2026-03-05T09:30:00.000Z");
  }
  sleep(): Promise<void> {
    return new Promise(() => {});
  }
  every(): () => void {
    return () => {};
  }
}
