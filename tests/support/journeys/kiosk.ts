import type { Browser, CDPSession, Page } from "playwright";
import type { ProductPage } from "#contract/catalogue/products.ts";
import type { DeviceGuest } from "#contract/devices.ts";
import type { Haat } from "../browser/haatAt";
import { arriveAnew, type Shopper, see } from "../browser/shopperBrowser";
import { stopClock } from "../browser/stopClock";

/** The size of a screen that hangs in a shop. */
const SCREEN = { width: 1080, height: 1920 };

export interface KioskScreen extends Shopper {
  touchToStart(): Promise<void>;
  /** Types on the in-app keyboard, one touch for each key. */
  type(text: string): Promise<void>;
  pressKey(name: string): Promise<void>;
  /** A button in the line above the visit. */
  head(name: string): ReturnType<Page["getByRole"]>;
  /** The lines of the cart that is in sight. */
  lines: ReturnType<Page["locator"]>;
  /** Scans as a barcode scanner does: types faster than any person and ends with Enter. */
  scan(code: string): Promise<void>;
  /** Every token that visits received so far. */
  tokens(): Promise<string[]>;
}

/**
 * Opens a screen that was just paired by "Try it here". The test moves its clock, unless the page's memory is measured.
 */
export async function openKiosk(browser: Browser, base: string, { isTimed = true } = {}): Promise<KioskScreen> {
  const shopper = await arriveAnew(browser, { viewport: SCREEN, hasTouch: true });
  const { page } = shopper;
  if (isTimed) await page.clock.install();
  await page.goto(`${base}/kiosk`);
  await page.getByRole("button", { name: "Try it here" }).tap();
  await see(page.getByRole("button", { name: "Touch to start" })).toBeVisible();
  const given: Promise<string[]>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/devices/guest") && response.ok()) given.push(response.json().then(tokensOf));
  });
  const key = (name: string) => page.locator("[data-kiosk-keyboard]").getByRole("button", { name, exact: true });
  const head = (name: string) => page.locator(".kiosk-head").getByRole("button", { name });
  return {
    ...shopper,
    head,
    lines: page.locator(".kiosk-cart li"),
    touchToStart: async () => {
      await page.getByRole("button", { name: "Touch to start" }).tap();
      await see(head("Start over")).toBeVisible();
    },
    type: async (text) => {
      for (const letter of text) await key(letter === " " ? "Space" : letter).tap();
    },
    pressKey: (name) => key(name).tap(),
    scan: async (code) => {
      // The clock is stopped, so that no time passes between two keys on a busy machine.
      await stopClock(page);
      await page.keyboard.type(code);
      await page.keyboard.press("Enter");
      await page.clock.resume();
    },
    tokens: async () => (await Promise.all(given)).flat(),
  };
}

const tokensOf = ({ accessToken, refreshToken }: DeviceGuest): string[] => [accessToken, refreshToken ?? ""];

/** The places in which a browser may store what a shopper entered and that contain some of `words`; empty for none. */
export function tracesOf(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (canaries) => {
    const places: Record<string, string> = {
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      page: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll("input, textarea")]
        .map((field) => (field as HTMLInputElement).value)
        .join(),
      title: document.title,
      address: location.href,
      history: JSON.stringify([history.state, navigation.entries().map((entry) => [entry.url, entry.getState()])]),
      "what was fetched": performance
        .getEntries()
        .map(({ name }) => name)
        .join(),
      databases: JSON.stringify(await indexedDB.databases()),
      caches: JSON.stringify("caches" in globalThis ? await caches.keys() : []),
    };
    for (const [name, value] of Object.entries(globalThis))
      if (typeof value === "string") places[`window.${name}`] = value;
    return Object.entries(places).flatMap(([place, text]) =>
      canaries.filter((canary) => text.includes(canary)).map((canary) => `${canary} in ${place}`),
    );
  }, words);
}

