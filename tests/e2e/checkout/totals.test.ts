import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import type { Cart } from "#contract/sale/carts.ts";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import { formatMoney } from "#design/format/money.ts";
import {
  arrive,
  awake,
  callAs,
  change,
  DESKTOP,
  fillCart,
  PHONE,
  type Shopper,
  see,
} from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { continueButton, logIn, placeButton, toast } from "#tests/support/journeys/journey.ts";
import { openCart, takeOnline } from "#tests/support/journeys/paying.ts";

const CHECKOUT = /\/api\/checkouts\/[^/?]+(\?|$)/;
const ORDER = /\/api\/orders\/[^/?]+(\?|$)/;

let shopper: Shopper;
let page: Page;

withTheShop();

async function openAt(viewport: typeof PHONE): Promise<void> {
  shopper = await arrive(browser, { viewport });
  page = shopper.page;
  await logIn(page, haat, base);
  await openCart(page, haat, base);
  await awake(page);
}

const atOnce = (part: string) => page.getByRole(part === "bar" ? "region" : "complementary", { name: /^(Total)?$/ });

describe("reading 38, the cart's Total is the platform's, and what delivery adds stands below it", () => {
  test.each([
    ["in the bar", PHONE, "bar", /^Total(₹[\d,.]+)\+ ₹[\d,.]+ delivery/],
    ["in the summary", DESKTOP, "summary", /Total(₹[\d,.]+)Delivery adds₹[\d,.]+To pay₹[\d,.]+/],
  ])("%s, on the first screen", async (_, viewport, part, shown) => {
    await openAt(viewport);
    const place = atOnce(part);
    await see(place).toContainText(/deliver/i);
    await see(place).toBeInViewport();
    const { cartId, orgId, store, call } = await callAs(page, haat.origin);
    const cart = await call<Cart>("GET", `/api/carts/${cartId}?orgId=${orgId}&storeId=${store.id}`);
    expect(shown.exec((await place.textContent()) ?? "")?.[1]).toBe(formatMoney(Math.round(cart.finalPrice * 100)));
  });
});

test("reading 40, an online order with nothing to pay goes to its page, and no payment page is opened for it", async () => {
  // This provider's page would open within the click.
  await takeOnline(haat, "BMSPAY");
  await openAt(PHONE);
  const opened: string[] = [];
  const started: string[] = [];
  page.context().on("page", (tab) => opened.push(tab.url()));
  page.on("request", (request) => request.url().includes("initiate-payment") && started.push(request.url()));
  // Another platform may leave such an order pending (reading 34).
  await change<Order>(page, ORDER, (order) => ({ ...order, couponDiscount: order.finalPrice, finalPrice: 0 }));
  await continueButton(page).click();
  await change<Checkout>(page, CHECKOUT, (checkout) => ({
    ...checkout,
    couponDiscount: checkout.finalPrice,
    finalPrice: 0,
  }));
  await page.getByRole("radio", { name: /Online payment/ }).check();
  await continueButton(page).click();
  await see(placeButton(page)).toHaveText("Place Order");
  await see(atOnce("bar")).toContainText("Nothing to pay");
  await placeButton(page).click();
  await page.waitForURL(/\/order\/[^/]+\/true$/);
  await see(page.getByText("Nothing to pay", { exact: true })).toBeVisible();
  await see(page.getByRole("button", { name: /^(Pay|Try again)/ })).toHaveCount(0);
  expect([opened, started]).toEqual([[], []]);
  await takeOnline(haat, "CASHFREE");
});

test("reading 40, a total that is too small for an online payment is refused beside the choice of other payment methods", async () => {
  await openAt(PHONE);
  const message = "Online payments start at ₹1.00.";
  const refusal = { statusCode: 409, code: "PAYMENT_BELOW_MINIMUM", message };
  await page.route(CHECKOUT, (route) => route.fulfill({ status: 409, json: refusal }), { times: 1 });
  await continueButton(page).click();
  await page.getByRole("radio", { name: /Online payment/ }).check();
  await continueButton(page).click();
  const methods = page.getByRole("group", { name: "Choose how to pay" });
  await see(methods.getByText(message)).toBeInViewport();
  await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeInViewport();
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await see(methods.getByText(message)).toHaveCount(0);
  await continueButton(page).click();
  await see(placeButton(page)).toBeVisible();
});

test("a coupon that the store offers says what is missing, and one press uses it", async () => {
  await openAt(PHONE);
  const offered = page.getByRole("list", { name: "Coupons you can use" });
  await see(offered.getByRole("listitem")).toHaveText([
    /^WELCOME1010% off, at most ₹100.00, on goods worth ₹199.00 or more.(Use|Add ₹[\d.]+ more to use it.)/,
    /^FRESH50₹50.00 off, on goods worth ₹499.00 or more.(Use|Add ₹[\d.]+ more to use it.)/,
  ]);
  await see(offered.getByRole("button")).toHaveCount(0);
  const { cartId, orgId, store, call } = await callAs(page, haat.origin);
  const { data } = await call<Cart>("GET", `/api/carts/${cartId}?orgId=${orgId}&storeId=${store.id}`);
  const [line] = data;
  const plus = page.getByRole("button", { name: /^Increase / }).first();
  const presses = Math.ceil(199 / (line?.sellingPrice ?? 0)) - (line?.quantity ?? 0);
  for (let press = 0; press < presses; press += 1) await plus.click();
  await offered.getByRole("button", { name: "Use coupon WELCOME10" }).click();
  await see(page.getByText(/^Takes off ₹/)).toBeVisible();
  await see(offered).toHaveCount(0);
});

test("the total and the delivery charge stay when a call fails without a network", async () => {
  await openAt(PHONE);
  const told = async () => (await atOnce("bar").textContent()) ?? "";
  await see(atOnce("bar")).toContainText("delivery");
  for (const step of ["Your cart, 1 item", "Address and payment"]) {
    await see(page.getByRole("heading", { level: 1, name: step })).toBeVisible();
    const before = await told();
    if (step === "Address and payment") await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await shopper.context.setOffline(true);
    await continueButton(page).click();
    await see(toast(page, /./)).toBeVisible();
    await see(continueButton(page)).not.toHaveAttribute("aria-busy", "true");
    expect(await told()).toBe(before);
    await shopper.context.setOffline(false);
    await see(page.getByText("You are offline.", { exact: false })).toHaveCount(0);
    expect(await told()).toBe(before);
    await continueButton(page).click();
  }
  await see(placeButton(page)).toBeVisible();
});

test.each([
  ["a phone, from the bar", PHONE, "Coupon and summary"],
  ["a desktop, from the summary", DESKTOP, "Use a coupon"],
])("the coupon of a long cart is one press away from the cart's first line on %s", async (_, viewport, name) => {
  await openAt(viewport);
  for (const which of [1, 2, 3, 4, 5]) await fillCart(page, haat.origin, 1, which);
  await page.reload();
  await see(page.getByRole("heading", { level: 1, name: "Your cart, 6 items" })).toBeInViewport();
  const field = page.getByRole("textbox", { name: "Coupon code" });
  await see(field).not.toBeInViewport();
  await page.getByRole("button", { name }).click();
  await see(field).toBeInViewport({ ratio: 1 });
});
