import type { Locator, Page } from "playwright";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import {
  arriveWithClock,
  awake,
  fillCart,
  newMobile,
  placeOrder,
  type Shopper,
  saveAddress,
  see,
  storedIn,
} from "#tests/support/browser/shopperBrowser.ts";
import { closeToasts, elapse, expectAlive, moveTo, runUntil } from "#tests/support/browser/singlePage.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import {
  addButton,
  addressDialog,
  askForCode,
  cartLink,
  continueButton,
  fillAddress,
  GOODS,
  logIn,
  orderHeading,
  placeButton,
  shown,
  toast,
} from "#tests/support/journeys/journey.ts";
import {
  breakCall,
  type Call,
  FAULTS,
  type FaultName,
  faultsFor,
  goOffline,
  isAnswered,
  mend,
  WORDS,
} from "./callFaults";

let shopper: Shopper;
let page: Page;

withTheShop();
beforeAll(async () => {
  shopper = await arriveWithClock(browser);
  page = shopper.page;
  await logIn(page, haat, base);
  await saveAddress(page, haat.origin);
  await fillCart(page, haat.origin);
  // Loads every screen's code before the network is cut.
  await page.goto(`${base}/account/address`);
  await see(cartLink(page, 1)).toBeVisible();
  await page.getByRole("button", { name: "Add Address" }).click();
  await see(addressDialog(page).getByLabel("Pincode")).toBeVisible();
  await addressDialog(page).getByRole("button", { name: "Cancel" }).click();
  await see(addressDialog(page)).toBeHidden();
  for (const at of ["/cart", "/login", "/search?query=apple", "/account/profile"]) await open(at);
});
afterEach(() => mend(page));

const heading = (name: string | RegExp) => page.getByRole("heading", { name }).first();

async function open(at: string): Promise<void> {
  await moveTo(page, `${base}${at}`);
  await page.waitForLoadState("networkidle");
}

const met = new Set<object>();

/** Breaks the call, acts, expects the message, and mends the call again. */
async function failing(call: Call, fault: FaultName, act: () => Promise<void>, said: () => Locator): Promise<void> {
  met.add(call);
  await closeToasts(page);
  await breakCall(page, call, fault);
  if (fault === "offline") await goOffline(page);
  await act();
  await runUntil(page, said());
  await expectAlive(shopper);
  await mend(page);
}

/** The number of journeys below among which the faults are divided. */
const JOURNEYS = 6;

/** Runs the journeys that get this fault; call it for each of them in order. */
function journeysMeeting(fault: FaultName) {
  let place = 0;
  return (name: string, act: () => Promise<void>) => {
    if (faultsFor(place).includes(fault)) test(name, act);
    place += 1;
  };
}

