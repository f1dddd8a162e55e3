import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { awake, fillCart, placeOrder, saveAddress, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, browser, haat, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import { subscribable } from "#tests/support/journeys/accountPages.ts";
import { addressOfProduct, logIn } from "#tests/support/journeys/journey.ts";
import { otherLanguages } from "#tests/support/journeys/otherLanguages.ts";
import { textsIn } from "#tests/support/journeys/textsIn.ts";
import { textsOutsideControls } from "../screens/longTexts";
import { ownTextsCut } from "../screens/ownTextsCut";
import { troubleWithText } from "../screens/troubleWithText";

const SIZES = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const shownTexts = (shown: Page) =>
  shown.evaluate(() => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      // A store's own words that it has not translated are marked with their language.
      const isMarked = parentElement?.closest("[lang]") !== document.documentElement;
      if (!isMarked && parentElement?.checkVisibility({ visibilityProperty: true }))
        texts.push(textContent?.trim() ?? "");
    }
    return texts;
  });

describe.each(otherLanguages)("the screens in %s", (code) => {
  // A page that is not there is among them.
  withOwnShoppers({ breaksCalls: true });

  test("have no text in English nor axe violation, and every text fits at 320, 390 and 1280 px", async () => {
    const [own, english] = [await textsIn(code), await textsIn("en")];
    for (const text of own) english.delete(text);
    await logIn(page, haat, base);
    const order = await placeOrder(page, haat.origin);
    const [delivered] = await subscribable(page, haat.origin);
    await saveAddress(page, haat.origin);
    await fillCart(page, haat.origin);
    const account = ["profile", "orders", "address", "wallet", "subscription"].map((name) => `/account/${name}`);
    const product = (await addressOfProduct(browser, base)).slice(base.length);
    const shop = ["/", "/category", "/search?query=apple", product, "/privacypolicy", "/no-such-page", "/cart"];
    const found: string[] = [];
    for (const path of [...shop, ...account, `/order/${order.id}/false`, `/subscription/${delivered?.id}`]) {
      await page.goto(`${base}/${code}${path}`);
      await awake(page);
      await see(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await still(page);
        const foreign = (await shownTexts(page))
          .filter((text) => english.has(text))
          .map((text) => `“${text}” is English`);
        const troubles = [
          ...foreign,
          ...(await troubleWithText(page)),
          ...(await textsOutsideControls(page)),
          ...(await ownTextsCut(page, own)),
        ];
        found.push(...troubles.map((trouble) => `${path}, ${size.width} px: ${trouble}`));
      }
      await page.evaluate(() => scrollTo(0, 0));
      found.push(...(await axeViolations(page)).map((violation) => `${path}: ${violation}`));
    }
    expect([...new Set(found)]).toEqual([]);
  }, 150_000);
});
