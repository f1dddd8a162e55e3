const KEY = "haat_reloaded_at";
const AGAIN_AFTER_MS = 60_000;

/**
 * A screen's code that is gone usually means a new deployment: the page is loaded anew, at most once a minute (bar 16).
 * @returns false when that was tried already, or cannot help because there is no network
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
