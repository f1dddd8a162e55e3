import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import type { Browser, Page } from "playwright";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { arrive, newMobile, type Shopper, see } from "#tests/support/browser/shopperBrowser.ts";
import { elapseUntil, expectAlive, runUntil } from "#tests/support/browser/singlePage.ts";
import { type Listening, startStub } from "#tests/support/host/startHost.ts";
import {
  ADDRESS,
  addAddress,
  addButton,
  askForCode,
  cartLink,
  continueButton,
  orderHeading,
  placeButton,
  shown,
} from "#tests/support/journeys/journey.ts";
import { MinimalMemory } from "#tests/support/minimalPlatform/MinimalMemory.ts";
import { MinimalPlatform } from "#tests/support/minimalPlatform/MinimalPlatform.ts";

let server: Awaited<ReturnType<typeof serveMinimal>>;
let browser: Browser;
let shopper: Shopper;
let page: Page;
let base: string;

beforeAll(async () => {
  browser = await theBrowser();
});
beforeEach(async () => {
  server = await serveMinimal();
  base = `${server.origin}/corner-shop`;
  shopper = await arrive(browser);
  page = shopper.page;
  await page.clock.install();
  await page.route("https://api.postalpincode.in/**", (route) => route.fulfill({ json: PLACE }));
  await page.route("https://sdk.cashfree.com/**", (route) => route.fulfill({ body: SDK }));
});
afterEach(() => server.close());

const PLACE = [{ Status: "Success", PostOffice: [{ District: ADDRESS.city, State: ADDRESS.state, Country: "India" }] }];
/** The shopper pays at once. */
const SDK = "window.Cashfree = () => ({ checkout: async () => ({ paymentDetails: {} }) });";

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
const main = () => page.getByRole("main");

async function open(path: string, name: string | RegExp): Promise<void> {
  await page.goto(`${base}${path}`);
  await see(heading(name)).toBeVisible();
}

async function logIn(): Promise<void> {
  await askForCode(page, newMobile());
  await page.getByLabel("Digit 1 of 6").pressSequentially(MinimalMemory.CODE);
}

/** Puts milk into the cart and goes on to the payment method. */
async function toPayment(): Promise<void> {
  await open("/product/p-milk", "Morning Milk");
  await addButton(page, "Morning Milk").click();
  await see(cartLink(page, 1)).toBeVisible();
  await cartLink(page, 1).click();
  await see(page.getByRole("list", { name: "Items in your cart" })).toContainText("₹30.00");
  await continueButton(page).click();
  await see(page.getByRole("heading", { name: "Address and payment" })).toBeVisible();
}

async function place(way: RegExp): Promise<void> {
  await page.getByRole("radio", { name: way }).check();
  await continueButton(page).click();
  await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
  await placeButton(page).click();
  await runUntil(page, orderHeading(page));
  await see(page).toHaveURL(/\/order\/order-\d+\/true$/);
  await see(main()).toContainText("Thank you, your order is placed");
  await see(main()).toContainText("₹55.00");
  await see(cartLink(page, 0)).toBeVisible();
}

async function expectNothingStrange(): Promise<void> {
  await see(main()).not.toContainText(/undefined|NaN|null/);
  await expectAlive(shopper);
}

test("the whole journey over a platform that answers no more than it must (reading 34)", async () => {
  // Browses and searches as a guest.
  await open("/", "Corner Shop");
  await shown(main().getByRole("link", { name: "Dairy", exact: true })).click();
  await see(heading("Dairy")).toBeVisible();
  await see(main()).toContainText("2 products");
  const box = shown(page.getByPlaceholder("Search a product"));
  await box.fill("milk");
  await box.press("Enter");
  await see(heading(/^Showing Results for/)).toBeVisible();
  await see(main()).toContainText("1 product");
  await main()
    .getByRole("link", { name: /Morning Milk/ })
    .click();
  await see(heading("Morning Milk")).toBeVisible();
  await expectNothingStrange();

  // The guest's wish is kept until after the login.
  await addButton(page, "Morning Milk").click();
  await see(page).toHaveURL(`${base}/login`);
  await logIn();
  await see(page).toHaveURL(`${base}/product/p-milk`);
  await see(cartLink(page, 1)).toBeVisible();
  await cartLink(page, 1).click();
  await continueButton(page).click();
  await addAddress(page);
  await place(/Cash on delivery/);
  await expectNothingStrange();

  await button("Cancel order").click();
  await page.getByRole("textbox", { name: /Reason/ }).fill("Ordered twice");
  await button("Submit").click();
  await seeToast(page, "Order cancelled successfully");
  await see(main().getByText("Cancelled", { exact: true }).first()).toBeVisible();

  await toPayment();
  await place(/Online payment/);
  expect(server.platform.memory.orders.map(({ orderState }) => orderState)).toEqual(["PLACED", "CANCELLED"]);
  await open("/account/orders", "Orders");
  await see(main().getByRole("row")).toHaveCount(3);
  await expectNothingStrange();
  expect(server.platform.complaints).toEqual([]);
});

