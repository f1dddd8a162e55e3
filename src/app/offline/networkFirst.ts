/** A network that hangs must not hold up the screen for longer. */
const PATIENCE_MS = 1_000;
/** After a network that failed or hung, what is kept is shown at once for so long. */
const LOST_FOR_MS = 5_000;

/** @param kept is called only when it is needed */
export type NetworkFirst = (asked: Promise<Response>, kept: () => Promise<Response | undefined>) => Promise<Response>;

/**
 * Makes the function that answers with the network's answer, or with what is kept when the network fails, hangs, or has the
 * error of a server or proxy. Where nothing is kept it answers what the network does, however long that takes.
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
