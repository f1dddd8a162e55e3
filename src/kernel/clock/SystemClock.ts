import type { Clock } from "./Clock";

export class SystemClock implements Clock {
  now(): Date {
    return new Date();
  }
  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, ms));
  }
  every(ms: number, callback: () => void): () => void {
    const timer = setInterval(callback, ms);
    return () => clearInterval(timer);
  }
}
