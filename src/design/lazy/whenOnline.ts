/** ms between attempts: browsers report a network before it works. */
const AGAIN_AFTER = [0, 500, 2_000, 5_000];

/**
 * Calls `load` once while online. After a failure without a network it waits for the network and then tries a few times.
 * @param onWait called when there is no network to load with
 */
export async function whenOnline<T>(load: () => Promise<T>, onWait?: () => void): Promise<T> {
  const wasOnline = isOnline();
  try {
    return await load();
  } catch (error) {
    // The network may have come back by the time the failure is reported.
    if (wasOnline && isOnline()) throw error;
    if (!isOnline()) {
      onWait?.();
      await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    }
    for (const ms of AGAIN_AFTER) {
      await new Promise((resolve) => setTimeout(resolve, ms));
      try {
        return await load();
      } catch {}
    }
    throw error;
  }
}

/** While pages are prerendered there is no `navigator`; the code is on the same disk, so there is nothing to wait for. */
const isOnline = () => globalThis.navigator?.onLine ?? true;
