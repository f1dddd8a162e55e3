import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { awake } from "./shopperBrowser";
import { watchShifts } from "./watchShifts";

const KIB = 1024;

export interface FirstVisit {
  /** Path → KiB of brotli; all that was fetched until the page rested. */
  scripts: Map<string, number>;
  /** KiB of those that the page had asked for when its program had taken over. */
  awakeKiB: number;
  /** In the body, as Lighthouse counts them: what is drawn. */
  domNodes: number;
  /** What moved by itself: the shift's size and what stood there. */
  shifts: string[];
  /** Errors and warnings of the console, and what nobody caught. */
  troubles: string[];
}

/** A page opened for the first time, until its program has taken over and rests; nobody touches it. */
export async function visit(browser: Browser, address: string, options: BrowserContextOptions): Promise<FirstVisit> {
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
    const awakeKiB = [...new Set(needed)].reduce((sum, path) => sum + (scripts.get(path) ?? Number.NaN), 0);
    return { scripts, awakeKiB, domNodes, shifts, troubles };
  } finally {
    await context.close();
  }
}

/** The program calls `haatEarly` when it takes over; the page notes the moment, because a test may look later. */
function noteAwake(): void {
  Object.defineProperty(window, "haatEarly", {
    configurable: true,
    set(endEarly: () => unknown) {
      const value = () => {
        performance.mark("awake");
        return endEarly();
      };
      Object.defineProperty(window, "haatEarly", { configurable: true, value });
    },
  });
}

function askedUntilAwake(): string[] {
  const awakeAt = performance.getEntriesByName("awake")[0]?.startTime ?? Number.NaN;
  const entries = performance.getEntriesByType("resource").filter(({ startTime }) => startTime <= awakeAt);
  return entries.map(({ name }) => new URL(name).pathname).filter((path) => path.endsWith(".js"));
}

/** What the program does when there is nothing else to do is done: it looks at the links half a second after it has drawn. */
async function untilAtRest(page: Page): Promise<void> {
  await page.waitForTimeout(1_000);
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    await page.waitForLoadState("networkidle");
  }
}
