/** Keeps the screen on, and requests this again when the browser has released it. Returns a function that ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async () => {
    // Without HTTPS there is no wake lock.
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    if (lock !== undefined && !lock.released) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => void ask());
    } catch {
      // Requested again when the page becomes visible.
    }
  };
  const seen = () => void ask();
  document.addEventListener("visibilitychange", seen);
  seen();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", seen);
    void lock?.release();
  };
}
