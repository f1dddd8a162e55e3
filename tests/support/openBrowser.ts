import { type Browser, chromium } from "playwright";
import { findBrowser, findHeadlessBrowser } from "./findBrowser";
import { spending } from "./spending";

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
 * The heap holds the machine code that V8 makes of what has run often, too: 12 KB a visit of a kiosk, half a MiB from the
 * 150th navigation to the 400th, while the program's own objects stay as they are. It is not what a page leaks.
 */
export const NO_MACHINE_CODE = "--js-flags=--no-opt --no-maglev --no-sparkplug";

/** As shoppers have it, for measuring. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...FLAGS, ...more], headless: true });
}

let opened: Promise<Browser> | undefined;

/** The browser of this worker: opened once, and closed with the process. */
export function theBrowser(): Promise<Browser> {
  opened ??= spending("launching browsers", () =>
    chromium.launch({ executablePath: process.env.TEST_BROWSER ?? findHeadlessBrowser(), args: FLAGS, headless: true }),
  );
  return opened;
}
