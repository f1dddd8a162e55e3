import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { LanguageCode } from "#contract/languages.ts";
import { readBuiltFiles } from "#server/host/readBuilds.ts";
import { DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { type FirstPages, firstPages, PAGES, warmUp } from "#tests/support/host/firstPages.ts";
import { otherLanguages } from "#tests/support/journeys/otherLanguages.ts";
import { budget } from "#tests/support/speed/budget.ts";
import { type FirstLoad, firstLoad } from "#tests/support/speed/firstLoad.ts";
import { requestsBeforePaint } from "#tests/support/speed/requestsBeforePaint.ts";

/**
 * KiB that may be fetched once the page is in use: the container, the query core and the footer, the page that may be
 * opened next, what is below a desktop's fold, and what makes the next click quicker.
 */
const AHEAD_KIB = 39;
/** The module of each page (`RouteEntry.code`). */
const MODULES = { home: "HomePage", listing: "CategoryPage", product: "ProductPage" };
const STORES = ["fresh-basket", "kora-home"];
/** KiB of JavaScript by which a page in another language may be heavier than in English. */
const LANGUAGE_KIB = 3;
/**
 * The most sizes and weights of text on one page; the first text in each costs 4 to 9 ms with a processor 4 times
 * slower.
 */
const FACES = 7;
/** Long, because a busy machine may paint late. */
const PAINT_PATIENCE_MS = 30_000;

/** Runs in the page: the size and weight of every text, such as `14px 600`. */
function facesOfText(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faces = new Set<string>();
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!element?.checkVisibility() || !texts.currentNode.textContent?.trim()) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    faces.add(`${fontSize} ${fontWeight}`);
  }
  return [...faces].sort();
}

/** The bytes of the answer to a browser: its head and its compressed HTML. */
async function bytesOf(address: string): Promise<number> {
  const asBrowser = { accept: "text/html", "accept-encoding": "br" };
  const { headers } = await fetch(address, { method: "HEAD", headers: asBrowser });
  const lines = ["HTTP/1.1 200 OK", ...[...headers].map(([name, value]) => `${name}: ${value}`), "", ""];
  return lines.join("\r\n").length - "\r\n".length + Number(headers.get("content-length"));
}

