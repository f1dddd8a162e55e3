import type { Page } from "playwright";

/** The first card of a long list; home has none. */
const CARD = "main [aria-posinset] a";

/** Runs before the page's own program, and notes the first frame with a card. */
export const NOTE_FIRST_CARD = `(() => {
  const look = () => {
    if (document.querySelector(${JSON.stringify(CARD)})) requestAnimationFrame((at) => { window.firstCardAt = performance.now(); });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()`;

/** The milliseconds from the page's first request to the first frame with a card. */
export async function firstCard(page: Page): Promise<number> {
  const noted = await page.waitForFunction("window.firstCardAt", undefined, { timeout: 60_000 });
  return (await noted.jsonValue()) as number;
}

/** The milliseconds from the click or Enter that `press` makes to the first frame with a card. */
export async function cardAfter(page: Page, event: "click" | "keydown", press: () => Promise<void>): Promise<number> {
  // Listens before anything is pressed.
  await page.evaluate(`void (window.cardAfter = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error("no product came")), 60000);
    addEventListener(${JSON.stringify(event)}, ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector(${JSON.stringify(CARD)})) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }))`);
  await press();
  return (await page.evaluate("window.cardAfter")) as number;
}

export const nodesOf = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll("body *").length);

/** The milliseconds to the largest paint until now. */
export const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
