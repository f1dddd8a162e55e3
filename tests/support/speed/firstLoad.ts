import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { awake } from "../browser/shopperBrowser";
import { watchShifts } from "./watchShifts";

const KIB = 1024;

export interface NeededScript {
  path: string;
  askedAt: number;
  cameAt: number;
}

export interface FirstLoad {
  /** KiB of brotli by path, for everything that was fetched until the page was at rest. */
  scripts: Map<string, number>;
  /** KiB of the scripts that the page had asked for when its program had hydrated. */
  awakeKiB: number;
  /** Those scripts, with the times in ms at which they were requested and loaded. */
  needed: NeededScript[];
  /** The number of nodes in the body, counted as Lighthouse does. */
  domNodes: number;
  /** Layout shifts that no input caused: the size of each, and what it moved. */
  shifts: string[];
  /** Errors and warnings of the console, and uncaught errors. */
  troubles: string[];
}

/** Opens a page for the first time and waits until its program has hydrated and is idle; nobody touches it. */
export async function firstLoad(browser: Browser, address: string, options: BrowserContextOptions): Promise<FirstLoad> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const scripts = new Map<string, number>();
  const troubles: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.set(new URL(response.url()).pathname, brotliCompressSync(await response.body()).length / KIB);
  });
  page.on("console", (message) => /error|warning/.test(message.type()) && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(error.message));
  const shiftsOf = await watchShifts(page);
  await page.addInitScript(noteAwake);
  try {
    await page.goto(address);
    await awake(page);
    await untilAtRest(page);
    const needed = await page.evaluate(askedUntilAwake);
    const domNodes = await page.locator("body *").count();
    const shifts = await shiftsOf();
    const awakeKiB = [...new Set(needed.map(({ path }) => path))].reduce(
      (sum, path) => sum + (scripts.get(path) ?? Number.NaN),
      0,
    );
    return { scripts, awakeKiB, needed, domNodes, shifts, troubles };
  } finally {
    await context.close();
  }
}

/** The program ends the first script when it hydrates. The page records the moment, because the test may look later. */
function noteAwake(): void {
  Object.defineProperty(window, "haatEarly", {
    configurable: true,
    set(value: { end: () => unknown }) {
      const { end } = value;
      value.end = () => {
        performance.mark("awake");
        return end();
      };
      Object.defineProperty(window, "haatEarly", { configurable: true, value });
    },
  });
}

function askedUntilAwake(): NeededScript[] {
  const awakeAt = performance.getEntriesByName("awake")[0]?.startTime ?? Number.NaN;
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return entries
    .filter(({ name, startTime }) => name.endsWith(".js") && startTime <= awakeAt)
    .map(({ name, startTime, responseEnd }) => ({
      path: new URL(name).pathname,
      askedAt: startTime,
      cameAt: responseEnd,
    }));
}

/** Waits for what the program does when it is idle: half a second after it has drawn, it looks at the links. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForTimeout(1_000);
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.waitForLoadState("networkidle");
  }
}
