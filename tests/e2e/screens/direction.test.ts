import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { keepCache } from "#tests/support/browser/keepCache.ts";
import { arrive, awake, DESKTOP, fillCart, PHONE, saveAddress, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { continueButton, GOODS, logIn } from "#tests/support/journeys/journey.ts";

withTheShop();

/** Serves pages as of a store whose language is written from right to left. */
async function fromRightToLeft(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') });
  });
  await keepCache(page);
}

/** The distance of each control, heading and picture from the side where lines begin, by its name. */
function places(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const isMirrored = document.dir === "rtl";
    const isScrolled = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/auto|scroll|hidden/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1)
          return true;
      return false;
    };
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim();
    const all = [...document.querySelectorAll("h1, h2, h3, a[href], button, input, select, main img")]
      // A phone number runs from left to right, with its prefix.
      .filter((element) => !element.closest('div [dir="ltr"]'))
      // Inside a line of text the text's own direction counts.
      .filter((element) => getComputedStyle(element).display !== "inline")
      .filter(({ parentElement }) => ![...(parentElement?.childNodes ?? [])].some(isText))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isScrolled(element));
    const nameOf = (element: Element) =>
      `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim()}`;
    // When two have the same name (the dots of two carousels), they cannot be told apart.
    const isOnly = (name: string) => all.filter((element) => nameOf(element) === name).length === 1;
    return Object.fromEntries(
      all.flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const start = isMirrored ? document.documentElement.clientWidth - right : left;
        const name = nameOf(element);
        // To 4 px: widths of text are rounded differently from the other side.
        return isOnly(name) ? [[name, Math.round(start / 4) * 4]] : [];
      }),
    );
  });
}

describe.each([
  ["390", PHONE],
  ["1280", DESKTOP],
])("at %s px a page from right to left is the mirror of one from left to right", (_, viewport) => {
  async function expectMirrored(go: (page: Page) => Promise<void>): Promise<void> {
    const seen: Record<string, number>[] = [];
    for (const isMirrored of [false, true]) {
      const { page, leave } = await arrive(browser, { viewport });
      if (isMirrored) await fromRightToLeft(page);
      await go(page);
      await still(page);
      seen.push(await places(page));
      await leave();
    }
    const [plain = {}, mirrored = {}] = seen;
    // Content that is only drawn near the screen may be missing in one of the two.
    const both = Object.keys(plain).filter((name) => name in mirrored);
    expect(both.length).toBeGreaterThan(8);
    for (const name of both) expect(`${name}: ${mirrored[name]}`).toBe(`${name}: ${plain[name]}`);
  }
  const open = async (page: Page, path: string) => {
    await page.goto(`${base}${path}`);
    await awake(page);
  };

  test.each(["/", "/category", "/search?query=apple", "/login", "/privacypolicy"])("%s", async (path) => {
    await expectMirrored((page) => open(page, path));
  });

  test("a text keeps its order, and back arrows are mirrored", async () => {
    const { page } = await arrive(browser, { viewport });
    await fromRightToLeft(page);
    await open(page, "/category");
    const price = page.getByRole("main").getByText("₹").first();
    await see(price).toHaveCSS("unicode-bidi", "plaintext");
    await see(page.getByRole("button", { name: "Back" }).locator("svg")).toHaveCSS("scale", "-1 1");
    // A page that only its customer sees is not drawn by the host, so its rules come from files.
    await logIn(page, haat, base);
    await open(page, "/account/orders");
    await see(page.getByRole("heading", { level: 1, name: "Orders" })).toHaveCSS("unicode-bidi", "plaintext");
  });

  test("a product", async () => {
    await expectMirrored(async (page) => {
      await open(page, "/search?query=apple");
      await page
        .getByRole("link", { name: new RegExp(GOODS.product) })
        .first()
        .click();
      await see(page.getByRole("heading", { level: 1, name: new RegExp(GOODS.product) })).toBeVisible();
      // The second picture is reached in the direction of the page.
      await page.locator("main li > button[aria-current=false]").first().click();
      await see(page.locator("main li > button[aria-current=true]")).toHaveCount(1);
      await see(page.getByRole("button", { name: /^Buy now/ }).first()).toBeAttached();
    });
  });

  test.each([
    ["the cart", 0],
    ["address and payment", 1],
    ["the review", 2],
  ])("the checkout: %s", async (_, steps) => {
    await expectMirrored(async (page) => {
      await logIn(page, haat, base);
      await fillCart(page, haat.origin);
      await saveAddress(page, haat.origin);
      await open(page, "/cart");
      await see(continueButton(page)).toBeEnabled();
      if (steps > 0) {
        await continueButton(page).click();
        await page.getByRole("radio", { name: /Cash on delivery/ }).check();
      }
      if (steps > 1) {
        await continueButton(page).click();
        await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
      }
    });
  });

  test("the account", async () => {
    await expectMirrored(async (page) => {
      await logIn(page, haat, base);
      await open(page, "/account/profile");
    });
  });
});

test("the announcement runs in from the side where lines end", async () => {
  const seen: boolean[] = [];
  for (const isMirrored of [false, true]) {
    const { page, leave } = await arrive(browser, { reducedMotion: "no-preference" });
    if (isMirrored) await fromRightToLeft(page);
    await page.goto(base);
    await awake(page);
    const bar = page.getByRole("region", { name: "Announcement" });
    const isFromTheRight = await bar.locator("span").evaluate((text) => {
      const [running] = text.getAnimations();
      if (running === undefined) throw new Error("The text does not run.");
      const leftAt = (part: number) => {
        const { delay = 0, duration = 0 } = running.effect?.getComputedTiming() ?? {};
        running.currentTime = delay + part * Number(duration);
        return text.getBoundingClientRect().left;
      };
      return leftAt(0.2) > leftAt(0.8);
    });
    seen.push(isFromTheRight);
    await leave();
  }
  expect(seen).toEqual([true, false]);
});
