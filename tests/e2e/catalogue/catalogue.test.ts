import { describe, expect, test } from "vitest";
import type { SearchBody } from "#contract/catalogue/search.ts";
import type { Banner } from "#contract/store/storeBanners.ts";
import type { Testimonial } from "#contract/store/storeCustomization.ts";
import type { Policies } from "#contract/store/stores.ts";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { holdBack } from "#tests/support/browser/holdBack.ts";
import { arrive, awake, change, PHONE, SIZES, see, serveWithoutData } from "#tests/support/browser/shopperBrowser.ts";
import { moveTo, runUntil } from "#tests/support/browser/singlePage.ts";
import { still } from "#tests/support/browser/still.ts";
import {
  base,
  browser,
  haat,
  page,
  shopper,
  withOneShopper,
  withOwnShoppers,
} from "#tests/support/browser/visitors.ts";
import { addButton, GOODS, logIn, quantityOf, shown } from "#tests/support/journeys/journey.ts";

const cards = () => page.getByRole("list", { name: "Products", exact: true }).getByRole("listitem");
const columnsOf = (list: string) =>
  page
    .getByRole("list", { name: list, exact: true })
    .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);
/** The first card below the bar, with its position. */
const firstInSight = () =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll("main [aria-posinset]")].find(
      (one) => one.getBoundingClientRect().top > 70,
    );
    return `${card?.getAttribute("aria-posinset")} at ${Math.round(card?.getBoundingClientRect().top ?? 0)}`;
  });

