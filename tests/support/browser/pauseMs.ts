/**
 * Playwright looks again after 100, 250, 500 and then 1,000 ms, but most events that a test waits for come after a few
 * frames. Each look takes the browser some milliseconds, so long waits look less often.
 */
export const PAUSES_MS: readonly number[] = [16, 16, 16, 16, 32, 32, 48, 48, 64, 64, 96];
const LAST_PAUSE_MS = 96;
/** After so many looks Playwright's own pauses apply, of a second at most. */
export const QUICK_LOOKS = 22;
/** Short beside the 3 s that a toast stays: a toast that comes after a slow look must be there at the next look. */
const LONGEST_PAUSE_MS = 250;

/**
 * How long to wait before the next look at a page, in ms.
 * @param looks how many looks there were
 * @param tookMs how long the last one took: a busy machine is given as much time for its own work
 */
export function pauseMs(looks: number, tookMs: number): number {
  return Math.min(Math.max(PAUSES_MS[looks - 1] ?? LAST_PAUSE_MS, tookMs), LONGEST_PAUSE_MS);
}
