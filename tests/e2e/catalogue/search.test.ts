import type { Page, Route } from "playwright";
import { describe, expect, test } from "vitest";
import type { SearchBody, SearchPage } from "#contract/catalogue/search.ts";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { awake, PHONE, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, haat, page, withOneShopper, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import { underPath } from "#tests/support/journeys/journey.ts";

const box = () => page.getByRole("combobox", { name: "Search a product" });
const options = () => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const results = () => page.getByRole("list", { name: "Search results" }).getByRole("listitem");
const count = () => page.getByText(/^\d+ products?$/).first();
const address = () => new URL(page.url()).search;

/** Records the bodies of the results screen's calls. */
function bodiesOf(on: Page): SearchBody[] {
  const bodies: SearchBody[] = [];
  on.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/search/products"))
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

describe("spec 2.2, what the search box asks and keeps", () => {
  withOwnShoppers();

  test("asks once when typing pauses, and an answer that comes late never covers a newer one", async () => {
    const asked: string[] = [];
    let late: (() => Promise<void>) | undefined;
    await page.route(/\/api\/search\/products\?/, async (route: Route) => {
      const query = new URL(route.request().url()).searchParams.get("query") ?? "";
      asked.push(query);
      if (query !== "mil") return route.fallback();
      await new Promise<void>((go) => {
        late = async () => go();
      });
      return route.fallback().catch(() => undefined);
    });
    await page.goto(`${base}/`);
    await box().pressSequentially("mil", { delay: 20 });
    await see.poll(() => late !== undefined).toBe(true);
    await box().fill("rice");
    await see(options().filter({ hasText: "Rice" }).first()).toBeVisible();
    await see.poll(() => asked).toEqual(["mil", "rice"]);
    await late?.();
    await still(page);
    await see(options().filter({ hasText: "Milk" })).toHaveCount(0);
    expect(asked).toEqual(["mil", "rice"]);
  });

  test("recent searches are kept for this store alone, offered before typing, and can be cleared", async () => {
    await page.goto(`${base}/`);
    await awake(page);
    await box().fill("ghee");
    await box().press("Enter");
    await see(page).toHaveURL(/query=ghee/);
    await see.poll(async () => (await storedIn(page))["store_searches_fresh-basket"]).toBe('["ghee"]');
    await page.goto(`${base}/`);
    await awake(page);
    await box().focus();
    await see(options().first()).toHaveText("ghee");
    await page.getByRole("button", { name: "Clear recent searches" }).click();
    await see(options().filter({ hasText: "ghee" })).toHaveCount(0);
    expect((await storedIn(page))["store_searches_fresh-basket"]).toBeUndefined();
    await page.goto(`${underPath(haat, "kora-home")}/`);
    await awake(page);
    await box().focus();
    await see(options().filter({ hasText: "ghee" })).toHaveCount(0);
  });
});

describe("the search by voice", () => {
  withOwnShoppers();

  /** A browser that hears this, or fails with this error. */
  const hears = (outcome: { text?: string; error?: string }) =>
    page.addInitScript((given) => {
      class Recognizer {
        onresult?: (event: object) => void;
        onerror?: (event: object) => void;
        onend?: () => void;
        abort() {}
        start() {
          setTimeout(() => {
            if (given.error) this.onerror?.({ error: given.error });
            else this.onresult?.({ results: [Object.assign([{ transcript: given.text }], { isFinal: true })] });
            this.onend?.();
          });
        }
      }
      Object.assign(window, { SpeechRecognition: Recognizer, webkitSpeechRecognition: Recognizer });
    }, outcome);
  const microphone = () => page.getByRole("search").getByRole("button", { name: "Search by voice" });
  const open = async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${base}/`);
    await awake(page);
    await box().focus();
  };

  test("the spoken words are written into the box, and searched for", async () => {
    await hears({ text: "brown bread" });
    await open();
    await microphone().click();
    await see(page).toHaveURL(/query=brown\+bread/);
    await see(box()).toHaveValue("brown bread");
  });

  test("a forbidden microphone is reported, and typing still works", async () => {
    await hears({ error: "not-allowed" });
    await open();
    await microphone().click();
    await see(page.getByText(/^The microphone is not allowed here\./)).toBeVisible();
    await see(box()).toBeFocused();
    await page.keyboard.type("ghee");
    await see(options().first()).toHaveText("Search for “ghee”");
  });

  test("a browser without speech recognition shows no microphone", async () => {
    await page.addInitScript(() =>
      Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    );
    await open();
    await see(options().first()).toBeVisible();
    await see(microphone()).toHaveCount(0);
  });
});

describe("spec 2.2, the search box", () => {
  withOneShopper();

  test("Enter with nothing but spaces stays; with a word it goes to the results and keeps the word", async () => {
    await page.goto(`${base}/`);
    await awake(page);
    await box().fill("   ");
    await box().press("Enter");
    expect(new URL(page.url()).pathname).toBe("/fresh-basket/");
    await box().fill(" milk ");
    await box().press("Enter");
    await see(page).toHaveURL(/\/search\?query=milk$/);
    await see(page.getByRole("heading", { level: 1, name: /^Showing Results for .*milk/ })).toBeVisible();
    await see(box()).toHaveValue("milk");
  });

  test("suggests products with picture and price while one types; arrows choose, Enter opens, Escape closes", async () => {
    await page.goto(`${base}/`);
    await box().pressSequentially("appl");
    await see(options().filter({ hasText: "Shimla Apple" })).toBeVisible();
    await see(options().filter({ hasText: "Shimla Apple" })).toContainText("₹119.00");
    await see(options().first()).toHaveText("Search for “appl”");
    await see(options().nth(1).locator("img")).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await box().press("Escape");
    await see(options()).toHaveCount(0);
    await see(box()).toHaveAttribute("aria-expanded", "false");
    await box().press("ArrowDown");
    await see(options().nth(1)).toBeVisible();
    await box().press("ArrowDown");
    await box().press("ArrowDown");
    const chosen = page.locator("[role=option][aria-selected=true]");
    await see(chosen).toHaveCount(1);
    await see(box()).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
    await box().press("Enter");
    await see(page).toHaveURL(/\/(product|category)\//);
  });

  test("on a phone the suggestions fill the screen without crossing its edges", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${base}/`);
    await box().fill("milk");
    const product = options().filter({ hasText: "₹" }).first();
    await see(product).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await product.click();
    await see(page).toHaveURL(/\/product\//);
  });
});

