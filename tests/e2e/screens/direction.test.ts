import type { Page } from "playwright";
import { expect, test } from "vitest";
import { keepCache } from "#tests/support/browser/keepCache.ts";
import { arrive, awake, DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { walkShop } from "#tests/support/journeys/walkShop.ts";

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
    // Beside the body there may be space for a scroll bar, at the right in both directions.
    const edge = document.body.getBoundingClientRect().right;
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
        const start = isMirrored ? edge - right : left;
        const name = nameOf(element);
        // To 4 px: widths of text are rounded differently from the other side.
        return isOnly(name) ? [[name, Math.round(start / 4) * 4]] : [];
      }),
    );
  });
}

const WINDOWS = [PHONE, DESKTOP];

/** What only a page from right to left has. A page that only its customer sees is not drawn by the host, so its rules come from files. */
const OF_RIGHT_TO_LEFT: Record<string, (page: Page) => Promise<void>> = {
  "/category": async (page) => {
    await see(page.getByRole("main").getByText("₹").first()).toHaveCSS("unicode-bidi", "plaintext");
    await see(page.getByRole("button", { name: "Back" }).locator("svg")).toHaveCSS("scale", "-1 1");
  },
  "/account/orders": (page) =>
    see(page.getByRole("heading", { level: 1, name: "Orders" })).toHaveCSS("unicode-bidi", "plaintext"),
};

/** The second picture is reached in the direction of the page. */
async function chooseSecondPicture(page: Page): Promise<void> {
  await page.locator("main li > button[aria-current=false]").first().click();
  await see(page.locator("main li > button[aria-current=true]")).toHaveCount(1);
  await see(page.getByRole("button", { name: /^Buy now/ }).first()).toBeAttached();
}

/** Walks through the shop. @returns where things stand on each screen, in each window */
async function placesOnTheWalk(isMirrored: boolean): Promise<[where: string, Record<string, number>][]> {
  const { page, leave } = await arrive(browser, { viewport: PHONE });
  if (isMirrored) await fromRightToLeft(page);
  const seen: [string, Record<string, number>][] = [];
  await walkShop(page, { haat, base }, async (screen) => {
    if (screen === "product") await chooseSecondPicture(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await still(page);
      seen.push([`${screen}, ${size.width} px`, await places(page)]);
      if (isMirrored) await OF_RIGHT_TO_LEFT[screen]?.(page);
    }
  });
  await leave();
  return seen;
}

test("at 390 and 1280 px every screen from right to left is the mirror of one from left to right, texts keep their order, and back arrows are mirrored", async () => {
  const plain = await placesOnTheWalk(false);
  const mirrored = await placesOnTheWalk(true);
  const found = plain.flatMap(([where, there], at) => {
    const [, here = {}] = mirrored[at] ?? [];
    // Content that is only drawn near the screen may be missing in one of the two.
    const both = Object.keys(there).filter((name) => name in here);
    const few = both.length > 8 ? [] : [`${where}: only ${both.length} things can be compared`];
    const moved = both.filter((name) => there[name] !== here[name]);
    return [...few, ...moved.map((name) => `${where}, ${name}: at ${there[name]} px, mirrored ${here[name]} px`)];
  });
  expect(found).toEqual([]);
}, 150_000);

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
