import { beforeAll, describe, expect, test } from "vitest";
import { holdBack } from "#tests/support/browser/holdBack.ts";
import { arriveAnew, awake, newMobile, PHONE, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, browser, haat, page, shopper, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import { firstPages } from "#tests/support/host/firstPages.ts";
import { addressOfProduct, passLogin, underPath } from "#tests/support/journeys/journey.ts";

let product: string;
let listing: string;

withOwnShoppers();
beforeAll(async () => {
  product = await addressOfProduct(browser, base);
  ({ listing } = await firstPages(haat.origin, "fresh-basket"));
});

/** Resolves to the page's HTML. */
async function untilDrawn(address: string): Promise<string> {
  let html = "";
  const drawn = async () => {
    html = await (await fetch(address)).text();
    return html.includes("<h1");
  };
  await see.poll(drawn).toBe(true);
  return html;
}

/** Opens a page that the host has drawn. Its program and the style sheet of all screens are held back. */
async function openWithoutProgram(address: string): Promise<() => void> {
  const [, sheet] = /<link disabled href="\/assets\/([^"]+)"/.exec(await untilDrawn(address)) ?? [];
  const letGo = await holdBack(page, `**/assets/{*.js,${sheet}}`);
  await page.goto(address, { waitUntil: "commit" });
  await see(page.getByRole("heading", { level: 1 })).toBeAttached();
  return letGo;
}

const scheme = () =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.querySelector("[data-scheme]") as Element);
    return [ground.colorScheme, ground.backgroundColor, getComputedStyle(document.documentElement).colorScheme];
  });

