import type { Route } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import { awake, see } from "#tests/support/browser/shopperBrowser.ts";
import { elapse, runUntil } from "#tests/support/browser/singlePage.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, haat, page, shopper, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import {
  addButton,
  cartLink,
  continueButton,
  findProduct,
  GOODS,
  logIn,
  openFromFooter,
} from "#tests/support/journeys/journey.ts";
import { openCart } from "#tests/support/journeys/paying.ts";

let loads: number;
/** The code that this page has asked for, and all code that has been loaded. */
let asked: Set<string>;
let fetched: Set<string>;

withOwnShoppers({ breaksCalls: true });
beforeEach(async () => {
  // No screen's code is fetched ahead, so that the deployment always finds the same code loaded.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  [asked, fetched] = [new Set(), new Set()];
  page.on("request", (request) => {
    // Requests of the page before are not answered any more.
    if (request.isNavigationRequest()) asked.clear();
    if (request.url().includes("/assets/")) asked.add(request.url());
  });
  page.on("requestfailed", (request) => asked.delete(request.url()));
  page.on("requestfinished", (request) => fetched.add(request.url()));
});

/** The first page comes with its data; the second one loads the code that asks for data. */
async function browseListings(): Promise<void> {
  await page.goto(`${base}/category`);
  await see(page.getByRole("list", { name: "Products" })).toBeVisible();
  await awake(page);
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Fruits" }).click();
  await see(heading("Fruits")).toBeVisible();
  await see(page.getByRole("list", { name: "Products" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await awake(page);
}

/** From here on all code that the page has not loaded yet is 404, as after a deployment that removed it. */
async function deploy(isBackAfterReload: boolean): Promise<void> {
  loads = 0;
  await see.poll(() => [...asked].filter((url) => !fetched.has(url))).toEqual([]);
  const known = new Set(fetched);
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route("**/assets/**", (route) =>
    known.has(route.request().url()) || (isBackAfterReload && loads > 0)
      ? route.continue()
      : route.fulfill({ status: 404, contentType: "application/json", body: "{}" }),
  );
}

/** Makes the code that contains these words fail. */
async function withoutCode(words: string, fail: (route: Route) => Promise<void>): Promise<void> {
  await page.route("**/assets/**", async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes(words)) await fail(route);
    else await route.fulfill({ response: answer });
  });
}

const heading = (name: string | RegExp) => page.getByRole("heading", { name }).first();

describe("bar 16, a deployment while somebody shops", () => {
  test("a screen whose code is missing causes one reload, and keeps cart, step and choices", async () => {
    await logIn(page, haat, base);
    await openCart(page, haat, base);
    await continueButton(page).click();
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await page.waitForLoadState("networkidle");
    await awake(page);
    await deploy(true);
    await page.getByRole("banner").getByRole("link", { name: "Fresh Basket" }).click();
    await see(heading("Shop by Category")).toBeVisible();
    expect(loads).toBe(1);
    await see(cartLink(page, 1)).toBeVisible();
    await cartLink(page, 1).click();
    await see(heading("Address and payment")).toBeVisible();
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
    await continueButton(page).click();
    await see(heading("Review your order")).toBeVisible();
    expect(loads).toBe(1);
  });

  test("code that is missing for good is reported without a loop of reloads, and the rest of the shop works", async () => {
    await browseListings();
    await deploy(false);
    await openFromFooter(page, "Privacy Policy");
    await see(heading("Unexpected Application Error!")).toBeVisible();
    await still(page);
    expect(loads).toBe(1);
    await page.goBack();
    await see(page.getByRole("list", { name: "Products" })).toBeVisible();
    await openFromFooter(page, "Shipping Policy");
    await see(heading("Unexpected Application Error!")).toBeVisible();
    expect(loads).toBe(1);
  });

  test("code that is available again is used when the page is next opened, without a reload by hand", async () => {
    await page.clock.install();
    await browseListings();
    await deploy(false);
    await openFromFooter(page, "Privacy Policy");
    await see(heading("Unexpected Application Error!")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const policy = heading("Privacy Policy");
    for (let visit = 0; visit < 5 && !(await policy.isVisible()); visit += 1) {
      // A part that failed to load is not requested again within this time. Each request starts the time anew.
      await elapse(page, 1_000);
      await page.goBack();
      await see(page.getByRole("list", { name: "Products" })).toBeVisible();
      await openFromFooter(page, "Privacy Policy");
      await see(policy.or(heading("Unexpected Application Error!"))).toBeVisible();
    }
    await see(policy).toBeVisible();
    expect(loads).toBe(1);
  });

  test("the part below a product fails to load: the product stays, and the part can be loaded again", async () => {
    await page.clock.install();
    await withoutCode("You may also like", (route) => route.fulfill({ status: 404, body: "" }));
    await findProduct(page, base);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const failed = page.getByRole("alert").filter({ hasText: "This part of the page did not load" });
    await see(failed).toBeVisible();
    await see(heading(GOODS.product)).toBeVisible();
    await see(addButton(page, GOODS.product)).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const more = heading("You may also like");
    for (let press = 0; press < 5 && !(await more.isVisible()); press += 1) {
      await elapse(page, 1_000);
      await failed.getByRole("button", { name: "Try again" }).click();
      await see(more.or(failed)).toBeVisible();
    }
    await see(more).toBeVisible();
    await see(failed).toBeHidden();
  });

  test("the query core fails to load: the first page stays; the next one says so and can be loaded again", async () => {
    await page.clock.install();
    // A class of the query core.
    await withoutCode("CancelledError", (route) => route.abort());
    await page.goto(`${base}/category`);
    await awake(page);
    await see(page.getByRole("list", { name: "Products" })).toBeVisible();
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Fruits" }).click();
    await see(heading("Fruits")).toBeVisible();
    const again = page.getByRole("main").getByRole("button", { name: "Try again" });
    await runUntil(page, again);
    await see(page.getByRole("main").getByText("You seem to be offline.")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await again.click();
    await see(page.getByRole("list", { name: "Products" }).getByRole("link", { name: /Apple/ }).first()).toBeVisible();
    await see(again).toBeHidden();
  });

  test("a plugin's part fails to load: it is left out, and is shown when the page is next opened", async () => {
    await page.goto(`${base}/search?query=milk`);
    await awake(page);
    await page.waitForLoadState("networkidle");
    await withoutCode('"Subscribe"', (route) => route.abort());
    const milk = page.getByRole("main").getByRole("link", { name: "Full Cream Milk" }).first();
    const subscribe = page.getByRole("main").getByRole("link", { name: "Subscribe" });
    await milk.click();
    await see(heading("You may also like")).toBeVisible();
    await see.poll(() => shopper.troubles.join()).toContain("ChunkLoadError");
    shopper.troubles.splice(0);
    await see(heading("Full Cream Milk")).toBeVisible();
    await see(subscribe).toHaveCount(0);
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.goBack();
    await milk.click();
    await see(subscribe).toBeVisible();
  });

  test("offline, a screen whose code is not loaded says what it waits for, and opens with the network (bar 14)", async () => {
    await page.goto(`${base}/category`);
    await see(page.getByRole("list", { name: "Products" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await awake(page);
    await page.context().setOffline(true);
    await see(page.getByText(/^You are offline/)).toBeVisible();
    await openFromFooter(page, "Privacy Policy");
    const alert = page.getByRole("main").getByRole("alert");
    await see(alert.getByRole("heading", { name: "This page needs a connection" })).toBeVisible();
    await page.goBack();
    await see(page.getByRole("list", { name: "Products" })).toBeVisible();
    await page.goForward();
    await see(alert).toBeVisible();
    await page.context().setOffline(false);
    await see(heading("Privacy Policy")).toBeVisible();
  });
});
