import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { arriveAnew, awake, DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import {
  addAddress,
  addressOfProduct,
  cartLink,
  continueButton,
  logIn,
  orderHeading,
  placeButton,
  quantityOf,
  shown,
} from "#tests/support/journeys/journey.ts";
import { withTranslator } from "./withTranslator";

withTheShop();

/** What a page shows, line by line, without what two orders do not share: their numbers, and when they were placed. */
const linesOf = async (page: Page): Promise<string[]> => {
  const text = await page.getByRole("main").evaluate((element: HTMLElement) => element.innerText);
  const alike = text.replace(/#\d+|\d{8}-\d+/g, "#").replace(/\d{1,2}:\d\d\s?[ap]m/gi, "time");
  return alike.split("\n").filter((line) => line.trim() !== "");
};

/** Buys a product, two and then three of it, step by step. */
async function* buy(page: Page, product: string): AsyncGenerator<string> {
  const main = page.getByRole("main");
  await logIn(page, haat, base);
  await page.goto(product);
  await awake(page);
  yield "product";
  await page.getByRole("radio", { name: /^1 kg/ }).check();
  yield "another size";
  await shown(main.getByRole("button", { name: "Add to Cart" })).click();
  await see(cartLink(page, 1)).toBeVisible();
  yield "added";
  await shown(main.getByRole("button", { name: /^Increase/ })).click();
  await see(quantityOf(page)).toHaveText(/2$/);
  yield "two of it";
  await cartLink(page, 1).click();
  await see(continueButton(page)).toBeVisible();
  yield "cart";
  await shown(main.getByRole("button", { name: /^Increase/ })).click();
  await see(quantityOf(page)).toHaveText(/3$/);
  yield "three of it";
  await continueButton(page).click();
  await addAddress(page);
  await page.getByRole("radio", { name: /Cash/ }).check();
  yield "payment";
  await continueButton(page).click();
  await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
  yield "review";
  await placeButton(page).click();
  await see(orderHeading(page)).toBeVisible();
  yield "order";
}

describe("a page whose texts a browser's translator replaces", () => {
  test.each([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ])("shows on %s what it shows without the translator, through a whole purchase", async (_, viewport) => {
    const product = await addressOfProduct(browser, base);
    const [plain, translated] = [await arriveAnew(browser, { viewport }), await arriveAnew(browser, { viewport })];
    await withTranslator(translated.page);
    const twin = buy(plain.page, product);
    for await (const step of buy(translated.page, product)) {
      await twin.next();
      const differences = async () => {
        const [expected, seen] = [await linesOf(plain.page), await linesOf(translated.page)];
        const isOther = (line: string, at: number) => line !== seen[at];
        return { missing: expected.filter(isOther), more: seen.slice(expected.length) };
      };
      await see.poll(differences, { message: step }).toEqual({ missing: [], more: [] });
    }
    // React throws away HTML that was changed before it woke, and draws it anew.
    expect(translated.troubles.filter((words) => !words.includes("React error #418"))).toEqual([]);
  });
});
