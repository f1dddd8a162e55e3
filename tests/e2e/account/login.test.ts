import type { Page } from "playwright";
import { expect, test } from "vitest";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { arrive, newMobile, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { logIn, onDomain, passLogin, underPath } from "#tests/support/journeys/journey.ts";

withTheShop();

/** The storage after a login (spec 9), with ids replaced by fixed words, because two shoppers have different ids. */
async function keptIn(page: Page, mobile: string): Promise<Record<string, unknown>> {
  const ids = new Map<string, string>();
  const nameOf = (id: string) => ids.get(id) ?? ids.set(id, `id ${ids.size + 1}`).get(id);
  const words = Object.entries(await storedIn(page))
    .filter(([key]) => /^store_(global|auth)_/.test(key))
    .map(([key, value]) => [
      key,
      value
        .replaceAll(mobile, "the mobile number")
        // Written when a page of the shop opens, with or without a login.
        .replace(/"storeThemeData":\{[^}]*\}/g, '"storeThemeData":null')
        .replace(/"(access|refresh)Token":"[^"]+"/g, '"$1Token":"a token"')
        .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => nameOf(id) ?? id),
    ]);
  return Object.fromEntries(words.map(([key, value]) => [key, JSON.parse(value ?? "") as unknown]));
}

test.each([
  ["under a path of the shared domain", underPath],
  ["on the store's own domain", onDomain],
])("a login typed %s stores the same as the tests' short cut", async (_, place) => {
  const base = place(haat);
  const typed = await arrive(browser);
  const typedMobile = newMobile();
  await typed.page.goto(`${base}/login`);
  await passLogin(typed.page, haat, typedMobile);
  await see(
    typed.page
      .getByRole("link", { name: "Account" })
      .or(typed.page.getByRole("button", { name: "Account" }))
      .first(),
  ).toBeVisible();
  const short = await arrive(browser);
  const shortMobile = await logIn(short.page, haat, base);
  const kept = await keptIn(short.page, shortMobile);
  expect(Object.keys(kept)).toHaveLength(2);
  expect(await keptIn(typed.page, typedMobile)).toEqual(kept);
});

test("a login that does not fit into a full storage says so, and lasts until the page is left", async () => {
  const base = underPath(haat);
  const shopper = await arrive(browser);
  const { page } = shopper;
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(`${base}/login`);
  await passLogin(page, haat, newMobile());
  await seeToast(page, /no room to remember you/);
  await see(page.getByRole("link", { name: "Account" }).first()).toBeVisible();
  expect(Object.keys(await storedIn(page)).filter((key) => key.startsWith("store_auth_"))).toEqual([]);
});