/** Those of `words` that the page's program still holds in a string after garbage collection. */
export async function heldInMemory(page: Page, words: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("HeapProfiler.collectGarbage");
    const parts: string[] = [];
    session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => parts.push(chunk));
    await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
    const { strings } = JSON.parse(parts.join("")) as { strings: string[] };
    return words.flatMap((word) =>
      strings.filter((text) => text.includes(word)).map((text) => `${word} in "${text.slice(0, 200)}"`),
    );
  } finally {
    await session.detach();
  }
}

export interface Weight {
  heap: number;
  nodes: number;
  listeners: number;
}

/** Measures the page when everything unused has been released. */
export async function weigh(session: CDPSession): Promise<Weight> {
  // Memory that an observer or a finaliser releases in one round is collected in the next.
  for (let round = 0; round < 3; round += 1) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") };
}

/**
 * Simulates many shoppers, one after another, who add something, look at the cart and start over. It runs inside the
 * page, so that no test tool keeps records of clicks and calls that would be measured with the page.
 */
export function visitMany(page: Page, visits: number): Promise<void> {
  return page.evaluate(async (count) => {
    const shown = (selector: string, says: RegExp) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) =>
          says.test(element.getAttribute("aria-label") ?? element.textContent ?? "") &&
          element.checkVisibility({ visibilityProperty: true }),
      );
    const see = (selector: string, says: RegExp) =>
      new Promise<HTMLElement>((resolve) => {
        const look = () => {
          const found = shown(selector, says);
          if (found === undefined) return;
          watcher.disconnect();
          resolve(found);
        };
        const watcher = new MutationObserver(look);
        watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        look();
      });
    const tap = async (says: RegExp, within = "") => (await see(`${within} button`, says)).click();
    for (let visit = 0; visit < count; visit += 1) {
      await tap(/Touch to start/);
      await see("h1", /^All products/);
      await tap(/^Add: /);
      await see(".kiosk-count-of-lines", /^1$/);
      await tap(/^Pay$/);
      await see("h2", /^Who is this order for/);
      await tap(/^Start over$/);
      await tap(/^Start over$/, '[role="alertdialog"]');
      await see("button", /Touch to start/);
    }
  }, visits);
}

/** The barcode of a product that the demo store has in large numbers. */
export async function someSku(haat: Haat, friendlyId = "fresh-basket"): Promise<string> {
  const read = async <T>(path: string) => (await (await fetch(`http://127.0.0.1:${haat.port}${path}`)).json()) as T;
  const { storeId } = await read<{ storeId: string }>(
    `/api/organizations/${friendlyId}?isFriendlyId=true&isDomain=false`,
  );
  const { products } = await read<ProductPage>(`/api/products?storeId=${storeId}&size=30`);
  const variants = products.flatMap((product) => product.variants.filter(({ isVisible }) => isVisible));
  const plenty = variants.find(({ availableQuantity }) => availableQuantity > 30);
  if (plenty === undefined) throw new Error("The demo store sells nothing.");
  return plenty.sku;
}

/** The smallest text in px that is read at arm's length. */
const READABLE_PX = 18;

/**
 * The visible texts and fields that are too small for reading at arm's length, with their size. Texts for screen readers
 * alone are clipped to nothing and do not count.
 */
export function tooSmallToRead(page: Page): Promise<string[]> {
  return page.evaluate((readable) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !getComputedStyle(element).clipPath.startsWith("inset");
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom;
    const found = new Set<string>();
    const look = (element: Element | null, text: string, { width, height }: DOMRect) => {
      if (element === null || text === "" || width < 2 || height < 2 || !isShown(element)) return;
      const size = sizeOf(element);
      if (size < readable) found.add(`${size}px: ${text.slice(0, 40)}`);
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      look(node.parentElement, (node.textContent ?? "").trim(), range.getBoundingClientRect());
    }
    const fields = "input:not([type=checkbox], [type=radio], [type=range]), textarea, select";
    for (const field of document.querySelectorAll(fields)) look(field, field.id, field.getBoundingClientRect());
    return [...found];
  }, READABLE_PX);
}
