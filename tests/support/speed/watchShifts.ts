import type { Page } from "playwright";

/** A shift of less than this share of the screen is invisible: a text that is laid out anew between two pixels. */
export const SEEN = 0.00005;

/**
 * Records the layout shifts without input on all pages that are opened from now on, in order: the size of each, and
 * what it moved.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(watch, SEEN);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Runs in the page. */
function watch(seen: number): void {
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Element | null }[] };
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput || value < seen) continue;
      const what = sources.map(({ node }) => `${node?.nodeName} "${node?.textContent?.slice(0, 30)}"`);
      shifts.push(`${value.toFixed(4)} ${what.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
