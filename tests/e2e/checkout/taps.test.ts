import type { Locator } from "playwright";
import { beforeEach, expect, test } from "vitest";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { awake, newMobile, PHONE, placeOrder, saveAddress, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, haat, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import {
  ADDRESS,
  addressDialog,
  cartLink,
  continueButton,
  logIn,
  orderHeading,
  placeButton,
  shown,
  toast,
} from "#tests/support/journeys/journey.ts";
import { askBank, CHOICES } from "#tests/support/journeys/paying.ts";

/** Counts the taps of a purchase, and the fields into which something is typed. */
class Taps {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.pressSequentially(text);
    this.fields += 1;
  }

  /** `13 taps, 5 fields` */
  get count(): string {
    return `${this.taps} taps, ${this.fields} fields`;
  }
}

/** Counts the taps of a purchase on a phone, so that no step is added without need. */
let hand: Taps;

withOwnShoppers({ viewport: PHONE });
beforeEach(() => {
  hand = new Taps();
});

const button = (name: string | RegExp) => shown(page.getByRole("button", { name }));
const radio = (name: RegExp) => page.getByRole("radio", { name });
const adds = () => page.getByRole("main").getByRole("button", { name: /^Add .* to cart$/ });
const sheet = () => page.getByRole("dialog", { name: /./ });
const bank = () => page.frameLocator('iframe[title="Payment page"]');

/** Types the number, taps Send OTP, and types the code, which needs no button. */
async function logInByHand(): Promise<void> {
  const mobile = newMobile();
  await hand.type(page.getByLabel("Mobile Number"), mobile);
  await hand.tap(page.getByRole("button", { name: "Send OTP" }));
  await see(page.getByRole("group", { name: "One-time code" })).toBeVisible();
  await hand.type(page.getByLabel("Digit 1 of 6"), await haat.otpFor(mobile));
  await see(page.getByRole("heading", { name: "Log in or Sign up" })).toBeHidden();
}

/** Fills the open form: the mobile number and the country are filled in already, and the pin fills in city and state. */
async function fillAddressByHand(): Promise<void> {
  const form = addressDialog(page);
  await see(form.getByLabel("Mobile No")).not.toHaveValue("");
  const fields = await form
    .getByRole("textbox")
    .evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value));
  expect(`${fields.length} fields, ${fields.filter((text) => text === "").length} of them empty`).toBe(
    "8 fields, 6 of them empty",
  );
  await hand.type(form.getByLabel("Name"), ADDRESS.name);
  await hand.type(form.getByRole("textbox", { name: /^Address\*?$/ }), ADDRESS.address);
  await hand.type(form.getByLabel("Pincode"), ADDRESS.pin);
  // The country stands there from the start; the town is there once the pin was looked up.
  await see(form.getByLabel("City")).toHaveValue(ADDRESS.city);
  await hand.tap(form.getByRole("button", { name: "Save address" }));
  await see(form).toBeHidden();
}

test("a guest's five groceries, paid on delivery", async () => {
  await page.goto(base);
  await awake(page);
  await see(adds().nth(4)).toBeVisible();
  const labels = await adds().evaluateAll((cards) => cards.map((card) => card.getAttribute("aria-label") ?? ""));
  const firstFive = labels.slice(0, 5).map((label) => label.replace(/^Add |(, [^,]+)? to cart$/g, ""));
  await hand.tap(adds().first());
  await logInByHand();
  await see(cartLink(page, 1)).toBeVisible();
  for (const bought of [1, 2, 3, 4]) {
    // When its product is in the cart, a card keeps its place and shows a stepper instead of its button.
    await hand.tap(adds().first());
    await see(cartLink(page, bought + 1)).toBeVisible();
  }
  await hand.tap(cartLink(page, 5));
  await see(page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem")).toHaveText(
    firstFive.map((name) => new RegExp(name)),
  );
  await hand.tap(continueButton(page));
  // The form of the first address opens by itself, and the payment method comes next.
  await fillAddressByHand();
  await see(radio(/Online payment/)).toBeFocused();
  await see(radio(/Cash on delivery/)).toBeInViewport();
  await hand.tap(radio(/Cash on delivery/));
  await hand.tap(continueButton(page));
  await hand.tap(placeButton(page));
  await see(orderHeading(page)).toBeVisible();
  // One for each product; Send OTP (spec 2.4); the cart, and the three steps of spec 2.8: Continue,
  // the address's Save, the payment method (none is preselected, reading 21), Continue, Place Order.
  expect(hand.count).toBe("12 taps, 5 fields");
});

test("milk three days a week, from a wallet that is recharged in place", async () => {
  await page.goto(`${base}/search?query=milk`);
  await awake(page);
  await hand.tap(page.getByRole("link", { name: /Toned Milk/ }).first());
  await hand.tap(page.getByRole("link", { name: "Subscribe" }));
  await logInByHand();
  for (const day of ["Monday", "Wednesday", "Friday"]) await hand.tap(button(day));
  await hand.tap(button("Add Address"));
  await fillAddressByHand();
  await hand.tap(radio(/Wallet/));
  await hand.tap(button("Recharge Wallet"));
  await hand.tap(sheet().getByRole("button", { name: "Recharge", exact: true }));
  await hand.tap(bank().getByRole("button", { name: CHOICES.pay }));
  await askBank(page, toast(page, "Wallet recharged successfully"));
  await hand.tap(button("Confirm Subscription"));
  await seeToast(page, "Subscription confirmed");
  // The product, Subscribe, Send OTP, three days, the address's form and its Save, the wallet (spec 2.12: cash comes first),
  // two for the recharge (spec 2.11), the bank's page, Confirm Subscription.
  expect(hand.count).toBe("13 taps, 5 fields");
});

test("a returning shopper whose first payment fails", async () => {
  // The address of an earlier order is there before the shop asks for the addresses.
  await page.route(
    "**/api/addresses/*",
    async (route) => {
      await saveAddress(page, haat.origin);
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(`${base}/category`);
  await awake(page);
  await hand.tap(page.getByRole("main").locator("li a[href*='/product/']").first());
  await hand.tap(page.getByRole("button", { name: /^Buy now/ }));
  await logInByHand();
  // The cart holds nothing else, so it continues by itself.
  await see(page.getByRole("heading", { name: "Address and payment" })).toBeVisible();
  await see(radio(/Asha Rao/)).toBeChecked();
  await hand.tap(radio(/Online payment/));
  await hand.tap(continueButton(page));
  await hand.tap(placeButton(page));
  await hand.tap(bank().getByRole("button", { name: CHOICES.fail }));
  await askBank(page, button(/^Try again/));
  await hand.tap(button(/^Try again/));
  await hand.tap(bank().getByRole("button", { name: CHOICES.pay }));
  await askBank(page, orderHeading(page));
  // The product, Buy now, Send OTP, the payment method, Continue, Place Order, the bank's page twice, Try again.
  expect(hand.count).toBe("9 taps, 2 fields");
});

test("the latest order is two taps from the home page", async () => {
  await logIn(page, haat, base);
  const { id } = await placeOrder(page, haat.origin);
  await page.goto(base);
  await awake(page);
  await hand.tap(shown(page.getByRole("link", { name: "Account" })));
  await hand.tap(page.getByRole("link", { name: /^Latest order #/ }));
  await see(orderHeading(page)).toBeVisible();
  expect(page.url()).toBe(`${base}/order/${id}/false`);
  expect(hand.count).toBe("2 taps, 0 fields");
});
