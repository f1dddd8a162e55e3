import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from "playwright";
import { onTestFinished, TestRunner } from "vitest";
import type { ProductPage } from "#contract/catalogue/products.ts";
import type { Checkout } from "#contract/sale/checkouts.ts";
import type { Order } from "#contract/sale/orders.ts";
import { HOME } from "../anAddress";
import { keepCache } from "./keepCache";
import { ReusedContext } from "./ReusedContext";
import { see } from "./see";
import { tellWhatPagesShow } from "./whatPagesShow";

export { see };

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };
export const SIZES = [PHONE, DESKTOP];

/** One person's browser: a separate context, and every error in it. */
export interface Shopper {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught errors and violations of the Content-Security-Policy, in order. */
  troubles: string[];
  leave(): Promise<void>;
  /** Adds what the pages show and were answered to the error of the present test, if it failed. */
  tell(): Promise<void>;
}

/** Contexts that are free and tidied up, by their browser, the options of the context and whether it has a clock. */
const free = new Map<Browser, Map<string, ReusedContext[]>>();

/** Whether this context is free. */
export const isWaiting = (context: BrowserContext): boolean =>
  [...free.values()].some((ofBrowser) => [...ofBrowser.values()].flat().some((reused) => reused.context === context));

/**
 * Lets one person arrive, in a context that another test may have used: its storage and history are empty, but its cache
 * has the shop's code, which saves a third of the processor time of the first page.
 */
export function arrive(browser: Browser, options: Options = {}): Promise<Shopper> {
  return arriveIn(browser, options, false);
}

/** The same for a test that moves the page's clock. It shows now and runs, until the test does something. */
export function arriveWithClock(browser: Browser, options: Options = {}): Promise<Shopper> {
  return arriveIn(browser, options, true);
}

/** The same in a new context, for a test for which the browser must not have cached any answer of the platform. */
export async function arriveAnew(browser: Browser, options: Options = {}): Promise<Shopper> {
  const all = { ...USUAL, ...options };
  return shopperIn(browser, await ReusedContext.open(browser, all, false), keyOf(all, false));
}

export type Options = BrowserContextOptions & { viewport?: ViewportSize };

async function arriveIn(browser: Browser, options: Options, hasClock: boolean): Promise<Shopper> {
  const all = { ...USUAL, ...options };
  const key = keyOf(all, hasClock);
  const reused = free.get(browser)?.get(key)?.pop() ?? (await ReusedContext.open(browser, all, hasClock));
  await reused.begin(all.viewport);
  return shopperIn(browser, reused, key);
}

/**
 * A further page of a context has the window that the context was opened with, so only tests with the same window share
 * one.
 */
const keyOf = (options: Options, hasClock: boolean) => JSON.stringify([options, hasClock]);

/** A shopper who arrives in a test leaves when it ends, unless they have left before. */
function shopperIn(browser: Browser, reused: ReusedContext, key: string): Shopper {
  const { context, page, troubles } = reused;
  const tell = () => tellWhatPagesShow(context, reused.answers);
  let isThere = true;
  const leave = async () => {
    if (!isThere) return;
    isThere = false;
    await tell();
    if (!(await reused.end())) return;
    const ofBrowser = free.get(browser) ?? new Map<string, ReusedContext[]>();
    free.set(browser, ofBrowser.set(key, [...(ofBrowser.get(key) ?? []), reused]));
  };
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(leave);
  return { page, context, troubles, leave, tell };
}

const USUAL = {
  viewport: DESKTOP,
  locale: "en-IN",
  timezoneId: "Asia/Kolkata",
  reducedMotion: "reduce" as const,
  permissions: ["clipboard-read", "clipboard-write"],
} satisfies Options;

let lastMobile = 9_100_000_000 + (process.pid % 1000) * 1_000;

/** A mobile number that no test has used yet. */
export function newMobile(): string {
  lastMobile += 1;
  return String(lastMobile);
}

