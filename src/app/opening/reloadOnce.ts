const KEY = "haat_reloaded_at";
const AGAIN_AFTER_MS = 60_000;

/**
 * Missing code of a screen usually means a new deployment, so the page is reloaded, at most once a minute (bar 16).
 * @returns false when the page was reloaded a moment ago, or there is no network
 */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (!navigator.onLine || Date.now() - last < AGAIN_AFTER_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