describe("spec 2.5, category listing", () => {
  withOneShopper();

  test("categories left, each a link to its own listing; products right; a back button", async () => {
    await page.goto(`${base}/category`);
    await see(cards().first()).toBeVisible();
    const nav = page.getByRole("navigation", { name: "Categories" });
    const [left, right] = [await nav.boundingBox(), await cards().first().boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);
    await nav.getByRole("link", { name: GOODS.category }).click();
    await see(page).toHaveURL(/\/category\/[\w-]+$/);
    await see(page.getByRole("heading", { level: 1, name: GOODS.category })).toBeVisible();
    await see(nav.getByRole("link", { name: GOODS.category })).toHaveAttribute("aria-current", "page");
    await page.getByRole("main").getByRole("button", { name: "Back" }).click();
    await see(page.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
  });

  test("a shared link opens at its page, with the pages before it above", async () => {
    await page.goto(`${base}/category?page=3`);
    await see.poll(firstInSight).toMatch(/^41 at /);
    await awake(page);
    await page.evaluate(() => scrollTo(0, 0));
    await see(page.getByText("Shimla Apple").first()).toBeVisible();
    await see(page).not.toHaveURL(/page=/);
  });

  test("Show more opens the next ones by keyboard, and goes on with the first of them", async () => {
    await page.goto(`${base}/category`);
    await see(cards().first()).toBeVisible();
    const more = page.getByRole("button", { name: "Show more" });
    const words = page.getByText(/^[\d,]+ of [\d,]+ products$/);
    const before = Number.parseInt((await words.textContent()) ?? "", 10);
    await more.focus();
    await page.keyboard.press("Enter");
    await see
      .poll(async () => (await words.count()) === 0 || Number.parseInt((await words.textContent()) ?? "", 10) > before)
      .toBe(true);
    await see
      .poll(() =>
        page.evaluate(() => Number(document.activeElement?.closest("[aria-posinset]")?.getAttribute("aria-posinset"))),
      )
      .toBeGreaterThan(before);
  });

  test("a page at rest has at most 400 nodes, at the top and far down, on home too", async () => {
    const nodes = () => page.evaluate(() => document.querySelectorAll("body *").length);
    await page.goto(`${base}/category`);
    await awake(page);
    await still(page);
    expect(await nodes()).toBeLessThanOrEqual(400);
    await page.goto(`${base}/`);
    await see(page.getByRole("list", { name: "Popular products" })).toBeVisible();
    await awake(page);
    expect(await nodes()).toBeLessThanOrEqual(400);
  });

  test("the footer stays in reach: the list grows only by its button", async () => {
    await page.goto(`${base}/category`);
    await awake(page);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" });
    await link.scrollIntoViewIfNeeded();
    const place = await link.boundingBox();
    await still(page);
    expect(await link.boundingBox()).toEqual(place);
    await see(page.getByRole("button", { name: "Show more" })).toBeVisible();
  });
});

describe("spec 2.5, category listing that changes", () => {
  withOwnShoppers();

  test("scrolling loads more products, and Back and a reload return to the same card", async () => {
    await page.clock.install();
    await page.goto(`${base}/category`);
    await see(cards().first()).toBeVisible();
    const first = page.getByText("Shimla Apple").first();
    await see(first).toBeVisible();
    // The host's page is as tall as what it has drawn; with the program it is as tall as the whole list.
    await see
      .poll(() =>
        page.evaluate(() => {
          scrollTo(0, 3_000);
          return scrollY;
        }),
      )
      .toBe(3_000);
    await see(first).toHaveCount(0);
    await see(page).toHaveURL(/page=[23]/);
    await see(page.locator("main [aria-posinset] a").first()).toBeAttached();
    // When the page is at rest, less is drawn beyond the screen, and the page number in the address may change.
    await page.clock.fastForward(1_000);
    await still(page);
    await see.poll(firstInSight).not.toContain("undefined");
    const place = await firstInSight();
    const there = page.url();
    await page
      .locator("main [aria-posinset] a")
      .nth(6)
      .evaluate((link: HTMLElement) => link.click());
    await see(page).toHaveURL(/\/product\/[\w-]+$/);
    await see(page.getByRole("button", { name: "Share" })).toBeVisible();
    await page.goBack();
    await see(page).toHaveURL(there);
    await see.poll(firstInSight).toBe(place);
    await page.reload();
    await see.poll(firstInSight).toBe(place);
  });

  test("from 1280 px on the filters stand beside the list, which does not move when they come", async () => {
    await page.goto(`${base}/category`);
    await awake(page);
    await see(page.getByRole("button", { name: "Sort and filter" })).toBeHidden();
    const grid = page.getByRole("list", { name: "Products" });
    const before = await grid.boundingBox();
    await page.mouse.move(600, 400);
    const filters = page.getByRole("region", { name: "Filters" });
    // Although the store has more categories than the column has room for.
    await see(page.getByRole("combobox", { name: "Sort by" })).toBeInViewport({ ratio: 1 });
    await see(filters.getByText("Any price")).toBeInViewport({ ratio: 1 });
    expect(await grid.boundingBox()).toEqual(before);
    await filters.getByRole("checkbox", { name: /^Can be subscribed to/ }).check();
    await see(page).toHaveURL(/\?subscribable=true$/);
    await see(page.getByRole("list", { name: "Active filters" })).toBeVisible();
    // Moved by the keyboard, the lowest price says what is asked for, and its end sends no limit (reading 36).
    await filters.getByRole("slider", { name: "Highest price" }).press("ArrowLeft");
    await see(filters.getByText(/^Up to ₹/)).toBeVisible();
    await see(page).toHaveURL(/max=/);
    expect(page.url()).not.toContain("min=");
    await page.goBack();
    await page.goBack();
    await see(filters.getByText("Any price")).toBeVisible();
    await see(filters.getByRole("checkbox", { name: /^Can be subscribed to/ })).not.toBeChecked();
  });

  test("from 1280 px on the chosen category is visible, although the column has no room for all categories", async () => {
    await page.goto(`${base}/category`);
    await awake(page);
    const last = page.getByRole("navigation", { name: "Categories" }).getByRole("link").last();
    await page.goto(new URL((await last.getAttribute("href")) ?? "", base).href);
    await see(last).toHaveAttribute("aria-current", "page");
    await see(last).toBeInViewport({ ratio: 0.9 });
  });

  test("sorts and filters in a sheet; the answer is fetched while the pointer rests on a choice", async () => {
    await page.setViewportSize({ width: 1100, height: 800 });
    const bodies: SearchBody[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/search/products")) bodies.push(request.postDataJSON());
    });
    await page.goto(`${base}/category`);
    await awake(page);
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Dairy & Eggs" }).click();
    await see(page.getByRole("heading", { level: 1, name: "Dairy & Eggs" })).toBeVisible();
    await page.getByRole("button", { name: "Sort and filter" }).click();
    const sheet = page.getByRole("dialog", { name: "Sort and filter" });
    await sheet.getByText("Can be subscribed to").hover();
    await see.poll(() => bodies.at(-1)).toMatchObject({ query: "", filters: { isSubscribable: true } });
    const warmed = JSON.stringify(bodies.at(-1));
    await sheet.getByRole("checkbox", { name: /^Can be subscribed to/ }).check();
    await see(page).toHaveURL(/\?subscribable=true$/);
    await see(sheet.getByRole("button", { name: /^Show \d+ products$/ })).toBeVisible();
    // Another choice may slide under the resting pointer, and its answer is fetched too.
    expect(bodies.filter((body) => JSON.stringify(body) === warmed)).toHaveLength(1);
    await sheet.getByLabel("Sort by").selectOption("Price: low to high");
    await sheet.getByRole("button", { name: /^Show \d+ products$/ }).click();
    await see(page).toHaveURL(/subscribable=true&sort=price-asc/);
    await see(page.getByRole("button", { name: "Sort and filter (1)" })).toBeVisible();
    const words = (await cards().allTextContents()).join();
    await page.reload();
    await see.poll(async () => (await cards().allTextContents()).join()).toBe(words);
    await awake(page);
    await page.getByRole("button", { name: "Clear all" }).click();
    await see(page).toHaveURL(/\?sort=price-asc$/);
  });

  test("a card adds the size that it shows, and counts what is in the cart: another size, and several", async () => {
    await page.setViewportSize(PHONE);
    await logIn(page, haat, base);
    await page.goto(`${base}/search?query=${encodeURIComponent(GOODS.product)}`);
    await awake(page);
    const card = page.getByRole("list", { name: "Search results" }).getByRole("listitem").first();
    await addButton(page, GOODS.product).click();
    await see(card).toContainText("500 g × 1");
    await see(card).toContainText("₹119.00");
    await card.getByRole("button", { name: /^500 g × 1/ }).click();
    const sheet = page.getByRole("dialog", { name: new RegExp(GOODS.product) });
    await sheet.getByRole("button", { name: /^Add .*1 kg to cart$/ }).click();
    await sheet.getByRole("button", { name: /^Remove .*500 g$/ }).click();
    await sheet.getByRole("button", { name: "Done" }).click();
    await see(card).toContainText("1 kg × 1");
    await see(card).not.toContainText("₹119.00");
    await see(quantityOf(page, `${GOODS.product}.*, 1 kg`)).toContainText("1");
  });

  test("a card's sizes open a sheet; the card's minus takes the last one out", async () => {
    await page.setViewportSize(PHONE);
    await logIn(page, haat, base);
    await page.goto(`${base}/search?query=${encodeURIComponent(GOODS.product)}`);
    await awake(page);
    const card = page.getByRole("list", { name: "Search results" }).getByRole("listitem").first();
    await card.getByRole("button", { name: /3 sizes/ }).click();
    const sheet = page.getByRole("dialog", { name: new RegExp(GOODS.product) });
    await see(sheet.getByRole("button", { name: "Done" })).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await sheet.getByRole("button", { name: /^Add .*1 kg to cart$/ }).click();
    await see(sheet).toBeHidden();
    await see(quantityOf(page, GOODS.product)).toContainText("1");
    await see(page.getByRole("button", { name: /^1 kg × 1/ })).toBeFocused();
    await shown(page.getByRole("button", { name: new RegExp(`^Remove .*${GOODS.product}`) })).click();
    await see(addButton(page, GOODS.product)).toBeVisible();
  });

  test("a page of products that fails to load says so in its place, and loads at the next try", async () => {
    let isDown = true;
    await page.route(/\/api\/products\?.*page=2/, (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { statusCode: 503, code: "BUSY", message: "Not now." } })
        : route.fallback(),
    );
    await page.goto(`${base}/category`);
    await see(cards().first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 1_600));
    const said = page.getByText("These products did not load.");
    await see(said).toBeVisible();
    isDown = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await see(said).toHaveCount(0);
    await see(page.locator("main [aria-posinset]").first()).toBeVisible();
    expect(shopper.troubles.splice(0).filter((trouble) => !trouble.includes("status of 503"))).toEqual([]);
  });
});

