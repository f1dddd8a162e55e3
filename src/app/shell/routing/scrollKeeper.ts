const PREFIX = "haat_scroll_";

/**
 * Stores the scroll position of a history entry for as long as the tab lives. In a browser that forbids storage, pages start at
 * the top.
 */
export function keepScroll(key: string, y: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(Math.round(y)));
  } catch {
    // Storage is forbidden. Only the scroll position is lost.
  }
}

export function keptScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + key)) || 0;
  } catch {
    return 0;
  }
}