/** What the shop stores in this browser, by key. */
export function storedIn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Calls the platform's API with this shopper's session, as another tab would. */
export async function callAs(page: Page, origin: string, store = "fresh-basket") {
  const stored = await storedIn(page);
  const { tokens } = JSON.parse(stored[`store_auth_${store}`] ?? "{}") as { tokens?: { accessToken: string } };
  const { user } = JSON.parse(stored[`store_global_${store}`] ?? "{}") as { user?: Signed };
  if (!tokens || !user) throw new Error("Nobody is logged in in this browser.");
  return {
    ...user,
    async call<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokens.accessToken}`,
          ...(body && { "content-type": "application/json" }),
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
}

interface Signed {
  customerId: string;
  cartId: string;
  orgId: string;
  mobile: string;
  store: { id: string };
}

/** Variants that are visible and in stock, as the platform lists them. */
export async function variantsOf(page: Page, origin: string): Promise<Sold[]> {
  const { orgId, store, call } = await callAs(page, origin);
  const { products } = await call<ProductPage>(
    "GET",
    `/api/products?page=1&size=30&orgId=${orgId}&storeId=${store.id}`,
  );
  return products.flatMap(({ id, name, variants }) =>
    variants
      .filter(({ isVisible, availableQuantity }) => isVisible && availableQuantity > 30)
      .slice(0, 1)
      .map(({ variantId, sellingPrice }) => ({ productId: id, name, variantId, sellingPrice })),
  );
}

interface Sold {
  productId: string;
  name: string;
  variantId: string;
  sellingPrice: number;
}

/** Puts something into the cart by a call of the API and not in the page. */
export async function fillCart(page: Page, origin: string, quantity = 1, which = 0): Promise<Sold> {
  const variant = (await variantsOf(page, origin))[which];
  if (variant === undefined) throw new Error("The demo store sells nothing.");
  const { cartId, store, call } = await callAs(page, origin);
  const body = { storeId: store.id, item: { productVariantId: variant.variantId }, quantity };
  await call("POST", `/api/carts/${cartId}/add-item`, body, { "idempotency-key": crypto.randomUUID() });
  return variant;
}

/** Saves an address by a call of the API and not in the page. */
export async function saveAddress(page: Page, origin: string, changes: Partial<typeof HOME> = {}): Promise<void> {
  const { customerId, store, call } = await callAs(page, origin);
  await call("POST", `/api/addresses/${customerId}/add`, { storeId: store.id, address: { ...HOME, ...changes } });
}

/** Places an order with cash on delivery by calls of the API and not in the page. */
export async function placeOrder(page: Page, origin: string): Promise<Order> {
  await fillCart(page, origin);
  const { customerId, orgId, store, call } = await callAs(page, origin);
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  const own = { storeId: store.id, orgId, customerId };
  const { id: checkoutId } = await call<Checkout>(
    "POST",
    "/api/checkouts",
    { ...own, cartItems: [], couponCode: "" },
    key(),
  );
  const choices = { storeId: store.id, shippingAddress: HOME, couponCode: "", paymentMethod: "COD" };
  await call("PATCH", `/api/checkouts/${checkoutId}`, choices);
  return call<Order>("POST", "/api/orders", { ...own, checkoutId }, key());
}

/** Waits until the program has hydrated the page. From then on links are followed without loading a new document. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // A page that was not drawn has no first script; it is empty until its program has come.
    const isDrawn = (document.getElementById("root")?.childElementCount ?? 0) > 0;
    // The footer's code comes last. React marks the elements that it has taken over.
    const footer = document.querySelector("#root footer");
    const isWhole = footer === null || Object.keys(footer).some((name) => name.startsWith("__react"));
    return isDrawn && isWhole && document.readyState === "complete" && !("haatEarly" in window);
  });
}

/** The HTML of a page as the host sends it when the platform is too slow for it. */
export function undrawn(html: string): string {
  const [, drawing = ""] = /<div id="root">(.*)<\/div>\s*<noscript>/s.exec(html) ?? [];
  // The first script and rules that stand behind the top of a drawn page stand in the head of any other, before the sheet.
  const later = /<script>.*?<\/script>(?:<style[^>]*>.*?<\/style>)*/s.exec(drawing)?.[0] ?? "";
  return html
    .replace(/(<div id="root">).*(<\/div>\s*<noscript>)/s, "$1$2")
    .replace("<link disabled", (link) => later + link)
    .replace(/(<script id="haat-data"[^>]*>)(.*?)(<\/script>)/s, (_, open: string, json: string, close: string) => {
      const { queries: _queries, drawn: _drawn, ...rest } = JSON.parse(json);
      return open + JSON.stringify(rest) + close;
    });
}

/** Serves pages without drawing and data, as a host that has nothing yet, so that the test can change every answer. */
export async function serveWithoutData(page: Page): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: undrawn(await response.text()) });
  });
  await keepCache(page);
}

/** Changes an answer of the platform on its way to the page. */
export async function change<T>(page: Page, path: string | RegExp, alter: (body: T) => T): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: alter((await response.json()) as T) });
  });
  await keepCache(page);
}