describe("spec 2.3, home", () => {
  withOneShopper();

  test("banners leave more than half of a phone's and a desktop's screen to products, with their words on them", async () => {
    await page.goto(`${base}/`);
    const offers = page.getByRole("region", { name: "Offers" });
    const link = offers.getByRole("link", { name: /Picked this morning/ });
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await see(link).toHaveAttribute("href", /\/category\/[\w-]+$/);
      expect((await offers.boundingBox())?.height).toBeLessThanOrEqual(0.46 * size.height);
    }
  });

  test("the feature strip is there on larger screens only, in the specification's words", async () => {
    await page.goto(`${base}/`);
    const strip = page.getByRole("list", { name: "Why shop here" });
    for (const words of [
      "Secured Payments",
      "make payment with ease",
      "Shop for any category",
      "shop for anyone",
      "Home Delivery",
      "delivery charges as per T&C",
      "Quality Products",
      "made with highest care",
    ])
      await see(strip.getByText(words, { exact: true })).toBeVisible();
    await page.setViewportSize(PHONE);
    await see(strip).toBeHidden();
  });

  test("questions open their answers", async () => {
    await page.goto(`${base}/`);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const section = page.getByRole("region", { name: "Frequently Asked Questions" });
    const question = section.locator("summary, button").first();
    await question.click();
    await see(section.locator("details[open], [aria-expanded=true]").first()).toBeVisible();
  });
});

