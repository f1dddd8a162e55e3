import type { BrowserContext, Page } from "playwright";
import { TestRunner } from "vitest";

const HEADING = "The page shows:";
const PATIENCE_MS = 5_000;
const ANSWERS = 50;

/**
 * The page in words, as assistive technology reads it, and the code that it waits for; undefined when the page does not
 * answer.
 */
export const whatPageShows = async (page: Page): Promise<string | undefined> => {
  const there = await page
    .locator("body")
    .ariaSnapshot({ timeout: PATIENCE_MS })
    .catch(() => undefined);
  if (there === undefined) return;
  return [HEADING, there, ...(await page.evaluate(whatIsAmiss).catch(() => []))].join("\n");
};

/** Runs in the page. Says what keeps it from going on. */
async function whatIsAmiss(): Promise<string[]> {
  // The bundler removes the element of a script that has loaded.
  const awaited = [...document.querySelectorAll<HTMLScriptElement>("script[data-rspack]")].map(({ src }) => src);
  const frame = new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true)));
  const tooLate = new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false));
  return [
    ...awaited.map((src) => `Still loading: ${src}`),
    "haatEarly" in window && "The program has not taken over yet.",
    !(await Promise.race([frame, tooLate])) && `The browser draws no frames; the page is ${document.visibilityState}.`,
    !navigator.onLine && "The browser is offline.",
  ].filter((line) => line !== false);
}

/**
 * Adds what the pages showed and what they were answered to the error of a failed test, because the failure may be hard to
 * repeat.
 */
export async function tellWhatPagesShow(context: BrowserContext, answers: readonly string[]): Promise<void> {
  const [error] = TestRunner.getCurrentTest()?.result?.errors ?? [];
  if (error === undefined || error.message.includes("The last answers")) return;
  const shown = await Promise.all(
    context.pages().map(async (page) => `${page.url()}\n${(await whatPageShows(page)) ?? ""}`),
  );
  const last = answers.slice(-ANSWERS).join("\n");
  error.message += `\n\n${shown.join("\n\n")}\n\nThe last answers, with their time:\n${last}`;
}
