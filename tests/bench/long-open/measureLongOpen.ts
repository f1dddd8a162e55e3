import type { CDPSession, Page } from "playwright";
import { NO_MACHINE_CODE, openBrowser } from "#tests/support/browser/openBrowser.ts";
import { PHONE } from "#tests/support/browser/shopperBrowser.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { firstPages, warmUp } from "#tests/support/host/firstPages.ts";
import type { Held } from "./LongOpen.types";

/** The page's own clock is moved on by this after each navigation: 1,000 navigations take 8 hours. */
const BETWEEN_MS = 28_800;
const READ_AT = [50, 100, 250, 500, 750];
const WORDS = ["milk", "rice", "apple", "tea", "bread", "oil", "soap", "dal"];

/** Walks a guest through home, listing, product, search and Back in one page, again and again. */
export async function measureLongOpen(navigations: number): Promise<Held[]> {
  const shop = await startHaat();
  const browser = await openBrowser([NO_MACHINE_CODE]);
  try {
    const { home } = await firstPages(shop.origin, "fresh-basket");
    await warmUp(home);
    const page = await browser.newPage({ viewport: PHONE, reducedMotion: "reduce" });
    const cdp = await page.context().newCDPSession(page);
    await page.clock.install();
    await page.goto(home);
    await page.waitForFunction(() => !("haatEarly" in window));
    const held: Held[] = [];
    const steps = stepsOf(page);
    for (let done = 1; done <= navigations; done += 1) {
      await steps[(done - 1) % steps.length]?.(Math.floor((done - 1) / steps.length));
      await page.clock.fastForward(BETWEEN_MS);
      if (!READ_AT.includes(done) && done !== navigations) continue;
      const now = { navigations: done, ...(await read(page, cdp)) };
      held.push(now);
      process.stdout.write(`${JSON.stringify(now)}\n`);
    }
    return held;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

function stepsOf(page: Page): ((round: number) => Promise<void>)[] {
  const main = page.getByRole("main");
  const tab = (name: string) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
  const title = () => main.getByRole("heading", { level: 1 });
  return [
    async () => {
      await tab("Products").click();
      await main.locator("[aria-posinset]").first().waitFor();
    },
    async (round) => {
      const link = main.locator(`[aria-posinset="${1 + (round % 6)}"]`).getByRole("link");
      const name = (await link.textContent()) ?? "";
      await link.click();
      await title().filter({ hasText: name }).waitFor();
    },
    async (round) => {
      const box = page.getByRole("searchbox").or(page.getByRole("combobox")).filter({ visible: true }).first();
      await box.fill(WORDS[round % WORDS.length] ?? "milk");
      await box.press("Enter");
      await page.getByRole("heading", { name: /Showing Results for/ }).waitFor();
    },
    async () => {
      await page.goBack();
      await page.waitForURL(/\/product\//);
      await title().waitFor();
    },
    async () => {
      await tab("Home").click();
      await page.getByRole("heading", { name: "Popular Products" }).waitFor();
    },
  ];
}

async function read(page: Page, cdp: CDPSession): Promise<Omit<Held, "navigations">> {
  await page.waitForLoadState("networkidle");
  await cdp.send("HeapProfiler.enable");
  // What finalisers release is collected in the next round.
  for (let round = 0; round < 4; round += 1) await cdp.send("HeapProfiler.collectGarbage");
  const { usedSize } = await cdp.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners } = await cdp.send("Memory.getDOMCounters");
  return { heapMiB: Number((usedSize / 2 ** 20).toFixed(2)), nodes, listeners: jsEventListeners };
}
