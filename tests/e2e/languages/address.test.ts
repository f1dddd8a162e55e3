import { describe, expect, test } from "vitest";
import { arrive, awake, PHONE, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { askHost, askPage } from "#tests/support/host/askHost.ts";
import { firstPages } from "#tests/support/host/firstPages.ts";
import { addButton, logIn, onDomain, underPath } from "#tests/support/journeys/journey.ts";

const DEVANAGARI = /[\u0900-\u097f]/;
const ARABIC = /[\u0600-\u06ff]/;

withTheShop();

const ask = async (address: string) => {
  const { status, headers } = await askHost(haat, address);
  return { status, location: headers.location, language: headers["content-language"] };
};
/** The language and the direction of a page's text. */
const rootOf = (html: string) => /<html lang="([^"]*)" dir="([^"]*)">/.exec(html)?.slice(1);

describe("ADR 74, a store with English, Hindi and Urdu", () => {
  test.each([
    ["", "en", "ltr"],
    ["/hi", "hi", "ltr"],
    ["/ur", "ur", "rtl"],
  ])("draws its pages at %j in %s, before any program runs", async (prefix, language, direction) => {
    const { listing, product } = await firstPages(haat.origin, "fresh-basket");
    const inside = [listing, product].map((address) => new URL(address).pathname.replace("/fresh-basket", ""));
    for (const path of ["", ...inside, "/refundPolicy", "/cart"]) {
      const address = `${underPath(haat)}${prefix}${path}`;
      const { status, text } = await askPage(haat, address);
      expect([path, status, rootOf(text)]).toEqual([path, 200, [language, direction]]);
      expect((await ask(address)).language).toBe(language);
    }
  });

  test("names each page's address in each language, in its head and in its sitemap", async () => {
    const { text } = await askPage(haat, `${underPath(haat)}/hi/category`);
    const root = onDomain(haat);
    expect(text).toContain(`<link rel="canonical" href="${root}/hi/category"`);
    for (const [code, at] of [
      ["en", root],
      ["hi", `${root}/hi`],
      ["ur", `${root}/ur`],
      ["x-default", root],
    ])
      expect(text).toContain(`hreflang="${code}" href="${at}/category"`);
    const sitemap = await (await fetch(`${haat.origin}/fresh-basket/sitemap-pages.xml`)).text();
    expect(sitemap).toContain(`<loc>${root}/ur/category</loc>`);
  });

  test("its first language's code leads to the address without it, path and query stay", async () => {
    for (const [base, prefix] of [
      [haat.origin, "/fresh-basket"],
      [onDomain(haat), ""],
    ] as const) {
      expect(await ask(`${base}${prefix}/en/category?page=2`)).toMatchObject({
        status: 301,
        location: `${prefix}/category?page=2`,
      });
      expect(await ask(`${base}${prefix}/en`)).toMatchObject({ status: 301, location: prefix || "/" });
    }
    expect(await ask(`${onDomain(haat)}/en//evil.example/`)).toMatchObject({ status: 301, location: "/evil.example/" });
  });

  test.each([
    ["kora-home", "/hi/category", "does not offer Hindi"],
    ["oven-story", "/ur", "does not offer Urdu"],
    ["fresh-basket", "/xx/category", "exists in no language"],
  ])("%s%s, which %s, is a 404 page in the first language, to the program too", async (store, path) => {
    const address = `${underPath(haat, store)}${path}`;
    const { status, text } = await askPage(haat, address);
    expect([status, rootOf(text)]).toEqual([404, ["en", "ltr"]]);
    const { page, troubles } = await arrive(browser, { viewport: PHONE });
    await page.goto(address);
    await see(page.getByRole("heading", { level: 1, name: "Not Found" })).toBeVisible();
    await page.getByRole("link", { name: "Home" }).first().click();
    await see(page).toHaveURL(new RegExp(`/${store}/?$`));
    expect(troubles.splice(0).filter((words) => !/status of 404/.test(words))).toEqual([]);
  });

  describe.each([
    ["under the shared host", () => underPath(haat)],
    ["on its own domain", () => onDomain(haat)],
  ])("%s, in a browser", (_, rootAt) => {
    test("stays in Hindi through links, reload and Back, and asks the platform for Hindi", async () => {
      const root = rootAt();
      const { page, troubles } = await arrive(browser, { viewport: PHONE });
      const asked: URL[] = [];
      page.on("request", (request) => {
        const url = new URL(request.url());
        if (url.pathname.startsWith("/api/")) asked.push(url);
      });
      await page.goto(`${root}/hi`);
      await see(page.locator("html[lang=hi][dir=ltr]")).toBeAttached();
      await page.getByRole("main").locator("a[href*='/hi/category/']").first().click();
      await see(page).toHaveURL(/\/hi\/category\//);
      const listing = page.url();
      await see(page.getByRole("main")).toContainText(DEVANAGARI);
      await page.locator("a[href*='/hi/product/']").first().click();
      await see(page).toHaveURL(/\/hi\/product\//);
      await page.reload();
      await see(page).toHaveURL(/\/hi\/product\//);
      await see(page.getByRole("main")).toContainText(DEVANAGARI);
      await awake(page);
      await page.goBack();
      await see(page).toHaveURL(listing);
      // The footer leads to the same page in the other languages.
      const links = await page
        .locator("a[href^='/']:not(nav[aria-label='भाषा'] a)")
        .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
      expect(links.length).toBeGreaterThan(10);
      expect(links.filter((href) => !`${href}/`.startsWith(`${root}/hi/`))).toEqual([]);
      const inStore = asked.filter(({ searchParams }) => searchParams.has("storeId"));
      expect(inStore.filter(({ searchParams }) => searchParams.get("language") !== "hi")).toEqual([]);
      expect(troubles.splice(0)).toEqual([]);
    });
  });

  test("one session and one cart in all its languages", async () => {
    const { page } = await arrive(browser, { viewport: PHONE });
    const { product } = await firstPages(haat.origin, "fresh-basket");
    const path = new URL(product).pathname.replace("/fresh-basket", "");
    await logIn(page, haat, underPath(haat));
    await page.goto(product);
    const kept = page.waitForResponse((answer) => answer.request().method() === "POST" && /cart/.test(answer.url()));
    await addButton(page).click();
    await kept;
    await see(page.getByRole("link", { name: "Cart, 1 item" }).first()).toBeVisible();
    for (const language of ["hi", "ur"]) {
      await page.goto(`${underPath(haat)}/${language}${path}`);
      await see(page.locator(`a[href='/fresh-basket/${language}/cart'][aria-label*='1']`).first()).toBeVisible();
    }
    await see(page.getByRole("main")).toContainText(ARABIC);
    await page.goto(`${underPath(haat)}/hi/account`);
    await see(page).toHaveURL(/\/fresh-basket\/hi\/account/);
    const names = Object.keys(await storedIn(page));
    expect(names.filter((name) => /hi$|ur$/.test(name))).toEqual([]);
    expect(names).toContain("store_auth_fresh-basket");
  });

  test("a page behind the login leads to the login of its language, and back", async () => {
    const { page } = await arrive(browser, { viewport: PHONE });
    await page.goto(`${underPath(haat)}/hi/account/orders`);
    await see(page).toHaveURL(`${underPath(haat)}/hi/login`);
    await see(page.getByRole("main")).toContainText(DEVANAGARI);
  });
});