describe("speed, the budget of a page's first load", () => {
  const pages = new Map<string, FirstPages>();
  const addressOf = async (store: string, name: keyof FirstPages) => {
    const address = pages.get(store)?.[name] ?? "";
    await warmUp(address);
    return address;
  };

  withTheShop();
  beforeAll(async () => {
    for (const store of STORES) pages.set(store, await firstPages(haat.origin, store));
  });

  describe.each([PHONE, DESKTOP])("$width px wide", (viewport) => {
    describe.each(PAGES)("%s", (name) => {
      let first: FirstLoad;
      const visitOnce = async () =>
        firstLoad(browser, await addressOf("fresh-basket", name), { viewport, reducedMotion: "reduce" });
      beforeAll(async () => {
        first = await visitOnce();
      });

      test(`hydrates with at most ${budget.scriptKiB} KiB of JavaScript, and fetches ${AHEAD_KIB} ahead`, () => {
        const total = [...first.scripts.values()].reduce((sum, size) => sum + size, 0);
        const list = [...first.scripts].map(([path, size]) => `${size.toFixed(1)} KiB ${path}`).join("\n");
        const sums = `${first.awakeKiB.toFixed(1)} KiB of JavaScript, ${total.toFixed(1)} at rest`;
        process.stdout.write(`${name} at ${viewport.width} px: ${sums}\n${list}\n`);
        expect(first.awakeKiB).toBeGreaterThan(0);
        // On desktops what is below the first screen is near at once, so its code may come before the page has
        // hydrated.
        const limit = viewport === PHONE ? budget.scriptKiB : budget.scriptKiB + AHEAD_KIB;
        expect(first.awakeKiB).toBeLessThanOrEqual(limit);
        expect(total).toBeLessThanOrEqual(budget.scriptKiB + AHEAD_KIB);
      });

      test("asks for its own code at once, with the program", () => {
        const { scripts, pages } = readBuiltFiles(resolve(process.env.HAAT_DIST ?? "dist"), "en");
        const own = pages[MODULES[name]]?.scripts ?? [];
        const times = (path?: string) => first.needed.find((script) => script.path === path);
        const programCameAt = times(scripts.at(-1))?.cameAt ?? Number.NaN;
        expect(own).not.toEqual([]);
        expect(own.filter((path) => !((times(path)?.askedAt ?? Number.NaN) < programCameAt))).toEqual([]);
      });

      test(`holds at most ${budget.domNodes} DOM nodes`, () => {
        expect(first.domNodes).toBeLessThanOrEqual(budget.domNodes);
      });

      test("shifts no layout, neither while it loads nor when its program hydrates it", async () => {
        // A busy browser may paint between any two pieces of a page. A shift that the page itself causes happens each time.
        const again = first.shifts.length > 0 ? (await visitOnce()).shifts : [];
        expect(first.shifts.filter((shift) => again.includes(shift))).toEqual([]);
      });

      test("is hydrated without a message in the console", () => {
        expect(first.troubles).toEqual([]);
      });
    });
  });

  test.each(PAGES)(
    `%s is awake in the store's other languages with at most ${LANGUAGE_KIB} KiB more than in English`,
    (name) => {
      const dist = resolve(process.env.HAAT_DIST ?? "dist");
      const kibOf = (language: LanguageCode) => {
        const { scripts, pages } = readBuiltFiles(dist, language);
        const all = new Set([...scripts, ...(pages[MODULES[name]]?.scripts ?? [])]);
        const sizes = [...all].map((path) => brotliCompressSync(readFileSync(join(dist, "browser", path))).length);
        return sizes.reduce((sum, size) => sum + size, 0) / 1024;
      };
      for (const language of otherLanguages) {
        const [own, english] = [kibOf(language), kibOf("en")];
        process.stdout.write(`${name}: ${own.toFixed(1)} KiB in ${language}, ${english.toFixed(1)} in English\n`);
        expect(own - english).toBeLessThanOrEqual(LANGUAGE_KIB);
      }
    },
  );

  test.each(PAGES)(
    `the HTML of %s and the head of its answer are at most ${budget.firstFlightBytes} bytes`,
    async (name) => {
      for (const store of STORES) {
        const address = await addressOf(store, name);
        // The host compresses a page with brotli's best quality only after the page has been requested again.
        await see.poll(() => bytesOf(address)).toBeLessThanOrEqual(budget.firstFlightBytes);
      }
    },
  );

  test.each(PAGES)("%s paints once its HTML has arrived, whatever else is late", async (name) => {
    const address = await addressOf("fresh-basket", name);
    const needed = await requestsBeforePaint(browser, address, { viewport: PHONE }, PAINT_PATIENCE_MS);
    expect(needed).toBe(budget.requestsBeforePaint);
  });

  test.each(PAGES)(
    "%s is written in the sizes and weights of the type scale: every other one would cost the browser time",
    async (name) => {
      for (const store of STORES) {
        const page = await browser.newPage({ viewport: PHONE });
        await page.goto(await addressOf(store, name));
        const faces = await page.evaluate(facesOfText);
        await page.close();
        expect(faces.filter((face) => !/^(12|14|16|20|24|32|40)px (400|600)$/.test(face))).toEqual([]);
        expect(faces.length).toBeLessThanOrEqual(FACES);
      }
    },
  );

  describe.each(STORES)("%s without JavaScript, on a phone", (store) => {
    test.each(PAGES)("%s shows products with their names, prices and pictures", async (name) => {
      const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(await addressOf(store, name));
      const main = page.getByRole("main");
      const cards = main.locator("li:has(a[href*='/product/'])");
      const shown = name === "product" ? main : cards.first();
      await shown.getByRole("heading").first().waitFor();
      expect(await shown.textContent()).toMatch(/₹\d/);
      const picture = shown.locator("img").first();
      expect(await picture.getAttribute("src")).toMatch(/^(\/media\/|data:image\/)/);
      if (name !== "product") expect(await cards.count()).toBeGreaterThan(4);
      for (const card of await cards.all()) expect(await card.isVisible()).toBe(true);
      expect(await page.getByRole("contentinfo").isVisible()).toBe(true);
      await context.close();
    });
  });
});
