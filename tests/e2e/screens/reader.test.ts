import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Haat } from "#tests/support/browser/haatAt.ts";
import { openHeadless } from "#tests/support/browser/openBrowser.ts";
import { arriveAnew, DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { theHaat } from "#tests/support/browser/theShop.ts";
import { underPath } from "#tests/support/journeys/journey.ts";
import { walkShop } from "#tests/support/journeys/walkShop.ts";
import { troubleWithText } from "./troubleWithText";

let haat: Haat;
let browser: Browser;
let base: string;

beforeAll(async () => {
  haat = await theHaat();
  base = underPath(haat);
  // A browser whose reader has set text twice as large as usual (WCAG 1.4.4).
  browser = await openHeadless(["--blink-settings=defaultFontSize=32"]);
});
afterAll(() => browser.close());

test("bar 21: for a reader with text twice as large, at 390 and 1280 px nothing is wider than the screen, and no text is cut off", async () => {
  const { page } = await arriveAnew(browser, { viewport: PHONE });
  const found: string[] = [];
  const judge = async (screen: string) => {
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await still(page);
      for (const trouble of await troubleWithText(page)) found.push(`${screen}, ${size.width} px: ${trouble}`);
    }
  };
  let sizeOfHeading = "";
  const order = await walkShop(page, { haat, base }, async (screen) => {
    await judge(screen);
    if (screen === "/privacypolicy") sizeOfHeading = await headingSize(page);
  });
  // A heading of 24 px on phones, of 32 px on desktops: the wide screen is laid out as one of half its width.
  expect(sizeOfHeading).toBe("48px");
  await page.goto(`${base}/counter`);
  await page.getByRole("button", { name: "Try it here" }).click();
  await see(page.getByText(order.orderNumber.split("-").at(-1) ?? "")).toBeVisible();
  await judge("counter with orders");
  expect(found).toEqual([]);
  // Not by leaving, which keeps the page for other tests: this browser is closed before they come.
}, 300_000);

const headingSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector("h1, h2") ?? document.body).fontSize);
