import type { Page } from "playwright";
import { see } from "#tests/support/browser/shopperBrowser.ts";
import { elapse, moveTo } from "#tests/support/browser/singlePage.ts";
import { still } from "#tests/support/browser/still.ts";

/**
 * Moves to a page that fetches nothing, and waits until all former answers are forgotten: 5 minutes until the list behind
 * Back is dropped (ADR 43), and 5 minutes more until its answers are (spec 7.1).
 */
export async function forgetAnswers(page: Page, base: string): Promise<void> {
  await moveTo(page, `${base}/nothing-here`);
  await see(page.getByRole("main").getByText("Not Found", { exact: true })).toBeVisible();
  await elapse(page, 301_000);
  // The former page's observers are removed after the next frame; only then the time until forgetting begins.
  await still(page);
  // A view that React drew and threw away stays an observer until its memory is collected (mobx-react-lite).
  await collected(page);
  await still(page);
  await elapse(page, 301_000);
}

/** Waits until the page has learnt what was collected, which is some time after the collection itself. */
async function collected(page: Page): Promise<void> {
  await page.evaluate(() => {
    const told = window as { isCollected?: boolean; registry?: FinalizationRegistry<string> };
    told.isCollected = false;
    told.registry = new FinalizationRegistry(() => {
      told.isCollected = true;
    });
    told.registry.register({}, "");
  });
  await see
    .poll(async () => {
      await page.requestGC();
      return page.evaluate(() => (window as { isCollected?: boolean }).isCollected);
    })
    .toBe(true);
}
