/** ms: browsers say that there is a network before it carries anything. */
const AGAIN_AFTER = [0, 500, 2_000, 5_000];

/** Asks once where there is a network. Without one it waits for it, and then asks a few times. */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  const wasOnline = isOnline();
  try {
    return await load();
  } catch (error) {
    // It may be back by the time at which the failure is told.
    if (wasOnline && isOnline()) throw error;
    if (!isOnline()) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    for (const ms of AGAIN_AFTER) {
      await new Promise((resolve) => setTimeout(resolve, ms));
      try {
        return await load();
      } catch {}
    }
    throw error;
  }
}

/** Where pages are drawn beforehand there is a network, or nothing at all. */
const isOnline = () => globalThis.navigator?.onLine ?? true;
