/** After this time without an answer, the stored answer is shown. */
const PATIENCE_MS = 1_000;
/** For this long after the network failed or hung, the stored answer is shown at once. */
const LOST_FOR_MS = 5_000;

/** @param kept finds the stored answer; called only when it is needed */
export type NetworkFirst = (asked: Promise<Response>, kept: () => Promise<Response | undefined>) => Promise<Response>;

/**
 * Makes the function that answers from the network, or with the stored answer when the network fails, hangs, or answers
 * with a server's or proxy's error. Without a stored answer it waits for the network, however long that takes.
 */
export function createNetworkFirst(wait = sleep, now: () => number = Date.now): NetworkFirst {
  let lostUntil = 0;
  return async (asked, kept) => {
    const inTime = await Promise.race([asked.catch(() => undefined), wait(now() < lostUntil ? 0 : PATIENCE_MS)]);
    if (inTime !== undefined && inTime.status < 500) {
      lostUntil = 0;
      return inTime;
    }
    if (inTime === undefined) lostUntil = now() + LOST_FOR_MS;
    return (await kept()) ?? asked;
  };
}

const sleep = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));