describe("the browser's search finds words on a page", () => {
  withOwnShoppers();

  // A link to words opens and shows them by the same search as find-in-page, which no program can call.
  const wordsOn = async (path: string, words: string) => {
    // In the page as the host sends it: the program draws more rows above these words.
    const letGo = await holdBack(page, "**/assets/*.js");
    await page.goto("about:blank");
    await page.goto(`${base}${path}#:~:text=${encodeURIComponent(words)}`, { waitUntil: "commit" });
    await see(page.getByText(words).first()).toBeInViewport();
    letGo();
  };

  test("in a collapsed answer on home", async () => {
    await wordsOn("/", "You need not return it.");
    await see(page.locator("details[open]")).toHaveCount(1);
  });

  test("in the testimonials at the end of home", () => wordsOn("/", "That is all the review you need."));

  test("in the last lines of a product", async () => {
    await page.goto(`${base}/category`);
    const card = page.getByRole("main").getByRole("link", { name: GOODS.product }).first();
    const address = new URL((await card.getAttribute("href")) ?? "", base).pathname;
    await wordsOn(address.slice(new URL(base).pathname.length), "Residue tested every week");
  });
});

describe("spec 2.3, home as each store has it", () => {
  withOwnShoppers();

  test("banners move by themselves every 2 s, and a button stops them", async () => {
    const calm = await arrive(browser, { reducedMotion: "no-preference" });
    await calm.page.clock.install();
    await calm.page.goto(`${base}/`);
    const offers = calm.page.getByRole("region", { name: "Offers" });
    const current = offers.locator("button[aria-current=true]");
    await awake(calm.page);
    await runUntil(calm.page, offers.getByRole("button", { name: "Go to slide 2" }).and(current));
    await offers.getByRole("button", { name: "Pause slides" }).click();
    await calm.page.mouse.move(5, 700);
    const stopped = await current.getAttribute("aria-label");
    await calm.page.clock.runFor(2_600);
    await see(current).toHaveAccessibleName(stopped ?? "");
  });

  test("the whole announcement can be read on a phone, moving or not", async () => {
    for (const reducedMotion of ["reduce", "no-preference"] as const) {
      const visitor = await arrive(browser, { viewport: PHONE, reducedMotion });
      await visitor.page.goto(`${base}/`);
      const bar = visitor.page.getByRole("region", { name: "Announcement" });
      const isWhole = () =>
        bar.evaluate((region) => {
          const [text, window] = [region.querySelector("div > span"), region.querySelector("div")];
          const [word, view] = [text?.getBoundingClientRect(), window?.getBoundingClientRect()];
          return !!word && !!view && word.left >= view.left && word.right <= view.right && word.bottom <= view.bottom;
        });
      if (reducedMotion === "no-preference") {
        await awake(visitor.page);
        await bar.getByRole("button", { name: "Pause announcement" }).click();
      }
      await see.poll(isWhole).toBe(true);
      await visitor.leave();
    }
  });

  test("a single banner has no controls, and without banners there is no gap", async () => {
    await serveWithoutData(page);
    await change<Banner[]>(page, /\/api\/store-banners/, (banners) => banners.slice(0, 1));
    await page.goto(`${base}/`);
    const offers = page.getByRole("region", { name: "Offers" });
    await see(offers).toBeVisible();
    await see(offers.getByRole("button", { name: "Next slide" })).toHaveCount(0);
  });

  test.each([
    [
      3,
      [
        [1280, 2],
        [900, 2],
        [860, 1],
      ],
    ],
    // A single testimonial takes half of a wide screen (reading 15), so that it does not look like a banner.
    [
      1,
      [
        [1280, 2],
        [1000, 1],
      ],
    ],
  ])("%i testimonials take these parts of a screen's width, and end at the last: %j", async (given, parts) => {
    await serveWithoutData(page);
    await change<Testimonial[]>(page, /\/testimonials/, ([first]) =>
      Array.from({ length: given }, (_, at) => ({ ...(first as Testimonial), id: String(at), enabled: true })),
    );
    await page.goto(`${base}/`);
    await see(page.getByRole("list", { name: "Popular products" })).toBeVisible();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const carousel = page.getByRole("region", { name: "What people say", exact: true });
    const shareOf = async () => {
      const [view, slide] = [await carousel.boundingBox(), await carousel.getByRole("group").first().boundingBox()];
      return Math.round((view?.width ?? 0) / (slide?.width ?? 1));
    };
    for (const [width = 0, share = 0] of parts) {
      await page.setViewportSize({ width, height: 800 });
      await carousel.scrollIntoViewIfNeeded();
      await see.poll(shareOf).toBe(share);
      if (given === 1) continue;
      const next = carousel.getByRole("button", { name: "Next slide" });
      for (let press = 0; press < 4; press += 1) await next.click();
      await see(carousel.locator("button[aria-current=true]")).toHaveAccessibleName(`Go to slide ${given - share + 1}`);
    }
  });
});

