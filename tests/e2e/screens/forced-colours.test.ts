import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import { arrive, awake, fillCart, PHONE, saveAddress, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { continueButton, GOODS, logIn } from "#tests/support/journeys/journey.ts";

withTheShop();

/** How an element and its mark are drawn with forced colours, which show no shadows and no background pictures. */
function drawn(locator: Locator): Promise<string> {
  return locator.first().evaluate((element) => {
    const canvas = getComputedStyle(document.body).backgroundColor;
    const lookOf = ({ backgroundColor, borderInlineStartColor, outlineStyle, outlineColor }: CSSStyleDeclaration) =>
      [
        backgroundColor.replace(/^rgba\(.*, 0\)$/, canvas),
        borderInlineStartColor,
        outlineStyle === "none" ? "" : outlineColor,
      ].join(" ");
    return [undefined, "::before"].map((mark) => lookOf(getComputedStyle(element, mark))).join(" / ");
  });
}

/** Expects that a chosen control looks different from another. */
async function expectToDiffer(chosen: Locator, other: Locator): Promise<void> {
  await see(chosen.first()).toBeVisible();
  await see(other.first()).toBeAttached();
  await see.poll(async () => (await drawn(chosen)) !== (await drawn(other))).toBe(true);
}

describe("bar 21, forced colours: a chosen control looks different from others", () => {
  const arriveForced = (viewport = PHONE) => arrive(browser, { viewport, forcedColors: "active" });
  const open = async (page: Page, path: string) => {
    await page.goto(`${base}${path}`);
    await awake(page);
  };

  test("home's dots, and its tab in the bottom bar", async () => {
    const { page } = await arriveForced();
    await open(page, "/");
    const dots = page.getByRole("button", { name: /^Go to slide/ });
    await expectToDiffer(dots.and(page.locator("[aria-current]")), dots.and(page.locator(":not([aria-current])")));
    const other = dots.and(page.locator(":not([aria-current])")).first();
    // The dots that are not chosen are seen as well: they are drawn in the colour of a button's text.
    expect(await other.evaluate((dot) => getComputedStyle(dot, "::before").backgroundColor)).not.toBe(
      await other.evaluate(() => getComputedStyle(document.body).backgroundColor),
    );
    const tabs = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expectToDiffer(tabs.and(page.locator("[aria-current]")), tabs.and(page.locator(":not([aria-current])")));
  });

  test("a product's options and the picture that is shown", async () => {
    const { page } = await arriveForced();
    await open(page, "/search?query=apple");
    await page
      .getByRole("link", { name: new RegExp(GOODS.product) })
      .first()
      .click();
    await see(page.getByRole("heading", { level: 1, name: new RegExp(GOODS.product) })).toBeVisible();
    const tiles = page.locator("label:has(> input[type=radio])");
    await expectToDiffer(tiles.and(page.locator("[data-checked]")), tiles.and(page.locator(":not([data-checked])")));
    const thumbs = page.locator("main li > button[aria-current]");
    await expectToDiffer(
      thumbs.and(page.locator("[aria-current=true]")),
      thumbs.and(page.locator("[aria-current=false]")),
    );
  });

  test("a list's category", async () => {
    const { page } = await arriveForced();
    await open(page, "/category");
    const links = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
    await expectToDiffer(links.and(page.locator("[aria-current]")), links.and(page.locator(":not([aria-current])")));
  });

  test("the checkout's step, address and way to pay", async () => {
    const { page } = await arriveForced();
    await logIn(page, haat, base);
    await fillCart(page, haat.origin);
    await saveAddress(page, haat.origin);
    await open(page, "/cart");
    await continueButton(page).click();
    const cash = page.getByRole("radio", { name: /Cash on delivery/ });
    await cash.check();
    const cards = page.locator("main div:has(> label > input[name=payment-method])");
    await expectToDiffer(cards.and(page.locator("[data-checked]")), cards.and(page.locator(":not([data-checked])")));
    const steps = page.getByRole("navigation", { name: "Steps" }).getByRole("button");
    await expectToDiffer(steps.and(page.locator("[aria-current]")), steps.and(page.locator(":not([aria-current])")));
  });

  test("a subscription's days", async () => {
    const { page } = await arriveForced();
    await logIn(page, haat, base);
    await open(page, "/search?query=milk");
    await page.getByRole("main").getByRole("link", { name: /Milk/ }).first().click();
    await page
      .getByRole("link", { name: /Subscribe/ })
      .first()
      .click();
    const days = page.getByRole("group", { name: "Select Repeated Days" }).getByRole("button");
    await days.first().click();
    await days.first().blur();
    await expectToDiffer(days.and(page.locator("[aria-pressed=true]")), days.and(page.locator("[aria-pressed=false]")));
  });

  test("a printed page and a page with forced colours have their rules, although the host rendered the first page", async () => {
    const { page } = await arriveForced();
    await open(page, "/");
    const conditions = await page.evaluate(() => {
      const of = (rules: CSSRuleList): string[] =>
        [...rules].flatMap((rule) => (rule instanceof CSSMediaRule ? [rule.conditionText, ...of(rule.cssRules)] : []));
      return [...document.styleSheets].flatMap((sheet) => (sheet.disabled ? [] : of(sheet.cssRules)));
    });
    expect(conditions).toContain("print");
  });
});
