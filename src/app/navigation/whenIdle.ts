/**
 * Calls `work` once the browser is idle, or after 200 ms in Safari, which has no `requestIdleCallback`. Returns a function that
 * cancels it.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 200);
  return () => clearTimeout(timer);
}
