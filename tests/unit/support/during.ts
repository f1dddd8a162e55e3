import { vi } from "vitest";

/** Lets time pass after something was begun, which may take longer. */
export const during = (_begun: Promise<unknown> | void, ms = 1_000) => vi.advanceTimersByTimeAsync(ms);
