import type { Browser, Page } from "playwright";
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
