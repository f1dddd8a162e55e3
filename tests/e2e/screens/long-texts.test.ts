import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, browser, haat, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import { openKiosk } from "#tests/support/journeys/kiosk.ts";
import { textsIn } from "#tests/support/journeys/textsIn.ts";
import { walkShop } from "#tests/support/journeys/walkShop.ts";
import { giveBack, lengthen, textsOutsideControls } from "./longTexts";
import { ownTextsCut } from "./ownTextsCut";
import { troubleWithText } from "./troubleWithText";

const WIDTHS = [
  [320, 700],
  [390, 844],
  [1280, 800],
] as const;
const KIOSKS = [
  [1080, 1920],
  [1366, 768],
] as const;

/** Looks at the present screen in each size, with its texts two fifths longer, in both directions. */
async function judge(shown: Page, screen: string, sizes: readonly (readonly [number, number])[]): Promise<string[]> {
  const found: string[] = [];
  const own = await textsIn("en");
  for (const [width, height] of sizes) {
    await shown.setViewportSize({ width, height });
    await still(shown);
    for (const direction of ["ltr", "rtl"] as const) {
      await lengthen(shown, direction, own);
      const troubles = [
        ...(await troubleWithText(shown)),
        ...(await textsOutsideControls(shown)),
        ...(await ownTextsCut(shown)),
      ];
      await giveBack(shown);
      found.push(...troubles.map((trouble) => `${screen}, ${width} px, ${direction}: ${trouble}`));
    }
  }
  return found;
}

describe("texts two fifths longer than English, from left to right and from right to left", () => {
  // A page that is not there is among the screens.
  withOwnShoppers({ breaksCalls: true });

  test("fit on every screen of the shop at 320, 390 and 1280 px", async () => {
    const found: string[] = [];
    const look = async (screen: string) => void found.push(...(await judge(page, screen, WIDTHS)));
    await walkShop(page, { haat, base }, look);
    expect(found).toEqual([]);
  }, 150_000);

  test("fit on the kiosk's screens at 1080 × 1920 and 1366 × 768 px", async () => {
    const kiosk = await openKiosk(browser, base, { isTimed: false });
    const found: string[] = [];
    const look = async (screen: string) => void found.push(...(await judge(kiosk.page, screen, KIOSKS)));
    await look("first screen");
    await kiosk.touchToStart();
    await kiosk.page.locator(".kiosk-add button").first().waitFor();
    await look("shop");
    await kiosk.page.locator(".kiosk-add:not([data-in]) button").first().tap();
    await see(kiosk.lines.first()).toBeVisible();
    await look("shop with a cart");
    await kiosk.head("Search").tap();
    await see(kiosk.page.getByRole("dialog")).toBeVisible();
    await look("search");
    await kiosk.page.getByRole("button", { name: "Close", exact: true }).tap();
    await kiosk.page.getByRole("button", { name: "Pay" }).filter({ visible: true }).first().tap();
    await see(kiosk.page.getByRole("heading", { name: "Who is this order for?" })).toBeVisible();
    await look("who is it for");
    expect(found).toEqual([]);
  }, 150_000);
});
