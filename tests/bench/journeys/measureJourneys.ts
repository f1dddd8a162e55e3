import type { Browser, BrowserContextOptions, Page } from "playwright";
import type { Haat } from "#tests/support/browser/haatAt.ts";
import { openBrowser } from "#tests/support/browser/openBrowser.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { firstPages, warmUp } from "#tests/support/host/firstPages.ts";
import { logIn } from "#tests/support/journeys/journey.ts";
import { CONDITIONS, type Condition, type Finger, MOUSE, TAP } from "./conditions";
import { backUntil, clickUntil } from "./inPage";
import type { JourneyFigures } from "./JourneyFigures.types";
import { buyFromListing } from "./measurePurchase";
import { openListing } from "./openListing";

export interface Journey {
  what: JourneyFigures["what"];
  how: string;
  condition: Condition;
  times: number[];
}

const STORE = "fresh-basket";
/** The number of cards that are pressed in turn: a phone's listing has no more before it is scrolled. */
const PLACES = 6;
const ADD = 'button[aria-label^="Add"]';

export async function measureJourneys(runs: number): Promise<Journey[]> {
  const shop = await startHaat();
  const browser = await openBrowser();
  try {
    const { listing } = await firstPages(shop.origin, STORE);
    await warmUp(listing);
    const all: Journey[] = [];
    for (const condition of CONDITIONS) {
      for (const finger of [MOUSE, TAP]) all.push(...(await openProducts(browser, listing, condition, finger, runs)));
      all.push(await addProducts(browser, shop, listing, condition, runs));
      if (!condition.isSlowNetwork) all.push(await buyProducts(browser, shop, listing, condition, runs));
    }
    return all;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function openProducts(browser: Browser, address: string, condition: Condition, finger: Finger, runs: number) {
  const there: Journey = { what: "click to title", how: finger.name, condition, times: [] };
  const back: Journey = { what: "back to listing", how: finger.name, condition, times: [] };
  for (let run = 0; run < runs; run += 1) {
    const { context, page, cardAt, press } = await openListing(browser, address, condition, finger);
    const link = `${await cardAt(1 + (run % PLACES))} a`;
    const { name, href, scrollY } = await page.evaluate((selector) => {
      const found = document.querySelector(selector);
      return { name: found?.textContent ?? "", href: found?.getAttribute("href") ?? "", scrollY: window.scrollY };
    }, link);
    const [took] = await Promise.all([clickUntil(page, { selector: "main h1", text: name }), press(link)]);
    there.times.push(took);
    await page.waitForLoadState("networkidle");
    back.times.push(await backUntil(page, { href, scrollY }));
    await context.close();
    tell(there, runs);
  }
  tell(back, runs);
  return [there, back];
}

async function addProducts(browser: Browser, shop: Haat, address: string, condition: Condition, runs: number) {
  const adding: Journey = { what: "tap to badge", how: TAP.name, condition, times: [] };
  let shopper: BrowserContextOptions["storageState"];
  let inCart = 0;
  for (let run = 0; run < runs; run += 1) {
    // All products of the list are in the cart now, so another shopper begins with an empty one.
    if (inCart === 0) shopper = await logInElsewhere(browser, shop);
    const { context, page, cardAt, press } = await openListing(browser, address, condition, TAP, shopper);
    const places = await placesWithAdd(page);
    const [place] = places;
    if (place === undefined) throw new Error("Every product of the listing is in the cart.");
    const button = `${await cardAt(place)} ${ADD}`;
    inCart += 1;
    const label = inCart === 1 ? "Cart, 1 item" : `Cart, ${inCart} items`;
    const selector = `a[href$="/cart"][aria-label="${label}"]`;
    const [took] = await Promise.all([clickUntil(page, { selector }), press(button)]);
    adding.times.push(took);
    await page.waitForTimeout(1_000);
    await page.waitForLoadState("networkidle");
    await context.close();
    if (places.length === 1) inCart = 0;
    tell(adding, runs);
  }
  return adding;
}

/** The times are of the slowest interaction of each purchase. */
async function buyProducts(browser: Browser, shop: Haat, address: string, condition: Condition, runs: number) {
  const buying: Journey = { what: "slowest of a purchase", how: TAP.name, condition, times: [] };
  for (let run = 0; run < runs; run += 1) {
    const shopper = await logInElsewhere(browser, shop);
    const { context, page } = await openListing(browser, address, condition, TAP, shopper);
    const { ms, what } = await buyFromListing(page);
    buying.times.push(ms);
    await context.close();
    process.stdout.write(`${buying.times.length}/${runs} ${buying.what}: ${ms} ms, ${what}\n`);
  }
  return buying;
}

/** The cards of products that are in stock. */
function placesWithAdd(page: Page): Promise<number[]> {
  return page.evaluate(
    (cards) => [...document.querySelectorAll(cards)].map((card) => Number(card.getAttribute("aria-posinset"))),
    `main [aria-posinset]:has(${ADD})`,
  );
}

async function logInElsewhere(browser: Browser, shop: Haat) {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  await logIn(await context.newPage(), shop, `${shop.origin}/${STORE}`);
  const state = await context.storageState();
  await context.close();
  return state;
}

function tell({ what, how, condition, times }: Journey, runs: number): void {
  process.stdout.write(`${times.length}/${runs} ${what}, ${how}, ${condition.name}: ${times.at(-1)?.toFixed(0)} ms\n`);
}
