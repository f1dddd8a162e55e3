import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { placeOrder, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { moveTo } from "#tests/support/browser/singlePage.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, haat, page, shopper, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import { logIn } from "#tests/support/journeys/journey.ts";

withOwnShoppers({ breaksCalls: true });

const KEY = "store_auth_fresh-basket";
const heading = (on: Page, name: string) => on.getByRole("heading", { name }).first();

async function tokensOf(on: Page): Promise<{ accessToken: string; refreshToken: string }> {
  return JSON.parse((await storedIn(on))[KEY] ?? "{}").tokens;
}

async function openTab(at: string): Promise<Page> {
  const tab = await shopper.context.newPage();
  await tab.goto(`${base}${at}`);
  return tab;
}

/** Opens ten screens that each ask the platform for something of this customer. */
async function askTenTimes(tab: Page): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const id = `00000000-0000-4000-8000-00000000000${round}`;
    const asked = tab.waitForRequest((request) => request.url().includes(`/api/orders/${id}`));
    await moveTo(tab, `${base}/order/${id}/false`);
    await asked;
  }
  await see(heading(tab, "Order not Found")).toBeVisible();
  await moveTo(tab, `${base}/account/orders`);
}

describe("bar 8, three tabs of one shopper", () => {
  test("an expired token and ten calls a tab: one renewal, nobody logged out", async () => {
    // The platform treats the token as expired and refuses it until it has been renewed.
    await logIn(page, haat, base);
    const tabs = [page, await openTab("/account/orders"), await openTab("/account/orders")];
    await page.goto(`${base}/account/orders`);
    for (const tab of tabs) await see(tab.getByText("No Orders Found")).toBeVisible();
    const expired = await tokensOf(page);
    let [renewals, refused, others] = [0, 0, 0];
    const refusedTabs = new Set<Page>();
    let letRenew = () => {};
    const everyTabIsRefused = new Promise<void>((resolve) => {
      letRenew = resolve;
    });
    await shopper.context.route("**/api/**", async (route) => {
      const bearer = (await route.request().headerValue("authorization")) ?? "";
      if (route.request().url().includes("renewAccessToken")) {
        renewals += 1;
        await everyTabIsRefused;
        return route.continue();
      }
      if (bearer !== `Bearer ${expired.accessToken}`) {
        others += 1;
        return route.continue();
      }
      refused += 1;
      refusedTabs.add(route.request().frame().page());
      if (refusedTabs.size === tabs.length) letRenew();
      return route.fulfill({ status: 403, json: { statusCode: 403, code: "TOKEN_EXPIRED", message: "Log in again." } });
    });
    await Promise.all(tabs.map(askTenTimes));
    for (const tab of tabs) {
      await see(tab.getByText("No Orders Found")).toBeVisible();
      expect(new URL(tab.url()).pathname).toBe("/fresh-basket/account/orders");
    }
    expect(renewals).toBe(1);
    expect(refused).toBeGreaterThanOrEqual(3);
    expect(refused + others).toBeGreaterThanOrEqual(30);
    const renewed = await tokensOf(page);
    expect(renewed.accessToken).not.toBe(expired.accessToken);
    await shopper.context.unrouteAll({ behavior: "ignoreErrors" });
  });

  test("logout in one tab logs the others out, and both tokens are refused from then on", async () => {
    await logIn(page, haat, base);
    const { id } = await placeOrder(page, haat.origin);
    const order = await openTab(`/order/${id}/false`);
    const home = await openTab("/");
    await see(heading(order, "Order #")).toBeVisible();
    await see(home.getByRole("link", { name: "Account" }).first()).toBeVisible();
    const { accessToken, refreshToken } = await tokensOf(page);

    await page.goto(`${base}/account/profile`);
    await page.getByRole("button", { name: "Logout" }).click();
    await see(page.getByRole("link", { name: "Log in" })).toBeVisible();
    await see(page).toHaveURL(/\/fresh-basket\/?$/);
    await see(order).toHaveURL(`${base}/login`);
    await see(home.getByRole("link", { name: "Log in" })).toBeVisible();

    const ask = async (path: string, bearer: string) =>
      (await fetch(`${haat.origin}${path}`, { headers: { authorization: `Bearer ${bearer}` } })).status;
    expect(await ask(`/api/orders/${id}`, accessToken)).toBe(403);
    expect(await ask("/api/identity/renewAccessToken", refreshToken)).toBe(403);
    for (const tab of [page, order, home]) {
      const left = JSON.stringify(await storedIn(tab));
      for (const word of [accessToken, refreshToken, id]) expect(left).not.toContain(word);
    }
  });
});

describe("bar 8, Back after a logout", () => {
  const nothingOfTheAccount = async (mobile: string) => {
    await see(heading(page, "Log in or Sign up")).toBeVisible();
    expect(await page.locator("body").innerHTML()).not.toContain(mobile);
  };

  test("asks for a login and shows nothing of the account", async () => {
    const mobile = await logIn(page, haat, base);
    await page.goto(`${base}/account/profile`);
    await see(page.getByLabel("Mobile Number")).toHaveValue(mobile);
    await page.goto(`${base}/account/orders`);
    // Logging out loads the page anew (spec 2.11); Back before that would test something else.
    const anew = page.waitForEvent("load");
    await page.getByRole("button", { name: "Logout" }).click();
    await anew;
    await see(page.getByRole("link", { name: "Log in" })).toBeVisible();
    await page.goBack();
    await nothingOfTheAccount(mobile);
  });

  test("a page from the back/forward cache is loaded anew", async () => {
    const mobile = await logIn(page, haat, base);
    await page.goto(`${base}/account/profile`);
    await see(page.getByLabel("Mobile Number")).toHaveValue(mobile);
    // The session ends while the page is in the back/forward cache, where no event reaches it.
    await page.evaluate((key) => {
      localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    }, KEY);
    await nothingOfTheAccount(mobile);
  });

  test("a kept page of a valid session stays unchanged", async () => {
    await logIn(page, haat, base);
    await page.goto(`${base}/account/profile`);
    await page.getByLabel("Name").fill("Half a na");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await still(page);
    await see(page.getByLabel("Name")).toHaveValue("Half a na");
  });
});
