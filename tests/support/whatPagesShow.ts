import type { BrowserContext, Page } from "playwright";
import { TestRunner } from "vitest";

const HEADING = "The page shows:";
const PATIENCE_MS = 5_000;

/** In words, as assistive technology has it; undefined where the page does not answer. */
export const whatPageShows = async (page: Page): Promise<string | undefined> => {
  const there = await page
    .locator("body")
    .ariaSnapshot({ timeout: PATIENCE_MS })
    .catch(() => undefined);
  return there && `${HEADING}\n${there}`;
};

/** Adds to the reason of a failed test what its pages show at its end: who reads the reason may never see the same again. */
export async function tellWhatPagesShow(context: BrowserContext): Promise<void> {
  const [error] = TestRunner.getCurrentTest()?.result?.errors ?? [];
  if (error === undefined || error.message.includes(HEADING)) return;
  const shown = await Promise.all(
    context.pages().map(async (page) => `${page.url()}\n${(await whatPageShows(page)) ?? ""}`),
  );
  error.message += `\n\n${shown.join("\n\n")}`;
}