describe("speed, before the program is loaded", () => {
  test("a choice and a tap are recorded for the program, in their order", async () => {
    const letGo = await openWithoutProgram(product);
    await page.getByRole("radio", { name: /^1 kg/ }).check();
    await page.getByRole("button", { name: "Dark mode" }).click();
    expect(page.url()).not.toContain("variant=");
    letGo();
    await see(page).toHaveURL(/variant=/);
    await see(page.getByRole("radio", { name: /^1 kg/ })).toBeChecked();
    await see(page.getByRole("main").locator("h1 ~ div").first()).toHaveText(/^1 kg/);
    await see(page.locator("[data-scheme]").first()).toHaveAttribute("data-scheme", "dark");
  });

  test.each([
    ["kiosk", ".kiosk", "height"],
    ["counter", ".counter", "min-height"],
  ])("the page of the %s has its own styles, which no other page requests", async (path, part, fills) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openWithoutProgram(listing);
    expect(asked.filter((url) => /\d+\.\w+\.css$/.test(url))).toEqual([]);
    await see.poll(async () => (await fetch(`${base}/${path}`)).text()).toContain(`class="${part.slice(1)}"`);
    await page.goto(`${base}/${path}`, { waitUntil: "commit" });
    const height = page.viewportSize()?.height;
    await see(page.locator(part)).toHaveCSS(fills, `${height}px`);
  });

  test("what stands below a phone's first screen is laid out in the frame after it", async () => {
    const visit = await arriveAnew(browser, { viewport: PHONE });
    await untilDrawn(listing);
    await visit.page.addInitScript(() => {
      // The page does not wait longer than 2.5 s for its end, which on a busy machine may be sooner than its first frame.
      const { setTimeout } = window;
      Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms > 2_000 ? 0 : setTimeout(run, ms)) });
      const shown = () =>
        [...document.querySelectorAll("main li:has(h2, h3), footer")].map((part) => part.clientHeight > 0);
      addEventListener("DOMContentLoaded", () =>
        requestAnimationFrame(() => Object.assign(window, { shown, first: shown() })),
      );
    });
    await visit.page.goto(listing);
    const shown = (when: string) => visit.page.evaluate(when) as Promise<boolean[]>;
    await see.poll(async () => (await shown("window.shown?.() ?? [false]")).includes(false)).toBe(false);
    // Two rows.
    const first = await shown("first");
    expect(first.lastIndexOf(true)).toBe(3);
    expect(first).toHaveLength((await shown("window.shown()")).length);
    expect(visit.troubles).toEqual([]);
  });

  test("the pictures of slides that are out of view are requested after the program", async () => {
    const visit = await arriveAnew(browser, { viewport: PHONE });
    await untilDrawn(`${base}/`);
    await visit.page.goto(`${base}/`);
    // A request is listed when it has ended.
    const asked = () =>
      visit.page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .toSorted((a, b) => a.startTime - b.startTime)
          .map(({ name }) => /-banner-|\/main\./.exec(name)?.[0])
          .filter((found) => found !== undefined),
      );
    await see.poll(async () => (await asked()).slice(0, 3)).toEqual(["-banner-", "/main.", "-banner-"]);
  });

  test("input is not lost", async () => {
    const letGo = await openWithoutProgram(`${base}/login`);
    const mobile = newMobile();
    await page.getByRole("textbox", { name: /mobile/i }).fill(mobile);
    letGo();
    await see(page.getByRole("main").getByRole("button", { name: "Send OTP" })).toBeEnabled();
    await see(page.getByRole("textbox", { name: /mobile/i })).toHaveValue(mobile);
  });

  test("a field that was left shows its mistake", async () => {
    const letGo = await openWithoutProgram(`${base}/login`);
    await page.getByRole("textbox", { name: /mobile/i }).fill("98765");
    await page.getByRole("textbox", { name: /mobile/i }).blur();
    letGo();
    await see(page.getByText("Phone number must be 10 digits")).toBeVisible();
  });

  test("a number that was typed and confirmed by Enter is sent, although the button was not enabled yet", async () => {
    const letGo = await openWithoutProgram(`${base}/login`);
    await page.getByRole("textbox", { name: /mobile/i }).fill(newMobile());
    await page.keyboard.press("Enter");
    letGo();
    await see(page.getByLabel("Digit 1 of 6")).toBeVisible();
  });

  test("a search leads to its results, and a link to its page", async () => {
    await openWithoutProgram(`${base}/`);
    await page.getByPlaceholder("Search a product").fill("milk");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search\?query=milk$/, { waitUntil: "commit" });
    expect((await storedIn(page))["store_searches_fresh-basket"]).toBe('["milk"]');
    await openWithoutProgram(`${base}/`);
    await untilDrawn(`${base}/privacypolicy`);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
    await page.waitForURL(/\/privacypolicy$/, { waitUntil: "commit" });
    await see(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeAttached();
  });

  test.each(["", "   "])("a search for '%s' leads nowhere, before and after the program is loaded", async (query) => {
    const letGo = await openWithoutProgram(`${base}/category`);
    await page.getByPlaceholder("Search a product").fill(query);
    await page.keyboard.press("Enter");
    await still(page);
    expect(page.url()).toBe(`${base}/category`);
    letGo();
    await awake(page);
    expect(page.url()).toBe(`${base}/category`);
  });

  test("a number pasted with its spaces is read whole", async () => {
    const letGo = await openWithoutProgram(`${base}/login`);
    await page.evaluate(() => navigator.clipboard.writeText("+91 98222-00004"));
    await page.getByRole("textbox", { name: /mobile/i }).focus();
    await page.keyboard.press("Control+V");
    letGo();
    await see(page.getByRole("main").getByRole("button", { name: "Send OTP" })).toBeEnabled();
    await see(page.getByRole("textbox", { name: /mobile/i })).toHaveValue("9822200004");
  });

  test("a page's own Back leads to the page with the link, and home if there was none", async () => {
    const letGo = await openWithoutProgram(`${base}/category`);
    const link = page.getByRole("navigation", { name: "Categories" }).getByRole("link").nth(1);
    await Promise.all([page.waitForURL(/\/category\/[\w-]+$/, { waitUntil: "commit" }), link.click()]);
    const listing = page.url();
    letGo();
    await awake(page);
    await page.getByRole("main").getByRole("button", { name: "Back" }).click();
    await see(page).toHaveURL(`${base}/category`);
    await page.goto(listing, { referer: `${underPath(haat, "kora-home")}/` });
    await awake(page);
    await page.getByRole("main").getByRole("button", { name: "Back" }).click();
    await see(page).toHaveURL(/\/fresh-basket\/?$/);
  });

  test.each([
    ["the first screen has come with its pictures", (letPicturesGo: () => void) => letPicturesGo()],
    ["somebody touches the page", () => page.mouse.down()],
  ])("the program is requested when %s, and not before", async (_, happen) => {
    const letGo = await holdBack(page, "**/media/**");
    // Without this timer the page waits for its pictures without a limit.
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((work: () => void, ms?: number) =>
        ms === 2_500 ? 0 : later(work, ms)) as typeof setTimeout;
    });
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
    await untilDrawn(product);
    await page.goto(product, { waitUntil: "domcontentloaded" });
    await still(page);
    expect(asked).toEqual([]);
    await happen(letGo);
    await see.poll(() => asked.length).toBeGreaterThan(0);
    letGo();
    await awake(page);
  });

  test("the program is requested again after a time without a network", async () => {
    const lost = new Set<string>();
    await page.route("**/assets/*.js", (route) => {
      const address = route.request().url();
      if (lost.has(address)) return route.fallback();
      lost.add(address);
      return lost.size > 2 ? route.fallback() : route.abort();
    });
    await page.goto(`${base}/`);
    await awake(page);
    expect(lost.size).toBeGreaterThan(2);
    await page.getByRole("button", { name: "Dark mode" }).first().click();
    await see(page.locator("[data-scheme=dark]").first()).toBeAttached();
    shopper.troubles = shopper.troubles.filter((trouble) => !trouble.includes("ERR_FAILED"));
  });

  test("Back within the document shows the former page", async () => {
    await page.goto(`${base}/search?query=milk`);
    await awake(page);
    const count = page.getByText(/^\d+ products?$/).first();
    const all = await count.textContent();
    await page.getByRole("checkbox", { name: /^Bread & Bakery/ }).check();
    await see(count).not.toHaveText(all ?? "");
    const letGo = await openWithoutProgram(page.url());
    await page.goBack({ waitUntil: "commit" });
    await see(page.getByRole("checkbox", { name: /^Bread & Bakery/ })).not.toBeChecked();
    await see(count).toHaveText(all ?? "");
    letGo();
    await awake(page);
    await see(count).toHaveText(all ?? "");
  });

  test("a page whose own code fails to load says so, and its button works", async () => {
    const fetched = new Set<string>();
    page.on("requestfinished", (request) => fetched.add(request.url()));
    await page.goto(`${base}/`);
    await awake(page);
    await page.route("**/assets/*.js", (route) =>
      fetched.has(route.request().url()) ? route.fallback() : route.abort(),
    );
    await page.goto(`${base}/privacypolicy`);
    await see(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await page.unroute("**/assets/*.js");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await see(page.getByRole("heading", { name: "Privacy Policy" }).first()).toBeVisible();
    shopper.troubles.length = 0;
  });

  test("the rules of other screens are requested again when they fail to load, and the program waits for them", async () => {
    let asked = 0;
    await page.route("**/assets/*.css", (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.fallback();
    });
    await untilDrawn(`${base}/`);
    await page.goto(`${base}/`);
    await awake(page);
    expect(asked).toBe(2);
    shopper.troubles.length = 0;
  });

  test("a page has only the rules of its own components", async () => {
    await openWithoutProgram(`${base}/`);
    const [names, unused] = await page.evaluate(() => {
      const rules = document.querySelector("#root style")?.textContent;
      const all: string[] = rules?.match(/\.[fr][0-9a-z]{1,7}\b/g) ?? [];
      return [all.length, all.filter((name) => !document.querySelector(name))];
    });
    expect(names).toBeGreaterThan(100);
    expect(unused).toEqual([]);
  });

  test("the rules of all screens are loaded once, after those of the page's top", async () => {
    const sheets: string[] = [];
    page.on("request", (request) => request.resourceType() === "stylesheet" && sheets.push(request.url()));
    await page.goto(`${base}/category`);
    await awake(page);
    const applied = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
    expect(applied).toEqual([null, ...sheets]);
    expect(sheets).toHaveLength(1);
  });

  test("a page stays usable when the code that marks the keyboard's focus fails to load", async () => {
    let failed = 0;
    await page.route("**/assets/*.js", async (route) => {
      const response = await route.fetch();
      const isMarks = (await response.text()).includes("data-fui-focus-visible");
      failed += Number(isMarks);
      return isMarks ? route.abort() : route.fulfill({ response });
    });
    await page.goto(`${base}/privacypolicy`);
    await awake(page);
    await page.getByRole("button", { name: "Dark mode" }).click();
    await see.poll(() => failed).toBeGreaterThan(0);
    await still(page);
    await see(page.locator("[data-scheme=dark]").first()).toBeAttached();
    await see(page.getByRole("heading", { name: "Privacy Policy" }).first()).toBeVisible();
    shopper.troubles.length = 0;
  });

  test("a scrolled page keeps its position after a reload, and a newly opened page begins at the top", async () => {
    const letGo = await openWithoutProgram(`${base}/`);
    await page.evaluate(() => scrollTo(0, 500));
    letGo();
    await awake(page);
    expect(await page.evaluate(() => scrollY)).toBe(500);
    await page.goto(`${base}/category`);
    await awake(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("a shopper who chose dark sees dark colours, and the same ones after hydration", async () => {
    await page.goto(`${base}/privacypolicy`);
    const toggle = page.getByRole("button", { name: "Dark mode" });
    const light = await scheme();
    await toggle.click();
    // A colour changes with the next frame.
    const ground = async () => (await scheme())[1];
    await see.poll(ground).not.toBe(light[1]);
    const dark = await scheme();
    expect(dark[0]).toBe("dark");
    const letGo = await openWithoutProgram(`${base}/privacypolicy`);
    expect(await scheme()).toEqual(dark);
    letGo();
    await see(page.locator("html:not([data-early]) [data-scheme=dark]").first()).toBeAttached();
    expect(await scheme()).toEqual(dark);
    await toggle.click();
    await see.poll(scheme).toEqual(light);
  });
});

describe("speed, when the program hydrates the page", () => {
  test("a page that was rendered for everybody then shows the shopper's own session", async () => {
    await page.goto(`${base}/login`);
    await passLogin(page, haat);
    await page.goto(`${base}/privacypolicy`);
    await see(page.getByRole("banner").getByRole("link", { name: "Account" })).toBeVisible();
  });

  /** Answers in the host's place, and marks the heading that came with the page. */
  async function openWithAnswers(change: (answers: { drawing: string }) => { status?: number; json: object }) {
    await page.route("**/page-data?*", async (route) => {
      const { drawing, ...rest } = await (await route.fetch()).json();
      await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.setAttribute("data-came", ""));
      await route.fulfill(change({ drawing, ...rest }));
    });
    await untilDrawn(`${base}/category`);
    await page.goto(`${base}/category`);
    await awake(page);
  }

  test("a page keeps the host's HTML", async () => {
    await openWithAnswers((json) => ({ json }));
    await see(page.locator("h1[data-came]")).toHaveText("All products");
  });

  test("a page that has changed since it was rendered is rendered anew from the newer answers", async () => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/api/products?") && asked.push(request.url()));
    await openWithAnswers((answers) => ({ json: { ...answers, drawing: "another" } }));
    await see(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
    await see(page.locator("h1[data-came]")).toHaveCount(0);
    await see(page.getByRole("button", { name: /^Add .* to cart$/ }).first()).toBeVisible();
    expect(asked).toEqual([]);
  });

  test("a page for which the host has no answers asks the platform itself", async () => {
    await openWithAnswers(() => ({ status: 404, json: {} }));
    await see(page.getByRole("button", { name: /^Add .* to cart$/ }).first()).toBeVisible();
    await see(page.locator("h1[data-came]")).toHaveCount(0);
    shopper.troubles.length = 0;
  });
});