describe("spec 2.7, search results", () => {
  withOneShopper();

  test("are headed 'Showing Results for' the query with the number of products, filters left, products right", async () => {
    await page.goto(`${base}/search?query=milk`);
    await see(results().first()).toBeVisible();
    await awake(page);
    await see(count()).toBeVisible();
    const filters = await page.getByRole("region", { name: "Filters" }).boundingBox();
    const grid = await page.getByRole("list", { name: "Search results" }).boundingBox();
    expect((filters?.x ?? 0) + (filters?.width ?? 0)).toBeLessThan(grid?.x ?? 0);
  });

  test("nothing is searched for without a query", async () => {
    const bodies = bodiesOf(page);
    await page.goto(`${base}/search?query=%20`);
    await see(page.getByRole("heading", { name: "What are you looking for?" })).toBeVisible();
    expect(bodies).toEqual([]);
  });

  test("every filter is sent to the platform, is in the address and shown as a chip, and can be cleared", async () => {
    const bodies = bodiesOf(page);
    await page.goto(`${base}/search?query=milk`);
    await see(results().first()).toBeVisible();
    await awake(page);
    await page.getByRole("radio", { name: /^Rated 4 out of 5/ }).check();
    await see(page).toHaveURL(/rating=4/);
    await see.poll(() => bodies.at(-1)?.filters?.averageRating).toBe(4);
    await page.getByRole("button", { name: "Clear rating" }).click();
    await see(page).not.toHaveURL(/rating/);
    await page.getByRole("checkbox", { name: /^Dairy & Eggs/ }).check();
    await page.getByRole("checkbox", { name: /^Can be subscribed to/ }).check();
    await page.getByRole("group", { name: "Brand" }).getByRole("checkbox").first().check();
    await see(page).toHaveURL(/fact=brand/);
    await see
      .poll(() => bodies.at(-1)?.filters)
      .toMatchObject({
        isSubscribable: true,
        categoryIds: [expect.any(String)],
        facts: [{ name: "brand", value: expect.any(String) }],
      });
    const chips = page.getByRole("list", { name: "Active filters" });
    await see(chips.getByRole("button", { name: "Remove Dairy & Eggs" })).toBeVisible();
    await chips.getByRole("button", { name: "Clear all" }).click();
    await see(chips).toHaveCount(0);
    expect(address()).toBe("?query=milk");
  });

  test("the price slider covers the store's prices and works by the keyboard, its handles never nearer than 100", async () => {
    const bodies = bodiesOf(page);
    await page.goto(`${base}/search?query=milk`);
    const lowest = page.getByRole("slider", { name: "Lowest price" });
    const highest = page.getByRole("slider", { name: "Highest price" });
    await see(lowest).toHaveAttribute("min", "10");
    await see(highest).toHaveAttribute("max", "2950");
    await awake(page);
    await highest.focus();
    await page.keyboard.press("Home");
    await see(highest).toHaveValue("110");
    await page.keyboard.press("ArrowRight");
    await see(page).toHaveURL(/max=120/);
    await see.poll(() => bodies.at(-1)?.filters?.maxSellingPrice).toBe(120);
    await lowest.focus();
    await page.keyboard.press("End");
    await see(lowest).toHaveValue("20");
    await see(page).toHaveURL(/min=20&max=120/);
  });

  test("sorting asks with sortBy and sortOrder, and the products come in that order", async () => {
    const bodies = bodiesOf(page);
    await page.goto(`${base}/search?query=milk`);
    await see(results().first()).toBeVisible();
    await awake(page);
    await page.getByLabel("Sort by").selectOption("Price: high to low");
    await see.poll(() => bodies.at(-1)).toMatchObject({ sortBy: "sellingPrice", sortOrder: "DESC" });
    await see(page).toHaveURL(/sort=price-desc/);
    await see
      .poll(async () => {
        const prices = (await results().locator("b").allTextContents()).map((words) =>
          Number(words.split("₹")[1]?.replaceAll(",", "")),
        );
        return prices.length > 1 && prices.every((price, at) => at === 0 || price <= (prices[at - 1] ?? 0));
      })
      .toBe(true);
  });

  test("reload, a shared link and Back show the same search", async () => {
    await page.goto(`${base}/search?query=milk`);
    await see(results().first()).toBeVisible();
    await awake(page);
    const all = await count().textContent();
    await page.getByRole("checkbox", { name: /^Bread & Bakery/ }).check();
    await see(count()).not.toHaveText(all ?? "");
    const some = (await count().textContent()) ?? "";
    await page.reload();
    await see(count()).toHaveText(some);
    await see(page.getByRole("checkbox", { name: /^Bread & Bakery/ })).toBeChecked();
    await awake(page);
    await page.goBack();
    await see(count()).toHaveText(all ?? "");
    await see(page.getByRole("checkbox", { name: /^Bread & Bakery/ })).not.toBeChecked();
  });

  test("on a phone the filters are a sheet that says how many products it leaves", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${base}/search?query=milk`);
    await see(results().first()).toBeVisible();
    await awake(page);
    await page.getByRole("button", { name: "Sort and filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Sort and filter" });
    await sheet.getByRole("checkbox", { name: /^Bread & Bakery/ }).check();
    await see(sheet.getByRole("button", { name: /^Show 1 products?$/ })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole("button", { name: /^Show/ }).click();
    await see(sheet).toBeHidden();
    await see(results()).toHaveCount(1);
    await see(page.getByRole("button", { name: "Sort and filter (1)" })).toBeVisible();
  });

  test("the footer follows a short list without a gap", async () => {
    await page.setViewportSize(PHONE);
    for (const path of ["/search?query=lotus", "/category?fact=brand:Nobody"]) {
      await page.goto(`${base}${path}`);
      await awake(page);
      const last = page.getByRole("main").locator("li, h2").last();
      const [end, footer] = [await last.boundingBox(), await page.getByRole("contentinfo").boundingBox()];
      expect((footer?.y ?? 0) - (end?.y ?? 0) - (end?.height ?? 0)).toBeLessThan(PHONE.height / 3);
    }
  });

  test("a list of 100,000 has as many nodes as one of 100", async () => {
    let some: SearchPage["results"] = [];
    const scrolledList = async (total: number) => {
      const on = await page.context().newPage();
      await on.route("**/api/search/products", async (route) => {
        const response = await route.fetch();
        const found = (await response.json()) as SearchPage;
        // The platform's own second page is empty, so the first one is repeated.
        if (found.results.length > 0) some = found.results;
        const { size = 20, page: number = 1 } = route.request().postDataJSON() as SearchBody;
        const fill = Array.from({ length: size }, (_, at) => ({
          ...(some[at % some.length] as (typeof some)[number]),
          id: `p-${number}-${at}`,
        }));
        await route.fulfill({
          response,
          json: { ...found, results: fill, total, totalPages: Math.ceil(total / size) },
        });
      });
      // The pages of products in view are fetched ahead.
      await on.route(/\/api\/products\/p-[^/?]+\?/, (route) =>
        route.fulfill({ json: { ...some[0], id: new URL(route.request().url()).pathname.split("/").pop() } }),
      );
      // Comes from another screen, so that this answer is used and not the page's own data.
      await on.goto(`${base}/search`);
      await awake(on);
      await on.getByRole("combobox", { name: "Search a product" }).fill("milk");
      await on.getByRole("combobox", { name: "Search a product" }).press("Enter");
      await see(on.getByText(`${total.toLocaleString("en-IN")} products`, { exact: true })).toBeVisible();
      await on.mouse.move(700, 500);
      await on.mouse.wheel(0, 1_000);
      await see.poll(() => on.evaluate(() => window.scrollY)).toBe(1_000);
      return on;
    };
    const nodesOf = (on: Page) => on.evaluate(() => document.querySelectorAll("main li").length);
    const short = await scrolledList(100);
    const long = await scrolledList(100_000);
    // Rows are drawn some time after scrolling, so both pages are compared until they are at rest.
    await see.poll(async () => (await nodesOf(long)) - (await nodesOf(short))).toBe(0);
    await short.close();
    await long.close();
  });
});