test("the account over a platform that answers no more than it must (reading 34)", async () => {
  await page.goto(`${base}/account/address`);
  await logIn();
  await see(heading("Address")).toBeVisible();
  await addAddressHere();
  await button(/^Edit the address/).click();
  await dialog().getByLabel("Landmark").fill("Near the lake");
  await dialog().getByRole("button", { name: "Save address" }).click();
  await see(main()).toContainText("Near the lake");
  await button(/^Remove the address/).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await see(button(/^Remove the address/)).toHaveCount(0);
  await addAddressHere();
  await expectNothingStrange();

  await open("/product/p-milk", "Morning Milk");
  await main().getByRole("link", { name: "Subscribe" }).click();
  await see(heading("Subscription")).toBeVisible();
  await button("Monday").click();
  await button("Confirm Subscription").click();
  await elapseUntil(page, () => page.url() === `${base}/account/subscription`);
  await see(main().getByRole("cell", { name: "Till date" })).toBeVisible();
  // This platform leaves out the dates of deliveries, as it may, so there is no button for them.
  await see(button(/^Deliveries/)).toHaveCount(0);
  await main().getByRole("switch").click();
  await see(main().getByRole("switch")).not.toBeChecked();
  await button(/^Edit the subscription/).click();
  await dialog().getByRole("button", { name: "Thursday" }).click();
  await dialog().getByRole("button", { name: "Update" }).click();
  await seeToast(page, "Subscription updated successfully");
  await button(/^Delete the subscription/).click();
  await button("Yes, I'm sure").click();
  await see(main()).toContainText("No Subscription Found");
  await expectNothingStrange();

  await open("/account/wallet", "Wallet");
  await see(main()).toContainText("₹500.00");
  await button("Recharge Wallet").click();
  await dialog().getByRole("textbox", { name: "Amount" }).fill("250");
  await dialog()
    .getByRole("radio", { name: /Online Payment/ })
    .check();
  await dialog().getByRole("button", { name: "Recharge", exact: true }).click();
  await runUntil(page, main().getByText("₹750.00"));
  await see(main()).toContainText("+₹250.00");
  await expectNothingStrange();

  await open("/account/profile", "Profile");
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await seeToast(page, "Profile updated successfully");
  await page.reload();
  await see(page.getByLabel("Name")).toHaveValue("Asha Rao");
  await expectNothingStrange();
  expect(server.platform.complaints).toEqual([]);
});

test("a store that cannot be loaded says status and message, and opens by itself once it can (spec 8)", async () => {
  server.platform.fail("GET /api/organizations/:orgFriendlyId", "a message", 503);
  await page.goto(base);
  await runUntil(page, page.getByRole("heading", { name: "The store is not answering" }));
  await see(page.getByRole("alert")).toContainText("Error 503");
  await see(page.getByRole("alert")).toContainText("We are closed for stocktaking.");
  server.platform.mend();
  await runUntil(page, main().getByRole("link", { name: "Dairy", exact: true }).first());
  await expectAlive(shopper);
});

const dialog = () => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function addAddressHere(): Promise<void> {
  await button("Add Address").click();
  const form = dialog();
  await form.getByLabel("Name").fill(ADDRESS.name);
  await form.getByLabel("Mobile No").fill(ADDRESS.mobile);
  await form.getByRole("textbox", { name: /^Address\*?$/ }).fill(ADDRESS.address);
  await form.getByLabel("Pincode").fill(ADDRESS.pin);
  await see(form.getByLabel("City")).toHaveValue(ADDRESS.city);
  await form.getByRole("button", { name: "Save address" }).click();
  await see(form).toBeHidden();
  await see(button(/^Remove the address/)).toBeVisible();
}

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

/**
 * Serves the built storefront as a static host does (a file, or else the first page) with the minimal platform behind
 * `/api` on the same origin.
 */
async function serveMinimal(): Promise<Listening & { platform: MinimalPlatform }> {
  const platform = new MinimalPlatform();
  const folder = resolve(process.env.HAAT_DIST ?? "dist", "browser");
  const listening = await startStub((request, response) => void serve(platform, folder, request, response));
  return { ...listening, platform };
}

async function serve(platform: MinimalPlatform, folder: string, request: IncomingMessage, response: ServerResponse) {
  const { method = "GET", url = "/", headers } = request;
  const { pathname } = new URL(url, "http://localhost");
  if (/^\/(api|upload)\//.test(pathname)) {
    const { authorization } = headers;
    const answer = platform.answer({ method, url, headers: { authorization }, body: await bodyOf(request) });
    response.writeHead(answer.status, answer.headers).end(answer.body);
    return;
  }
  const file = extname(pathname) === "" ? "index.html" : pathname;
  try {
    const bytes = await readFile(join(folder, file));
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" }).end(bytes);
  } catch {
    response.writeHead(404).end();
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    return undefined;
  }
}