describe.each(FAULTS)("bar 14, %s", (fault) => {
  const journey = journeysMeeting(fault);

  // The first journey meets every fault, so it is the shortest one.
  journey("profile: 'Failed to update profile' keeps what was typed", async () => {
    await open("/account/profile");
    await see(page.getByLabel("Name")).toBeVisible();
    await page.getByLabel("Name").fill("Asha Rao");
    const update = () => page.getByRole("button", { name: "Update", exact: true }).click();
    await failing(api.customers.update, fault, update, () => toast(page, "Failed to update profile"));
    await see(page.getByLabel("Name")).toHaveValue("Asha Rao");
    await update();
    await runUntil(page, toast(page, "Profile updated successfully"));
  });

  journey("cart: the tap is undone with a message, and works again", async () => {
    const decrease = () =>
      shown(page.getByRole("button", { name: new RegExp(`^(Remove|Decrease) .*${GOODS.product}`) }));
    await open(`/search?query=${encodeURIComponent(GOODS.product)}`);
    // The profile before it links to the latest order, which may be of the same product.
    await see(heading(/^Showing Results for/)).toBeVisible();
    // The product's own page puts the chosen option into the cart at once.
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(GOODS.product) })
      .first()
      .click();
    // The cards of the search have headings of the second and third level.
    await see(page.getByRole("heading", { level: 1, name: new RegExp(GOODS.product) })).toBeVisible();
    await see(addButton(page, GOODS.product).or(decrease()).first()).toBeVisible();
    while (await decrease().isVisible()) await decrease().click();
    await closeToasts(page);
    const add = async () => {
      await see(addButton(page, GOODS.product)).toBeVisible();
      await addButton(page, GOODS.product).click();
    };
    await failing(api.carts.addItem, fault, add, () => toast(page, "Failed to add product to cart"));
    await add();
    await runUntil(page, toast(page, "Product added to cart"));
    const remove = () => decrease().click();
    await failing(api.carts.removeItem, fault, remove, () => toast(page, "Failed to remove product from cart"));
    await see(shown(page.getByRole("group", { name: /^Quantity of / }))).toContainText("1");
    await remove();
    await runUntil(page, toast(page, "Product removed from cart"));
  });

  journey("checkout: each step stays until it worked, and exactly one order comes of it", async () => {
    await fillCart(page, haat.origin);
    await open("/cart");
    const next = () => continueButton(page).click();
    await failing(api.checkouts.create, fault, next, () => toast(page, /^Something went wrong$/));
    await next();
    await runUntil(page, heading("Address and payment"));
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await failing(api.checkouts.update, fault, next, () => toast(page, isAnswered(fault) ? WORDS : /offline|not sure/));
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
    await next();
    await runUntil(page, heading("Review your order"));
    const place = () => placeButton(page).click();
    const said = () => (isAnswered(fault) ? toast(page, /it is ordered only once/) : heading("Checking your order"));
    await failing(api.orders.place, fault, place, said);
    if (isAnswered(fault)) await place();
    await runUntil(page, orderHeading(page));
    await see(page).toHaveURL(/\/order\/[^/]+\/true$/);
  });

  journey("order: 'Failed to cancel order' keeps the reason, and the next try works", async () => {
    const { id, orderNumber } = await placeOrder(page, haat.origin);
    await open(`/order/${id}/false`);
    await see(page.getByText(orderNumber)).toBeVisible();
    await page.getByRole("button", { name: "Cancel order" }).click();
    await page.getByRole("textbox", { name: /Reason/ }).fill("Ordered twice");
    const submit = () => page.getByRole("button", { name: "Submit" }).click();
    await failing(api.orders.setState, fault, submit, () => toast(page, "Failed to cancel order"));
    await see(page.getByRole("textbox", { name: /Reason/ })).toHaveValue("Ordered twice");
    await submit();
    await runUntil(page, toast(page, "Order cancelled successfully"));
    await see(page.getByRole("textbox", { name: /Reason/ })).toBeHidden();
    await see(page.getByRole("main").getByText("Cancelled", { exact: true }).first()).toBeVisible();
  });

  journey("addresses: what was typed stays, and is saved at the next try", async () => {
    await open("/account/address");
    const dialog = addressDialog(page);
    const why = () => dialog.getByRole("alert").filter({ hasText: isAnswered(fault) ? WORDS : /offline|not sure/ });
    const save = () => dialog.getByRole("button", { name: "Save address" }).click();
    await page.getByRole("button", { name: "Add Address" }).click();
    await fillAddress(page);
    await dialog.getByLabel("Name").fill(`Anand ${fault}`.replace(/\d/g, "x"));
    await failing(api.addresses.add, fault, save, why);
    await see(dialog.getByLabel("City")).toHaveValue("Bengaluru");
    await save();
    await see(dialog).toBeHidden();
    await page
      .getByRole("button", { name: /^Edit the address of Anand/ })
      .last()
      .click();
    await dialog.getByLabel("Landmark").fill("Near the lake");
    await failing(api.addresses.update, fault, save, why);
    await see(dialog.getByLabel("Landmark")).toHaveValue("Near the lake");
    await save();
    await see(dialog).toBeHidden();
    const words = () => toast(page, isAnswered(fault) ? WORDS : /offline|not sure/);
    await failing(api.addresses.setDefault, fault, () => page.getByRole("radio").last().click(), words);
    await page
      .getByRole("button", { name: /^Remove the address of Anand/ })
      .last()
      .click();
    const remove = () => page.getByRole("button", { name: "Remove", exact: true }).click();
    await failing(api.addresses.remove, fault, remove, words);
    await remove();
    await see(page.getByRole("button", { name: /^Remove the address of Anand/ })).toHaveCount(0);
  });

  journey("pincode: the town is filled in by hand", async () => {
    await open("/account/address");
    await page.getByRole("button", { name: "Add Address" }).click();
    const dialog = addressDialog(page);
    await dialog.getByLabel("City").fill("");
    const pin = { method: "GET", path: "/sandbox/pincode/:pin" } as const;
    const type = async () => {
      await dialog.getByLabel("Pincode").fill("");
      await dialog.getByLabel("Pincode").fill("110001");
    };
    await failing(pin, fault, type, () => dialog.getByText(/fill in city, state and country/));
    await dialog.getByLabel("City").fill("New Delhi");
    await see(dialog.getByLabel("City")).toHaveValue("New Delhi");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await see(dialog).toBeHidden();
  });
});

