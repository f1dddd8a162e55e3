import type { Locator, Page } from "playwright";
import { describe, expect, test } from "vitest";
import * as commerceWords from "#commerce/words.ur.ts";
import * as designWords from "#design/words.ur.ts";
import { arrive, awake, DESKTOP, fillCart, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { addressOfProduct, logIn } from "#tests/support/journeys/journey.ts";

withTheShop();

/** Opens a page of the shop in Urdu. */
async function inUrdu(path: string, viewport = PHONE, goFirst?: (page: Page) => Promise<unknown>): Promise<Page> {
  const { page } = await arrive(browser, { viewport });
  await goFirst?.(page);
  await page.goto(`${base}/ur${path}`);
  await awake(page);
  return page;
}

const productPath = async () => (await addressOfProduct(browser, base)).slice(base.length);

const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x ?? Number.NaN;

/** The signs of a text in the order in which they stand on the screen, from left to right. */
const asSeen = (locator: Locator) =>
  locator.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const signs: [left: number, sign: string][] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      for (let at = 0; at < text.length; at++) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        signs.push([range.getBoundingClientRect().left, text.data[at] ?? ""]);
      }
    }
    return signs
      .sort(([one], [other]) => one - other)
      .map(([, sign]) => sign)
      .join("");
  });

describe("in the Urdu shop", () => {
  test("weights, prices and reductions keep their order, and stand at the right", async () => {
    const page = await inUrdu(await productPath(), DESKTOP);
    const weight = page.locator("main label, main button").getByText("500 g", { exact: true }).first();
    expect(await asSeen(weight)).toBe("500 g");
    await logIn(page, haat, base);
    await fillCart(page, haat.origin);
    await page.goto(`${base}/ur/cart`);
    await awake(page);
    const reduction = page.locator("dd", { hasText: "−" }).first();
    expect(await asSeen(reduction)).toMatch(/^−₹[\d.]+$/);
    const [amount, label] = [await leftOf(reduction), await leftOf(reduction.locator("xpath=preceding-sibling::dt"))];
    expect(amount).toBeLessThan(label);
    const box = await reduction.evaluate((dd) => {
      const range = document.createRange();
      range.selectNodeContents(dd);
      return Math.abs(range.getBoundingClientRect().left - dd.getBoundingClientRect().left);
    });
    expect(box).toBeLessThan(2);
  });

  test("a phone number and a code are typed from left to right", async () => {
    const page = await inUrdu("/login");
    const field = page.locator("main input").first();
    await see(field).toHaveCSS("direction", "ltr");
    expect(await leftOf(page.getByText("+91", { exact: true }))).toBeLessThan(await leftOf(field));
    await field.fill("9876543210");
    await page.locator("main button[type=submit]").click();
    const boxes = page.locator("main fieldset input");
    await see(boxes).toHaveCount(6);
    expect(await leftOf(boxes.nth(0))).toBeLessThan(await leftOf(boxes.nth(1)));
    await boxes.nth(0).press("ArrowRight");
    await see(boxes.nth(1)).toBeFocused();
  });

  test("the steps of the checkout follow each other from right to left", async () => {
    const page = await inUrdu("/cart", PHONE, (own) => logIn(own, haat, base).then(() => fillCart(own, haat.origin)));
    const steps = page.getByRole("navigation", { name: designWords.steps }).getByRole("listitem");
    await see(steps).toHaveCount(3);
    expect(await leftOf(steps.nth(0))).toBeGreaterThan(await leftOf(steps.nth(1)));
  });

  test("the pictures of a product are swiped to the right", async () => {
    const page = await inUrdu(await productPath());
    const row = page.locator("main section ul").first();
    const chosen = page.locator("main li > button[aria-current=true]");
    const second = page.locator("main li > button").nth(1);
    await see(chosen).toHaveCount(1);
    await row.evaluate((list) => list.scrollBy({ left: -list.clientWidth, behavior: "instant" }));
    await see(second).toHaveAttribute("aria-current", "true");
    await page.locator("main li > button").nth(0).click();
    await see.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
    await second.click();
    await see.poll(() => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(-1);
  });

  test("the next banner comes in from the left, and its arrow points there", async () => {
    const page = await inUrdu("/", DESKTOP);
    const [next, previous] = [designWords.nextSlide, designWords.previousSlide].map((name) =>
      page.getByRole("button", { name }).first(),
    ) as [Locator, Locator];
    expect(await leftOf(next)).toBeLessThan(await leftOf(previous));
    const slides = page.locator("[data-view]").first().locator("[data-slide]");
    expect(await leftOf(slides.nth(1))).toBeLessThan(await leftOf(slides.nth(0)));
    const before = await leftOf(slides.nth(0));
    await next.hover();
    await next.click();
    await see.poll(() => leftOf(slides.nth(1))).toBeCloseTo(before, -1);
    // The corner of two borders is turned by an eighth, and the button is mirrored.
    const arrow = await previous.evaluate((button) => {
      const { borderBottomWidth, borderLeftWidth, rotate } = getComputedStyle(button, "::before");
      return [borderBottomWidth, borderLeftWidth, rotate, getComputedStyle(button).scale];
    });
    expect(arrow).toEqual([expect.not.stringMatching(/^0/), expect.not.stringMatching(/^0/), "45deg", "-1 1"]);
  });

  test("a price grows by the key that points to the left", async () => {
    const page = await inUrdu("/search?query=milk", DESKTOP);
    const lowest = page.getByRole("slider", { name: commerceWords.lowestPrice });
    await see(lowest).toBeAttached();
    const [low, high] = [lowest, page.getByRole("slider", { name: commerceWords.highestPrice })];
    const before = Number(await low.inputValue());
    await low.press("ArrowLeft");
    expect(Number(await low.inputValue())).toBeGreaterThan(before);
    await see(high).toBeAttached();
  });

  test("a toast stands at the left, and its text begins at its right", async () => {
    const page = await inUrdu("/category", DESKTOP, (own) => logIn(own, haat, base));
    const [, , ending = ""] = commerceWords.addNamed("").split(/\u2068|\u2069/);
    await page.getByRole("button", { name: ending.trim() }).first().click();
    const toast = page.locator(".Toastify__toast").first();
    await see(toast).toBeVisible();
    await see.poll(() => leftOf(toast)).toBeLessThanOrEqual(16);
    await see(toast).toHaveCSS("direction", "rtl");
  });
});
