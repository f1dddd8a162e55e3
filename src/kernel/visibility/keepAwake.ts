/** Keeps the screen from going dark, and again after the browser has let go of it. The answer ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async () => {
    // Browsers have none without HTTPS.
    if (isOver || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    if (lock !== undefined && !lock.released) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => void ask());
    } catch {
      // Asked again when the page is next seen.
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
