import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { type Shopper, see, undrawn } from "./shopperBrowser";
import { still } from "./still";

/** Moves inside the page as a link does, without loading it anew. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: String(Math.random()) }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
}

/**
 * Lets time pass in the page. Not while code is on its way: the program gives it two minutes, and a slow machine would be
 * told that they are over.
 */
export async function elapse(page: Page, ms: number): Promise<void> {
  await see(page.locator("script[data-rspack]")).toHaveCount(0);
  await page.clock.fastForward(ms);
}

/** To a page that asks for nothing, and until all that the former ones asked for is forgotten (spec 7.1: 5 minutes). */
export async function forgetAnswers(page: Page, base: string): Promise<void> {
  await moveTo(page, `${base}/nothing-here`);
  await see(page.getByRole("main").getByText("Not Found", { exact: true })).toBeVisible();
  // What the former page watched is let go after the next frame: until then nothing begins to be forgotten.
  await still(page);
  // A view that React began to draw and threw away watches until its memory is collected (mobx-react-lite).
  await collected(page);
  await still(page);
  await elapse(page, 301_000);
}

/** Until the page was told what is gone: that comes some time after the collection itself. */
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

const PATIENCE_MS = 30_000;
const STEP_MS = 5_000;
const FRAME_MS = 16;

/** Runs the waits between the retries (spec 7.1) through until what comes after them is there; the clock is installed. */
export async function runUntil(page: Page, outcome: Locator): Promise<void> {
  await elapseUntil(page, () => outcome.isVisible());
  await see(outcome).toBeVisible();
}

/** The same for what is not seen in the page. */
export async function elapseUntil(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; !(await isSo()) && Date.now() < giveUpAt; ) {
    await elapse(page, STEP_MS);
    await page.waitForTimeout(FRAME_MS);
  }
}

/** Closes what was said before, so that what is said next is new. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>(".Toastify__close-button")) button.click();
  });
  await see(page.locator(".Toastify__toast")).toHaveCount(0);
}

/** No error that nobody caught, no violation of the policy, and something to read. */
export async function expectAlive({ page, troubles }: Shopper): Promise<void> {
  const uncaught = troubles.filter((words) => !/^console: Failed to load resource/.test(words));
  troubles.length = 0;
  expect(uncaught).toEqual([]);
  expect((await page.locator("#root").textContent())?.trim() ?? "").not.toBe("");
}

/** Serves the store's page as the host does when the platform is too slow for it: not drawn, and without data. */
export async function withoutData(page: Page, base: string): Promise<void> {
  const answer = await fetch(base, { headers: { accept: "text/html" } });
  const headers = Object.fromEntries(answer.headers);
  const body = undrawn(await answer.text());
  expect(body).not.toContain('"queries":');
  await page.context().route(
    (url) => url.href.startsWith(base),
    (route) =>
      route.request().resourceType() === "document"
        ? route.fulfill({ body, headers: { ...headers, "content-encoding": "" } })
        : route.fallback(),
  );
}
