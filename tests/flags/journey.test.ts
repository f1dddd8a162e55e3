import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { arrive, fillCart, type Shopper, saveAddress, see } from "#tests/support/browser/shopperBrowser.ts";
import { type OwnHaat, STORES_ARE_THERE, startHaat } from "#tests/support/browser/startHaat.ts";
import { buildWith } from "#tests/support/builds/buildWith.ts";
import { WITHOUT_SOME } from "#tests/support/builds/buildWithoutSome.ts";
import { continueButton, logIn, orderHeading, placeButton, underPath } from "#tests/support/journeys/journey.ts";
import { choose, newestOrder, openPayPage, reviewOnline, takeOnline } from "#tests/support/journeys/paying.ts";

let haat: OwnHaat;
let browser: Browser;
let shopper: Shopper;
let page: Page;
let base: string;

beforeAll(async () => {
  vi.stubEnv("HAAT_DIST", await buildWith(WITHOUT_SOME, "all"));
  [haat, browser] = await Promise.all([startHaat({ ...STORES_ARE_THERE, PAYMENT_CHECK_SECONDS: "1" }), theBrowser()]);
  base = underPath(haat);
});
afterAll(async () => {
  await haat?.stop();
  vi.unstubAllEnvs();
});
beforeEach(async () => {
  shopper = await arrive(browser);
  page = shopper.page;
  await logIn(page, haat, base);
});

async function isPlaced(): Promise<void> {
  await see(orderHeading(page)).toBeVisible();
  expect(await newestOrder(page, haat)).toMatchObject({ orderState: "PLACED" });
  expect(shopper.troubles).toEqual([]);
}

describe("a build without Razorpay, shipping and the wallet, and with the plugin of docs/examples/gift-note", () => {
  test("takes orders by a provider that is on", async () => {
    await takeOnline(haat, "CASHFREE");
    await reviewOnline(page, haat, base);
    await choose(await openPayPage(page, "CASHFREE"), "pay");
    await isPlaced();
  });

  test("mentions no delivery and charges nothing for it, in the cart, at the review and on the order", async () => {
    const { sellingPrice } = await fillCart(page, haat.origin);
    await saveAddress(page, haat.origin);
    await page.goto(`${base}/cart`);
    const saysNothing = async () => {
      await see(page.getByText("Total", { exact: true }).first()).toBeVisible();
      await see(page.getByRole("main").getByText(/deliver(y|s)\b/i)).toHaveCount(0);
    };
    await saysNothing();
    await continueButton(page).click();
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await continueButton(page).click();
    await see(placeButton(page)).toBeVisible();
    await see(page.getByRole("term").filter({ hasText: "Delivery" })).toHaveCount(0);
    await placeButton(page).click();
    await isPlaced();
    await see(page.getByRole("term").filter({ hasText: "Delivery" })).toHaveCount(0);
    const order = await newestOrder(page, haat);
    expect([order.shippingCharge, order.finalPrice]).toEqual([0, sellingPrice + order.tax]);
  });

  test("says 'Payment method not supported' of the missing provider, before it is chosen", async () => {
    await takeOnline(haat, "RAZORPAY");
    await fillCart(page, haat.origin);
    await saveAddress(page, haat.origin);
    await page.goto(`${base}/cart`);
    await continueButton(page).click();
    await see(page.getByRole("radio", { name: /Online payment.*Payment method not supported/ })).toBeDisabled();
  });

  test("takes orders by cash, has no wallet and no page for it although the store has it on, and carries a plugin's gift note from the cart to the order", async () => {
    const note = "Happy birthday, Meera!";
    await fillCart(page, haat.origin);
    await saveAddress(page, haat.origin);
    await page.goto(`${base}/cart`);
    await page.getByLabel("A few words to go with your order").fill(note);
    await continueButton(page).click();
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await see(page.getByRole("radio", { name: /Wallet/ })).toBeHidden();
    await continueButton(page).click();
    await see(page.getByText(note)).toBeVisible();
    await placeButton(page).click();
    await isPlaced();
    await see(page.getByText(note)).toBeVisible();
    await page.goto(`${base}/account/orders`);
    await see(page.getByRole("link", { name: "Orders" }).first()).toBeVisible();
    await see(page.getByRole("link", { name: "Wallet" })).toHaveCount(0);
    await page.goto(`${base}/account/wallet`);
    await see(page.getByText("Not Found").first()).toBeVisible();
  });
});
