import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { type Shopper, see } from "./shopperBrowser";
import { stopClock } from "./stopClock";

/**
 * Moves to another screen as a link does, without loading the page anew. Like a link it waits until the history has left
 * the entry of a closed dialog or a step (ADR 29). It also waits until the program has begun: a program that begins under
 * another address than its page's finds other HTML than it draws.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => {
    const isGoing = (window as { isGoing?: boolean }).isGoing === true;
    return !("haatEarly" in window) && !isGoing && !history.state?.layers?.length;
  });
  await page.evaluate((to) => {
    history.pushState({ key: String(Math.random()) }, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, path);
}

/**
 * Lets time pass in the page, but not while code is loading: the program allows two minutes for that, and on a slow machine
 * they would be over.
 */
export async function elapse(page: Page, ms: number): Promise<void> {
  await see(page.locator("script[data-rspack]")).toHaveCount(0);
  await page.clock.fastForward(ms);
}

const PATIENCE_MS = 30_000;
const FRAME_MS = 16;

export interface Pace {
  /** The most time that may pass in the page. */
  withinMs?: number;
  /**
   * The time that passes between two looks. Shorter than a toast stays (3 s), unless the test waits for something that
   * stays: a toast that appears between two looks must still be there at the second.
   */
  stepMs?: number;
}

/**
 * Moves the clock through the waits between retries (spec 7.1) until `outcome` is visible; the clock must be installed.
 */
export async function runUntil(page: Page, outcome: Locator, pace: Pace = {}): Promise<void> {
  await elapseUntil(page, () => outcome.isVisible(), pace);
  await see(outcome).toBeVisible();
}

/** The same for an outcome that is not visible in the page. @returns whether it was reached */
export async function elapseUntil(
  page: Page,
  isSo: () => boolean | Promise<boolean>,
  { withinMs = Number.POSITIVE_INFINITY, stepMs = 1_000 }: Pace = {},
): Promise<boolean> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  // Otherwise the page's time also passes by itself, and on a busy machine a toast is gone before the next look.
  await stopClock(page);
  try {
    for (let passedMs = 0; !(await isSo()); passedMs += stepMs) {
      if (passedMs >= withinMs || Date.now() >= giveUpAt) return false;
      await elapse(page, stepMs);
      await page.waitForTimeout(FRAME_MS);
    }
    return true;
  } finally {
    await page.clock.resume();
  }
}

/** Closes old toasts, so that a later one is new. */
export async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>(".Toastify__close-button")) button.click();
  });
  await see(page.locator(".Toastify__toast")).toHaveCount(0);
}

/** Expects no uncaught error, no violation of the policy, and something to read. */
export async function expectAlive({ page, troubles }: Shopper): Promise<void> {
  const uncaught = troubles.filter((words) => !/^console: Failed to load resource/.test(words));
  troubles.length = 0;
  expect(uncaught).toEqual([]);
  expect((await page.locator("#root").textContent())?.trim() ?? "").not.toBe("");
}
