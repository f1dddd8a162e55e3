import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { type Condition, type Finger, slowDown } from "./conditions";
import { prepareContext } from "./inPage";

/** The time that a shopper looks at the page before pressing anything. */
const LOOK_MS = 2_000;

export interface Listing {
  context: BrowserContext;
  page: Page;
  /** Scrolls the card at this place, counted from 1, into view, and returns its selector. */
  cardAt(place: number): Promise<string>;
  /** Presses the middle of the element that the selector finds. */
  press(selector: string): Promise<void>;
}

/**
 * Opens the listing under a condition, in a browser without a cache. Elements are found by the page itself and not by Playwright's
 * locators: these add listeners to the page that look at every press, which takes 3 to 5 ms of the time that is measured.
 */
export async function openListing(
  browser: Browser,
  address: string,
  condition: Condition,
  finger: Finger,
  storageState?: BrowserContextOptions["storageState"],
): Promise<Listing> {
  const context = await browser.newContext({ ...finger.options, storageState, locale: "en-IN" });
  await prepareContext(context);
  const page = await context.newPage();
  await slowDown(context, page, condition);
  await page.goto(address, { waitUntil: "networkidle", timeout: 90_000 });
  await page.waitForTimeout(LOOK_MS);
  return {
    context,
    page,
    cardAt: async (place) => {
      const card = `main [aria-posinset="${place}"]`;
      // In the middle, above the bars at the bottom of a phone.
      await page.evaluate(
        (selector) => document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" }),
        card,
      );
      await page.waitForTimeout(LOOK_MS);
      return card;
    },
    press: async (selector) => {
      const box = await page.evaluate(
        (wanted) => document.querySelector(wanted)?.getBoundingClientRect().toJSON(),
        selector,
      );
      if (!box) throw new Error(`${selector} is not there to be pressed`);
      await finger.press(page, box);
    },
  };
}
