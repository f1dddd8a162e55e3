import type { Browser, Page } from "playwright";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Haat } from "../support/haatAt";
import {
  ADDRESS,
  addressDialog,
  cartLink,
  continueButton,
  orderHeading,
  placeButton,
  shown,
  toast,
} from "../support/journey";
import { askBank, CHOICES } from "../support/paying";
import { arrive, awake, newMobile, PHONE, type Shopper, saveAddress, see } from "../support/shopperBrowser";
import { Taps } from "../support/taps";
import { theShop } from "../support/theShop";

/** What three purchases ask of a hand on a phone: no step of them is there for nothing. */
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

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
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

/** Name, street and pin: the number is known, and the pin knows the town. */
async function writeAddress(): Promise<void> {
  await hand.tap(page.getByRole("button", { name: "Add Address" }));
  const dialog = addressDialog(page);
  await hand.type(dialog.getByLabel("Name"), ADDRESS.name);
  await hand.type(dialog.getByLabel("Pincode"), ADDRESS.pin);
  await hand.type(dialog.getByRole("textbox", { name: /^Address\*?$/ }), ADDRESS.address);
  await see(dialog.getByLabel("Country")).toHaveValue(ADDRESS.country);
  await see(dialog.getByLabel("Mobile No")).toHaveValue(/^\d{10}$/);
  await hand.tap(dialog.getByRole("button", { name: "Save address" }));
  await see(dialog).toBeHidden();
}

test("a guest's five groceries, paid at the door", async () => {
  await page.goto(`${base}/category`);
  await awake(page);
  await hand.tap(adds().first());
  await logInByHand();
  await see(cartLink(page, 1)).toBeVisible();
  for (let item = 1; item < 5; item += 1) {
    await hand.tap(adds().first());
    await see(cartLink(page, item + 1)).toBeVisible();
  }
  await hand.tap(cartLink(page, 5));
  await hand.tap(continueButton(page));
  await writeAddress();
  await hand.tap(radio(/Cash on delivery/));
  await hand.tap(continueButton(page));
  await hand.tap(placeButton(page));
  await see(orderHeading(page)).toBeVisible();
  expect(hand.count).toBe("13 taps, 5 fields");
});

test("a returning shopper whose first payment fails", async () => {
  await page.goto(`${base}/category`);
  await awake(page);
  await hand.tap(adds().first());
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
  expect(hand.count).toBe("10 taps, 2 fields");
});

test("milk on three days a week from the wallet", async () => {
  await page.goto(`${base}/search?query=toned%20milk`);
  await awake(page);
  await hand.tap(shown(page.getByRole("link", { name: "Account" })));
  await logInByHand();
  await see(heading("Profile")).toBeVisible();
  await hand.tap(page.getByRole("button", { name: "Menu" }));
  await hand.tap(page.getByRole("link", { name: "Wallet" }));
  await hand.tap(page.getByRole("button", { name: "Recharge Wallet" }));
  await hand.type(page.getByRole("textbox", { name: "Amount" }), "500");
  await hand.tap(radio(/Online Payment/));
  await hand.tap(page.getByRole("button", { name: "Recharge", exact: true }));
  await hand.tap(bank().getByRole("button", { name: CHOICES.pay }));
  await askBank(page, toast(page, "Wallet recharged successfully"));
  // Back to the list that the shopper came from: Wallet, Profile.
  while (!page.url().includes("/search")) await page.goBack();
  await hand.tap(page.getByRole("main").locator("li a[href*='/product/']").first());
  await hand.tap(page.getByRole("link", { name: "Subscribe" }));
  await see(heading("Subscription")).toBeVisible();
  // A slot is chosen already.
  await see(page.getByLabel("Delivery slot")).not.toHaveValue("");
  for (const day of ["Monday", "Wednesday", "Friday"]) {
    await hand.tap(page.getByRole("button", { name: day, exact: true }));
  }
  await writeAddress();
  await hand.tap(radio(/Wallet/));
  await hand.tap(page.getByRole("button", { name: "Confirm Subscription" }));
  await see(toast(page, "Subscription confirmed")).toBeVisible();
  expect(hand.count).toBe("17 taps, 6 fields");
});