describe("columns of products (spec 2.3, 2.5)", () => {
  withOwnShoppers();

  test.each([
    [5, 6, [2, 3, 6]],
    [3, 4, [1, 2, 4]],
    [4, 3, [1, 1, 3]],
  ])(
    "gridCatalogPage %i makes as many columns; gridHomePage %i makes %j on phones, tablets and desktops, of two times as many products",
    async (gridCatalogPage, gridHomePage, onHome) => {
      await serveWithoutData(page);
      await change<object>(page, /\/api\/store-themes\//, (theme) => ({ ...theme, gridCatalogPage, gridHomePage }));
      const asked = page.waitForRequest(/\/api\/products\?/);
      await page.goto(`${base}/`);
      const { searchParams } = new URL((await asked).url());
      expect([searchParams.get("size"), searchParams.get("page")]).toEqual([String(2 * gridHomePage), "1"]);
      await see(page.getByRole("list", { name: "Popular products" })).toBeVisible();
      const found: number[] = [];
      for (const width of [390, 800, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(await columnsOf("Popular products"));
      }
      expect(found).toEqual(onHome);
      await moveTo(page, `${base}/category`);
      await see(cards().first()).toBeVisible();
      expect(await columnsOf("Products")).toBe(gridCatalogPage);
    },
  );
});

describe("spec 2.10, policy pages", () => {
  withOwnShoppers();

  test("the store's own text is shown, its lists as bullet lists", async () => {
    await serveWithoutData(page);
    await change<Policies>(page, /\/policies/, (policies) => ({
      ...policies,
      shippingPolicy: "<p>We come by bicycle.</p><ul><li>Fast</li></ul>",
    }));
    await page.goto(`${base}/shippingPolicy`);
    await see(page.getByText("We come by bicycle.")).toBeVisible();
    const bullet = page.getByRole("main").getByRole("listitem").filter({ hasText: "Fast" });
    expect(await bullet.evaluate((item) => getComputedStyle(item).listStyleType)).toBe("disc");
  });

  test("each page says so where the store has no such policy", async () => {
    await serveWithoutData(page);
    await change<Policies>(page, /\/policies/, () => ({
      privacyPolicy: "",
      refundPolicy: "",
      shippingPolicy: "",
      termsAndConditions: "",
    }));
    await page.goto(`${base}/privacypolicy`);
    for (const [path, words] of [
      ["/privacypolicy", "No Privacy Policy Available"],
      ["/refundPolicy", "No Refund Policy Available"],
      ["/shippingPolicy", "No Shipping Policy Available"],
      ["/termsconditions", "No Terms & Conditions Available"],
    ] as const) {
      if (!page.url().endsWith(path)) await moveTo(page, `${base}${path}`);
      await see(page.getByRole("heading", { level: 1, name: words })).toBeVisible();
      await see(page.getByText(/contact the store administrator/)).toBeVisible();
    }
  });
});
