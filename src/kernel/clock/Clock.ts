import { token } from "../container/token";

export interface Clock {
  now(): Date;
  sleep(ms: number): Promise<void>;
  /** Calls back every `ms`. Returns a function that stops it. */
  every(ms: number, callback: () => void): () => void;
}
export const Clock = token<Clock>("Clock");
