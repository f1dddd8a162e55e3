import type { Page } from "playwright";

const QUIET_FRAMES = 6;

/**
 * Waits until nothing in the page has changed for some frames. A page that never rests makes this wait for ever.
 * Changes of text are ignored: with slow frames a countdown would change in every one of them.
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
