import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { type FirstPages, firstPages, PAGES, type PageName } from "#tests/support/host/firstPages.ts";
import { SEEN } from "#tests/support/speed/watchShifts.ts";

const SCREENS: [width: number, height: number, density: number][] = [
  [390, 844, 2],
  [390, 844, 3],
  [412, 823, 1.75],
  [768, 1024, 1],
  [1280, 800, 2],
  [1920, 1080, 1],
];
/** Phones load the banner with at most two pixels for each CSS pixel. */
const BANNER_DENSITY = 2;

interface Shown {
  what: string;
  /** The width that the whole picture would cover, in pixels of the screen. */
  needed: number;
  chosen: number;
  offered: number[];
}

/**
 * Every picture of the page, chosen as if it were near the screen. Looking and reading are one step, because the page may draw
 * more pictures between two.
 */
async function picturesOf(page: Page): Promise<Shown[]> {
  const shown = await page.waitForFunction((bannerDensity) => {
    for (const image of document.images) image.loading = "eager";
    const drawn = [...document.images].filter(({ srcset, offsetWidth }) => srcset && offsetWidth > 0);
    if (drawn.some(({ currentSrc }) => currentSrc === "")) return undefined;
    return drawn.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const shape = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
      const isCut = getComputedStyle(image).objectFit === "cover";
      const whole = isCut ? Math.max(width, height * shape) : Math.min(width, height * shape);
      const isCutBanner = shape > 2 && whole > width * 1.5;
      const density = isCutBanner ? Math.min(devicePixelRatio, bannerDensity) : devicePixelRatio;
      const offered = image.srcset.split(", ").map((one) => Number.parseInt(one.split(" ")[1] ?? "", 10));
      const chosen = Number(/[?&]w=(\d+)/.exec(image.currentSrc)?.[1] ?? 0);
      return { what: `${image.alt || image.src} at ${image.sizes}`, needed: whole * density, chosen, offered };
    });
  }, BANNER_DENSITY);
  // It is there, because the wait ends with it.
  return (await shown.jsonValue()) ?? [];
}

/** No picture is blurred where a sharp one is offered, and none is more than one step too large. */
function isFitting({ needed, chosen, offered }: Shown): boolean {
  const best = offered.findIndex((width) => width >= needed * 0.99);
  const at = offered.indexOf(chosen);
  const wanted = best < 0 ? offered.length - 1 : best;
  return at === wanted || at === wanted + 1;
}

describe("pictures of the first load", () => {
  let paths: FirstPages;
  /**
   * Answers every request for a picture: the test is about the choice, and a busy machine need not make the pictures.
   */
  let anyPicture: Buffer;

  withTheShop();
  beforeAll(async () => {
    paths = await firstPages(haat.origin, "fresh-basket");
    const smallest = await fetch(`${haat.origin}/media/seed/fb-apple-one.webp?w=96`);
    anyPicture = Buffer.from(await smallest.arrayBuffer());
  });

  const open = async (name: PageName, [width, height, deviceScaleFactor]: (typeof SCREENS)[number], body?: Buffer) => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    if (body) await page.route("**/media/seed/**", (route) => route.fulfill({ body, contentType: "image/webp" }));
    await page.goto(paths[name]);
    await page.locator("img[fetchpriority=high]").waitFor();
    return { page, close: () => context.close() };
  };

  test.each(SCREENS)("are the smallest that are sharp, %i × %i px at a density of %f", async (...screen) => {
    for (const name of PAGES) {
      const { page, close } = await open(name, screen, anyPicture);
      const pictures = await picturesOf(page);
      expect(pictures.length, name).toBeGreaterThan(2);
      expect(
        pictures.filter((picture) => !isFitting(picture)),
        name,
      ).toEqual([]);
      await close();
    }
  });

  test.each([
    ["home", 6],
    ["listing", 7],
    ["product", 8],
  ] as const)("%s asks for one at high priority, for at most %i before the page is laid out", async (name, most) => {
    const { page, close } = await open(name, [390, 844, 2]);
    const images = await page.evaluate(() => {
      return [...document.images].map(({ fetchPriority, loading, src }) => ({ fetchPriority, loading, src }));
    });
    expect(images.filter(({ fetchPriority }) => fetchPriority === "high")).toHaveLength(1);
    const atOnce = images.filter(({ loading, src }) => loading !== "lazy" && !src.includes("logo"));
    expect(atOnce.length).toBeLessThanOrEqual(most);
    await close();
  });

  test("arrive as AVIF, and nothing moves when they come", async () => {
    const { page, close } = await open("listing", [390, 844, 2]);
    const moved = await page.evaluate(async () => {
      const entries: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) entries.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
      await Promise.all([...document.images].filter(({ loading }) => loading !== "lazy").map((one) => one.decode()));
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return entries;
    });
    expect(moved.filter((share) => share >= SEEN)).toEqual([]);
    const cards = page.getByRole("list", { name: "Products" }).locator("img");
    const address = await cards.first().evaluate((image: HTMLImageElement) => image.currentSrc);
    expect((await fetch(address)).headers.get("content-type")).toBe("image/avif");
    await close();
  });
});
