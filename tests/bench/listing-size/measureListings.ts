import { rm } from "node:fs/promises";
import type { Browser, Page } from "playwright";
import type { Category } from "#contract/catalogue/categories.ts";
import type { Organization } from "#contract/store/organizations.ts";
import type { Haat } from "#tests/support/browser/haatAt.ts";
import { openBrowser } from "#tests/support/browser/openBrowser.ts";
import { PHONE } from "#tests/support/browser/shopperBrowser.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { warmUp } from "#tests/support/host/firstPages.ts";
import { median, rounded } from "../report/figures";
import { cardAfter, firstCard, largestPaint, NOTE_FIRST_CARD, nodesOf } from "./inPage";
import { type ListingFigures, SCREENS, type Screen } from "./ListingSize.types";
import { twoMarkets, WORD } from "./twoMarkets";

export interface Market {
  storeId: string;
  home: string;
  categoryId: string;
}

interface Visit {
  ms: number;
  nodes: number;
  /** The largest paint, as the browser notes it. */
  lcp: number;
}

/** A phone shows fewer cards than the small store has products, so the pages of both stores can be equal. */
const CONTEXT = { viewport: PHONE, locale: "en-IN" };

export async function measureListings(runs: number, products: number, stores: number): Promise<ListingFigures[]> {
  const { dataDir, category } = await twoMarkets(products, stores);
  const shop = await startHaat({ DATA_DIR: dataDir });
  const browser = await openBrowser();
  try {
    const [small, large] = [await marketOf(shop, "market-2", category), await marketOf(shop, "market-1", category)];
    const results: ListingFigures[] = [];
    for (const screen of SCREENS) {
      for (const market of [small, large]) await warmUp(addressOf(market, screen));
      for (const [way, visit] of [
        ["first load", load],
        ["navigation", navigate],
      ] as const) {
        const [few, many]: [Visit[], Visit[]] = [[], []];
        // The two stores take turns, and each is first equally often, so that other work of the machine slows both.
        for (let run = 0; run < runs; run += 1) {
          const turns = [() => visit(browser, small, screen), () => visit(browser, large, screen)] as const;
          const [first, second] = run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
          const seen = { [first]: await turns[first](), [second]: await turns[second]() };
          few.push(seen[0] as Visit);
          many.push(seen[1] as Visit);
        }
        const of = (visits: Visit[], key: keyof Visit) => rounded(median(visits.map((one) => one[key])));
        results.push({
          screen,
          way,
          small: of(few, "ms"),
          large: of(many, "ms"),
          smallNodes: of(few, "nodes"),
          largeNodes: of(many, "nodes"),
        });
        process.stdout.write(`${JSON.stringify(results.at(-1))}\n`);
      }
    }
    return results;
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function marketOf(shop: Haat, friendlyId: string, name: string): Promise<Market> {
  const read = async <T>(path: string) => (await (await fetch(`${shop.origin}${path}`)).json()) as T;
  const { storeId } = await read<Organization>(`/api/organizations/${friendlyId}?isFriendlyId=true&isDomain=false`);
  const categories = await read<Category[]>(`/api/categories?storeId=${storeId}`);
  const category = categories.find((one) => one.name === name);
  if (category === undefined) throw new Error(`${friendlyId} has no ${name}`);
  return { storeId, home: `${shop.origin}/${friendlyId}`, categoryId: category.id };
}

export function addressOf({ home, categoryId }: Market, screen: Screen): string {
  if (screen === "search") return `${home}/search?query=${WORD}`;
  return screen === "listing" ? `${home}/category` : `${home}/category/${categoryId}`;
}

/** Loads the screen in a browser without a cache. */
export async function load(browser: Browser, market: Market, screen: Screen): Promise<Visit> {
  return inNewPage(browser, async (page) => {
    await page.addInitScript({ content: NOTE_FIRST_CARD });
    await page.goto(addressOf(market, screen));
    return firstCard(page);
  });
}

/** Goes to the screen from home, by the page's own links and its search box. */
async function navigate(browser: Browser, market: Market, screen: Screen): Promise<Visit> {
  return inNewPage(browser, async (page) => {
    await page.goto(market.home, { waitUntil: "networkidle" });
    if (screen === "search") {
      await page.getByPlaceholder("Search a product").fill(WORD);
      await page.waitForLoadState("networkidle");
      return cardAfter(page, "keydown", () => page.keyboard.press("Enter"));
    }
    const path = new URL(addressOf(market, screen)).pathname;
    const link = page.locator(`a[href="${path}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    return cardAfter(page, "click", () => link.click());
  });
}

async function inNewPage(browser: Browser, measure: (page: Page) => Promise<number>): Promise<Visit> {
  const context = await browser.newContext(CONTEXT);
  try {
    const page = await context.newPage();
    const ms = await measure(page);
    await page.waitForLoadState("networkidle");
    return { ms, nodes: await nodesOf(page), lcp: await largestPaint(page) };
  } finally {
    await context.close();
  }
}
