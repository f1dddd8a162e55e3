import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
const MAC = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** A configured browser, an installed one, Playwright's own, else Debian's when we may install it. */
export function findBrowser(): string {
  const configured = process.env.BROWSER_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`BROWSER_PATH is "${configured}", where no file is; set it to a Chromium or Chrome.`);
  }
  const found = [...INSTALLED, ...MAC, chromium.executablePath()].find((path) => existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing Chromium …\n");
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return "/usr/bin/chromium";
  }
  throw new Error(
    "The browser tests need Chromium: install it, run `npx playwright install chromium`, or set BROWSER_PATH.",
  );
}
