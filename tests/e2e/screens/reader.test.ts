import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Haat } from "#tests/support/browser/haatAt.ts";
import { openBrowser } from "#tests/support/browser/openBrowser.ts";
import { arriveAnew, awake, DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
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
  browser = await openBrowser(["--blink-settings=defaultFontSize=32"]);
});
afterAll(() => browser.close());

describe("bar 21, a reader with text twice as large", () => {
  test.each([
    ["390", PHONE],
    ["1280", DESKTOP],
  ])(
    "at %s px nothing is wider than the screen, and no text is cut off",
    async (_, viewport) => {
      const { page } = await arriveAnew(browser, { viewport });
      const found: string[] = [];
      const judge = async (screen: string) => {
        await still(page);
        for (const trouble of await troubleWithText(page)) found.push(`${screen}: ${trouble}`);
      };
      const open = async (path: string) => {
        await page.goto(`${base}${path}`);
        await awake(page);
        await see(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
        await judge(path);
      };
      const sizeOf = (shown: Page) =>
        shown.evaluate(() => getComputedStyle(document.querySelector("h1, h2") ?? document.body).fontSize);

      await open("/privacypolicy");
      // A heading of 24 px on phones, of 32 px on desktops: the wide screen is laid out as one of half its width.
      expect(await sizeOf(page)).toBe("48px");
      const order = await walkShop(page, { haat, base }, judge);
      await open("/counter");
      await page.getByRole("button", { name: "Try it here" }).click();
      await see(page.getByText(order.orderNumber.split("-").at(-1) ?? "")).toBeVisible();
      await judge("counter with orders");
      expect(found).toEqual([]);
      // Not by leaving, which keeps the page for other tests: this browser is closed before they come.
    },
    300_000,
  );
});
