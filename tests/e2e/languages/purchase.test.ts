import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { ADDRESS } from "#tests/support/anAddress.ts";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { arriveAnew, awake, DESKTOP, newMobile, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { shown } from "#tests/support/journeys/journey.ts";
import { otherLanguages } from "#tests/support/journeys/otherLanguages.ts";
import { type ShopWords, shopWords, textsOf } from "#tests/support/journeys/shopWords.ts";
import { textsOutsideControls } from "../screens/longTexts";
import { troubleWithText } from "../screens/troubleWithText";

withTheShop();

/** Buys the first product of the first category, from the language's first page to the order. */
async function* buy(page: Page, address: string, words: ShopWords): AsyncGenerator<string> {
  const main = page.getByRole("main");
  const press = (name: string) => shown(page.getByRole("button", { name, exact: true })).click();
  await page.goto(address);
  await awake(page);
  yield "home";
  await shown(main.locator('a[href*="/category/"]')).click();
  await page.waitForURL(/\/category\/./);
  await see(main.locator('a[href*="/product/"]').first()).toBeVisible();
  yield "listing";
  await shown(main.locator('a[href*="/product/"]')).click();
  await page.waitForURL(/\/product\/./);
  await see(page.getByRole("heading", { level: 1 })).toBeVisible();
  yield "product";
  await shown(main.getByRole("button", { name: words.commerce.addToCart })).click();
  await see(page.getByRole("heading", { name: words.login.logInOrSignUp })).toBeVisible();
  yield "login";
  const mobile = newMobile();
  await page.getByLabel(words.login.mobileNumber).fill(mobile);
  await press(words.login.sendOtp);
  const digits = page.locator('input[autocomplete="one-time-code"]').first();
  await see(digits).toBeVisible();
  yield "code";
  await digits.pressSequentially(await haat.otpFor(mobile));
  await see(page.getByRole("link", { name: words.shell.cartOf(1) }).first()).toBeVisible();
  await shown(page.getByRole("link", { name: words.shell.cartOf(1) })).click();
  await see(shown(page.getByRole("button", { name: words.cart.goOn, exact: true }))).toBeVisible();
  yield "cart";
  await press(words.cart.goOn);
  await fillAddress(page, words);
  yield "address";
  await shown(page.getByRole("radio", { name: words.cart.cashOnDelivery })).check();
  await press(words.cart.goOn);
  await see(page.getByRole("heading", { name: words.cart.reviewYourOrder })).toBeVisible();
  yield "review";
  await press(words.cart.placeOrder);
  await see(page.getByText(words.order.thankYou)).toBeVisible();
  yield "order";
}

async function fillAddress(page: Page, { commerce }: ShopWords): Promise<void> {
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await dialog.getByLabel(commerce.name).first().fill(ADDRESS.name);
  await dialog.getByLabel(commerce.mobile).fill(ADDRESS.mobile);
  await dialog.locator('[name="address"]').fill(ADDRESS.address);
  await dialog.getByLabel(commerce.pincode).fill(ADDRESS.pin);
  await see(dialog.getByLabel(commerce.city)).toHaveValue(ADDRESS.city);
  await dialog.getByRole("button", { name: commerce.saveAddress }).click();
  await see(dialog).toBeHidden();
}

/** What is wrong with the present screen in the eyes of axe, and of a reader of its texts. */
async function troublesOn(page: Page, device: string): Promise<string[]> {
  const found: string[] = [];
  // Axe would measure a target that is half under the phone's tabs as half a target.
  await page.evaluate(() => scrollTo(0, 0));
  await still(page);
  const readable = async () => found.push(...(await troubleWithText(page)), ...(await textsOutsideControls(page)));
  await readable();
  if (device === "a phone") {
    // Names, roles and languages are the same on a desktop; colours in the dark: `e2e/screens/screens`.
    found.push(...(await axeViolations(page)));
    await page.setViewportSize({ ...PHONE, width: 320 });
    await still(page);
    await readable();
    await page.setViewportSize(PHONE);
  }
  return found;
}

describe.each(otherLanguages)("the whole purchase in %s", (code) => {
  test.each([
    ["a phone", PHONE],
    ["a desktop", DESKTOP],
  ])("is made on %s: no English text of the shop, each text fits, and axe finds nothing", async (device, viewport) => {
    const { page, troubles } = await arriveAnew(browser, { viewport });
    const [words, english] = [await shopWords(code), new Set(textsOf(await shopWords("en")))];
    for (const text of textsOf(words)) english.delete(text);
    for await (const step of buy(page, `${base}/${code}/`, words)) {
      const place = `${step} in ${code} on ${device}`;
      expect(new URL(page.url()).pathname, place).toMatch(new RegExp(`/${code}(/|$)`));
      const { lang, dir } = await page.locator("html").evaluate(({ lang, dir }: HTMLElement) => ({ lang, dir }));
      expect({ lang, dir }, place).toEqual({ lang: code, dir: languages[code].direction });
      const lines = (await page.locator("body").evaluate(({ innerText }: HTMLElement) => innerText)).split("\n");
      expect(
        lines.filter((line) => english.has(line.trim())),
        place,
      ).toEqual([]);
      expect(await troublesOn(page, device), place).toEqual([]);
    }
    expect(troubles).toEqual([]);
  });
});
