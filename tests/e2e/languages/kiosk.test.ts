import { describe, expect, test } from "vitest";
import { languageCodes, languages } from "#contract/languages.ts";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, browser, withTheShop } from "#tests/support/browser/visitors.ts";
import { openKiosk } from "#tests/support/journeys/kiosk.ts";

withTheShop();

describe("the kiosk", () => {
  test.each(languageCodes)("has no axe violation in %s", async (code) => {
    const { page, leave, troubles } = await openKiosk(browser, base, { isTimed: false });
    const choice = page.getByRole("button", { name: languages[code].name });
    await choice.tap();
    await see(choice).toHaveAttribute("aria-pressed", "true");
    const found: string[] = [];
    const judge = async (screen: string) => {
      await still(page);
      found.push(...(await axeViolations(page)).map((violation) => `${screen}: ${violation}`));
    };
    await judge("first screen");
    await page.locator(".kiosk-attract-start").tap();
    await page.locator(".kiosk-add button").first().tap();
    await see(page.locator(".kiosk-cart li").first()).toBeVisible();
    await judge("shop with a cart");
    expect(found).toEqual([]);
    expect(troubles).toEqual([]);
    await leave();
  });
});
