import { type Browser, chromium } from "playwright";
import { spending } from "../account/spending";
import { findBrowser, findHeadlessBrowser } from "./findBrowser";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The heap also contains V8's machine code for functions that run often: 12 KB for each visit of a kiosk, half a MiB
 * between the 150th and the 400th navigation, while the program's own objects do not grow. That is no leak of the page.
 */
export const NO_MACHINE_CODE = "--js-flags=--no-opt --no-maglev --no-sparkplug";

/** Opens the browser that shoppers have, for measuring. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...FLAGS, ...more], headless: true });
}

/** Opens a browser with its own profile on the disk, like a device in a shop: it can be closed and started again. */
export function openProfile(folder: string, options: Parameters<typeof chromium.launchPersistentContext>[1] = {}) {
  const executablePath = process.env.TEST_BROWSER ?? findHeadlessBrowser();
  return chromium.launchPersistentContext(folder, { executablePath, args: FLAGS, headless: true, ...options });
}

/** Opens the fastest browser, for tests. */
export function openHeadless(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.TEST_BROWSER ?? findHeadlessBrowser();
  return chromium.launch({ executablePath, args: [...FLAGS, ...more], headless: true });
}

let opened: Promise<Browser> | undefined;

/** The browser of this worker, which is opened once and closed with the process. */
export function theBrowser(): Promise<Browser> {
  opened ??= spending("launching browsers", () => openHeadless());
  return opened;
}
