import type { Page } from "playwright";

const QUIET_FRAMES = 6;

/**
 * Waits until nothing in the page has changed for some frames; what never rests has no end here. The text of an element may
 * change: where frames are slow, the seconds of a countdown would be all that is ever seen.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate(
    (frames) =>
      new Promise<void>((resolve) => {
        let quiet = 0;
        const watcher = new MutationObserver(() => {
          quiet = 0;
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true });
        const look = () => {
          quiet += 1;
          if (quiet <= frames) return void requestAnimationFrame(look);
          watcher.disconnect();
          resolve();
        };
        look();
      }),
    QUIET_FRAMES,
  );
}