describe.each(faultsFor(JOURNEYS))("bar 14, %s", (fault) => {
  test("login and logout: the number stays, the code can be tried again, and logging out never fails", async () => {
    const former = [shopper, page] as const;
    shopper = await arriveWithClock(browser);
    page = shopper.page;
    try {
      await page.goto(`${base}/login`);
      await awake(page);
      const mobile = newMobile();
      await page.getByLabel("Mobile Number").fill(mobile);
      const send = () => page.getByRole("button", { name: "Send OTP" }).click();
      const unsent = isAnswered(fault) ? WORDS : "Failed to send OTP. Please try again.";
      await failing(api.identity.requestOtp, fault, send, () => page.getByRole("alert").filter({ hasText: unsent }));
      await see(page.getByLabel("Mobile Number")).toHaveValue(mobile);
      // The time in the platform's Retry-After passes.
      await elapse(page, 1_200);
      await askForCode(page, mobile);
      const otp = await haat.otpFor(mobile);
      const type = () => page.getByLabel("Digit 1 of 6").pressSequentially(otp);
      await failing(api.identity.verifyCustomerOtp, fault, type, () =>
        page.getByText("Invalid OTP. Please try again."),
      );
      await type();
      await see(page).toHaveURL(/\/fresh-basket\/?$/);
      await moveTo(page, `${base}/account/profile`);
      // The network may be idle before the page's code is asked for, and offline that code would never come.
      await see(page.getByRole("button", { name: "Logout" })).toBeVisible();
      const logOut = () => page.getByRole("button", { name: "Logout" }).click();
      await failing(api.identity.logout, fault, logOut, () => page.getByRole("link", { name: "Log in" }));
      await see(page).toHaveURL(/\/fresh-basket\/?$/);
      expect(JSON.stringify(await storedIn(page))).not.toMatch(new RegExp(`accessToken|${mobile}`));
    } finally {
      await shopper.leave();
      [shopper, page] = former;
    }
  });
});

test("bar 14: the tests above break every call that changes something, unless no screen makes it", () => {
  const later =
    /\/(payments|payment-transactions|bms-?pay|bmspay-transactions|wallets|wallet-transactions|subscriptions)\b/;
  const elsewhere = new Set<object>([api.common.generateFileUploadUrl, api.search.products, api.reviews.write]);
  // The kiosk's calls are tested in `e2e/whole/kiosk` and `unit/plugins/kiosk/DeviceLink.dom`.
  for (const call of Object.values(api.devices)) elsewhere.add(call);
  const missing = Object.values(api)
    .flatMap((resource) => Object.values<Call>(resource))
    .filter((call) => call.method !== "GET" && !met.has(call) && !elsewhere.has(call) && !later.test(call.path))
    .map(({ method, path }) => `${method} ${path}`);
  expect(missing).toEqual([]);
});
