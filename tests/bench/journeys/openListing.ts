import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright";
import { type Condition, type Finger, slowDown } from "./conditions";
import { prepareContext } from "./inPage";

/** The time that a shopper looks at the page before pressing anything. */
const LOOK_MS = 2_000;

export interface Listing {
  context: BrowserContext;
  page: Page;
  /** The card at this place, counted from 1, scrolled into view. */
  cardAt(place: number): Promise<Locator>;
  press(target: Locator): Promise<void>;
}

/** Opens the listing under a condition, in a browser without a cache. */
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
      const card = page.locator(`main [aria-posinset="${place}"]`);
      // In the middle, above the bars at the bottom of a phone.
      await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      await page.waitForTimeout(LOOK_MS);
      return card;
    },
    press: async (target) => {
      const box = await target.boundingBox();
      if (!box) throw new Error("what is to be pressed is not in view");
      await finger.press(page, box.x + box.width / 2, box.y + box.height / 2);
    },
  };
}
