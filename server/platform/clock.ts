/** The time, replaceable so that tests can let it pass. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
