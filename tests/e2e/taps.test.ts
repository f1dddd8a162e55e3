import type { Browser, Page } from "playwright";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Haat } from "../support/haatAt";
import { cartLink, continueButton, orderHeading, placeButton, shown } from "../support/journey";
import { askBank, CHOICES } from "../support/paying";
import { arrive, awake, newMobile, PHONE, type Shopper, saveAddress, see } from "../support/shopperBrowser";
import { Taps } from "../support/taps";
import { theShop } from "../support/theShop";

/** What a purchase asks of a hand on a phone: no step of it is there for nothing. */
let haat: Haat;
let browser: Browser;
let shopper: Shopper;
let page: Page;
let base: string;
let hand: Taps;

beforeAll(async () => {
  ({ haat, browser, base } = await theShop());
});
beforeEach(async () => {
  shopper = await arrive(browser, { viewport: PHONE });
  page = shopper.page;
  hand = new Taps();
});
afterEach(() => shopper.leave());

const button = (name: string | RegExp) => shown(page.getByRole("button", { name }));
const radio = (name: RegExp) => page.getByRole("radio", { name });
const adds = () => page.getByRole("main").getByRole("button", { name: /^Add .* to cart$/ });
const bank = () => page.frameLocator('iframe[title="Payment page"]');

/** The number, Send OTP, and the code, which needs no button. */
async function logInByHand(mobile = newMobile()): Promise<string> {
  await hand.type(page.getByLabel("Mobile Number"), mobile);
  await hand.tap(page.getByRole("button", { name: "Send OTP" }));
  await see(page.getByRole("group", { name: "One-time code" })).toBeVisible();
  await hand.type(page.getByLabel("Digit 1 of 6"), await haat.otpFor(mobile));
  await see(page.getByRole("heading", { name: "Log in or Sign up" })).toBeHidden();
  return mobile;
}

test("a returning shopper whose first payment fails", async () => {
  await page.goto(`${base}/category`);
  await awake(page);
  await hand.tap(adds().first());
  // It comes in several sizes.
  await hand.tap(
    page
      .getByRole("dialog")
      .getByRole("button", { name: /^Add .* to cart$/ })
      .first(),
  );
  await logInByHand();
  // From the last time.
  await saveAddress(page, haat.origin);
  await hand.tap(cartLink(page, 1));
  await hand.tap(continueButton(page));
  await see(radio(/Asha Rao/)).toBeChecked();
  await hand.tap(radio(/Online payment/));
  await hand.tap(continueButton(page));
  await hand.tap(placeButton(page));
  await hand.tap(bank().getByRole("button", { name: CHOICES.fail }));
  await askBank(page, button(/^Try again/));
  await hand.tap(button(/^Try again/));
  await hand.tap(bank().getByRole("button", { name: CHOICES.pay }));
  await askBank(page, orderHeading(page));
  expect(hand.count).toBe("11 taps, 2 fields");
});
