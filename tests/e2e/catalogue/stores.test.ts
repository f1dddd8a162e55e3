import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { holdBack } from "#tests/support/browser/holdBack.ts";
import { arrive, awake, DESKTOP, PHONE, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { addButton, cartLink, GOODS, logIn, onDomain, underPath } from "#tests/support/journeys/journey.ts";

withTheShop();

const browse = (page: Page) => page.getByRole("link", { name: "Browse products" });

/** The colour of the primary button of a screen. */
async function mainColour(page: Page, base: string): Promise<string> {
  await page.goto(`${base}/search`);
  await see(browse(page)).toBeVisible();
  return browse(page).evaluate((link) => getComputedStyle(link).backgroundColor);
}

describe("spec 1, stores in one browser", () => {
  test("two stores on one host share no session, cart, storage key or colour", async () => {
    const { page } = await arrive(browser);
    const [fresh, kora] = [underPath(haat), underPath(haat, "kora-home")];
    await logIn(page, haat, fresh);
    await page.goto(fresh);
    await page.getByRole("link", { name: GOODS.category, exact: true }).first().click();
    // The page that is being left has such a card, too.
    await see(page.getByRole("heading", { level: 1, name: GOODS.category })).toBeVisible();
    await addButton(page, GOODS.product).click();
    // The badge counts with the tap; the toast comes when the platform has answered.
    await see(page.getByText("Product added to cart")).toBeVisible();
    await see(cartLink(page, 1)).toBeVisible();

    const koraColour = await mainColour(page, kora);
    await see(page.getByRole("link", { name: "Log in" })).toBeVisible();
    await see(cartLink(page, 0)).toBeVisible();
    expect((await storedIn(page))["store_auth_kora-home"] ?? "").not.toContain("accessToken");

    await logIn(page, haat, kora);
    await page.goto(kora);
    await see(cartLink(page, 0)).toBeVisible();
    const stored = await storedIn(page);
    expect(stored["store_auth_kora-home"]).not.toBe(stored["store_auth_fresh-basket"]);
    const customers = ["fresh-basket", "kora-home"].map(
      (store) => JSON.parse(stored[`store_global_${store}`] ?? "{}").user.customerId as string,
    );
    expect(new Set(customers).size).toBe(2);

    const freshColour = await mainColour(page, fresh);
    expect(freshColour).not.toBe(koraColour);
    await see(cartLink(page, 1)).toBeVisible();
  });

  test("a store's own domain and its path prefix look the same and share no session", async () => {
    const { page } = await arrive(browser);
    const colour = await mainColour(page, underPath(haat));
    expect(await mainColour(page, onDomain(haat))).toBe(colour);
    await logIn(page, haat, onDomain(haat));
    expect(Object.keys(await storedIn(page))).toContain("store_auth_fresh-basket.localhost");
    await page.goto(underPath(haat));
    await see(page.getByRole("link", { name: "Log in" })).toBeVisible();
  });

  test.each([
    ["an unknown store's path", () => `${haat.origin}/no-such-store`, "Store not found"],
    ["an unknown domain", () => `http://no-such-store.localhost:${haat.port}/`, "Store not found"],
    ["the shared domain's root", () => `${haat.origin}/`, "No store here"],
  ])("%s says so and guesses no store", async (_, url, title) => {
    const { page } = await arrive(browser);
    // A process that is too slow for a page sends 200 at first.
    await see.poll(async () => (await page.goto(url()))?.status()).toBe(404);
    await see(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await see(page).toHaveTitle(title);
    await see(page.getByRole("link", { name: "Cart" })).toHaveCount(0);
  });
});

test("a store's name in capitals is the same store where a static host serves the page and nothing redirects", async () => {
  const { page } = await arrive(browser);
  const shell = await readFile(join(resolve(process.env.HAAT_DIST ?? "dist"), "browser/index.html"), "utf8");
  await page.route(/\/Fresh-Basket/, (route) => route.fulfill({ body: shell, contentType: "text/html" }));
  await page.goto(`${haat.origin}/Fresh-Basket/search?query=apple#top`);
  await see(page.getByRole("heading", { name: /^Showing Results for/ })).toBeVisible();
  await see(page).toHaveURL(`${haat.origin}/fresh-basket/search?query=apple#top`);
});

describe("spec 1, branding before the first paint", () => {
  test.each(["fresh-basket", "kora-home"])("%s: name, icon and colour are in the page's HTML", async (store) => {
    const headOf = async () => {
      const html = await (await fetch(underPath(haat, store), { headers: { accept: "text/html" } })).text();
      return html.slice(0, html.indexOf("</head>"));
    };
    // The first page of a process that just started may come without its data.
    await see.poll(headOf).toMatch(/<title>(Fresh Basket|Kora Home)<\/title>/);
    const head = await headOf();
    expect(head).toMatch(/<link rel="icon" href="[^"]+">/);
    expect(head).toMatch(/<meta name="theme-color" content="#[0-9a-f]{6}">/);
  });

  test.each([
    ["phone", PHONE],
    ["desktop", DESKTOP],
  ])("home asks the platform nothing before it is painted (%s)", async (_, viewport) => {
    const { page } = await arrive(browser, { viewport });
    const calls: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
    });
    const letGo = await holdBack(page, "**/assets/*.js");
    // When the platform is slow for a moment, the page comes without its data. Only a page with its data is judged.
    await see
      .poll(async () => {
        await page.goto(`${underPath(haat)}/`, { waitUntil: "commit" });
        return page.locator("#haat-data").textContent();
      })
      .toContain('"drawn":{');
    await see(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
    expect(calls).toEqual([]);
    letGo();
    await awake(page);
  });

  test.each([
    ["with its data in the page", 0],
    ["with a platform too slow for the page", 700],
  ])("the store's colour is there from the first frame, %s", async (_, latencyMs) => {
    const { page } = await arrive(browser);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const look = () => {
        for (const link of document.querySelectorAll("main a")) {
          if (link.textContent?.includes("Browse products")) seen.add(getComputedStyle(link).backgroundColor);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    if (latencyMs > 0) await haat.faults([{ path: "/api/", latencyMs }]);
    await page.goto(`${underPath(haat, "kora-home")}/search`);
    await see(browse(page)).toBeVisible();
    await awake(page);
    await still(page);
    await haat.faults([]);
    const colours = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
    expect(colours).toHaveLength(1);
    await see(page).toHaveTitle(/Kora Home/);
    const icon = await page.locator('link[rel="icon"]').getAttribute("href");
    expect(icon).toBeTruthy();
  });

  test("store-settings failures are ignored: the shop opens in its default look (spec 8)", async () => {
    const { page } = await arrive(browser);
    await haat.faults([{ path: "/api/store-settings", status: 500 }]);
    await page.goto(`${underPath(haat)}/`);
    await see(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
    await haat.faults([]);
  });
});
