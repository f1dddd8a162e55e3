import type { Page } from "playwright";

/** A clock can only be stopped at a time that has not come yet. */
const AHEAD_MS = 500;

/**
 * Stops the page's clock a little later than now; `page.clock.resume()` lets it run again. On a busy machine the chosen
 * time may have passed before the page learns of it. The clock then stops at the wrong time, so it runs on and is stopped
 * at a later one.
 */
export async function stopClock(page: Page, aheadMs = AHEAD_MS): Promise<void> {
  try {
    await page.clock.pauseAt((await timeIn(page)) + aheadMs);
  } catch (error) {
    if (!String(error).includes("to the past")) throw error;
    await page.clock.resume();
    await stopClock(page, 2 * aheadMs);
  }
}

/** Asks again if the page was just leaving for another one. */
async function timeIn(page: Page): Promise<number> {
  try {
    return await page.evaluate(() => Date.now());
  } catch (error) {
    if (!String(error).includes("navigation")) throw error;
    await page.waitForLoadState("domcontentloaded");
    return timeIn(page);
  }
}
