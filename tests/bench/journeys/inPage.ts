import type { BrowserContext, Page } from "playwright";

/** Compiled functions call a helper for their names that a page does not have. */
const HELPER = "globalThis.__name ??= (named) => named";

export async function prepareContext(context: BrowserContext): Promise<void> {
  await context.addInitScript({ content: HELPER });
}

export interface Awaited {
  selector: string;
  /** The whole text of the element, where the selector is not enough. */
  text?: string;
}

/**
 * Measures the milliseconds from the next click's own time stamp to the first frame that contains `wanted`, which is
 * looked for after every change of the document. Begin it before the click.
 */
export function clickUntil(page: Page, wanted: Awaited): Promise<number> {
  return page.evaluate(
    ({ selector, text }) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`"${text ?? selector}" did not come`)), 30_000);
        const clicked = new Promise<number>((began) =>
          addEventListener("click", ({ timeStamp }) => began(timeStamp), { capture: true, once: true }),
        );
        const watcher = new MutationObserver(() => {
          const found = document.querySelector(selector);
          if (!found || (text !== undefined && found.textContent !== text)) return;
          watcher.disconnect();
          requestAnimationFrame(async () => {
            const now = performance.now();
            resolve(now - (await clicked));
          });
        });
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    wanted,
  );
}

/** Measures the milliseconds from Back to the first frame that shows the listing's card at the former scroll position. */
export function backUntil(page: Page, place: { href: string; scrollY: number }): Promise<number> {
  return page.evaluate(
    ({ href, scrollY }) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error("the listing did not come back")), 30_000);
        const began = performance.now();
        const look = () => {
          const card = document.querySelector(`[aria-posinset] a[href="${href}"]`);
          if (card?.checkVisibility() && Math.abs(window.scrollY - scrollY) < 4) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        history.back();
        requestAnimationFrame(look);
      }),
    place,
  );
}
