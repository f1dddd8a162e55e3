const PREFIX = "haat_scroll_";

/** Per history entry, as long as the tab lives; a browser that forbids storage starts at the top. */
export function keepScroll(key: string, y: number): void {
  try {
    sessionStorage.setItem(PREFIX + key, String(Math.round(y)));
  } catch {
    // Nothing that a shopper would miss.
  }
}

export function keptScroll(key: string): number {
  try {
    return Number(sessionStorage.getItem(PREFIX + key)) || 0;
  } catch {
    return 0;
  }
}
