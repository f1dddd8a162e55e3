import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { installByApt } from "../installByApt";

/** Chromium without windows takes a third of the processor time for a page. */
const SHELLS = ["/usr/bin/chromium-headless-shell"];
const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const firstOf = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/**
 * The browser for measuring, like the one that shoppers have: a configured one, an installed one, Playwright's, else
 * Debian's.
 */
export function findBrowser(): string {
  const found = configured() ?? firstOf([...INSTALLED, chromium.executablePath()]) ?? installed("chromium");
  return found ?? complain();
}

/** The fastest browser, for tests: a configured one, else Debian's headless shell, else as above. */
export function findHeadlessBrowser(): string {
  const shell = configured() ?? firstOf(SHELLS) ?? installed("chromium-headless-shell");
  return shell ?? findBrowser();
}

function configured(): string | undefined {
  const path = process.env.BROWSER_PATH;
  if (!path || existsSync(path)) return path || undefined;
  throw new Error(`BROWSER_PATH is "${path}", where no file is; set it to a Chromium or Chrome.`);
}

const installed = (name: string) => (installByApt(name) === undefined ? firstOf([`/usr/bin/${name}`]) : undefined);

function complain(): never {
  throw new Error(
    "The browser tests need Chromium: install it, run `npx playwright install chromium`, or set BROWSER_PATH.",
  );
}
