import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "playwright";
import { findBrowser } from "#tests/support/browser/findBrowser.ts";
import { openProfile } from "#tests/support/browser/openBrowser.ts";
import { see } from "#tests/support/browser/see.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { frontDoor } from "#tests/support/host/frontDoor.ts";
import { addressesIn } from "#tests/support/journeys/keptOffline.ts";
import { median } from "./report/figures";
import { machine } from "./report/machine";

/**
 * `npm run bench -- attract`: how long a kiosk takes from the start of its browser's navigation until its attract screen takes a
 * touch, each time with a browser that was started anew.
 */
const STARTS = 9;
const ATTRACT = ".kiosk-attract-start";
process.env.TEST_BROWSER = findBrowser();
const haat = await startHaat();
const door = await frontDoor(haat.port);
const profile = await mkdtemp(join(tmpdir(), "haat-attract-"));
const page = `${door.origin}/fresh-basket/kiosk`;

async function inBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await openProfile(profile, { viewport: { width: 1080, height: 1920 }, hasTouch: true });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

/** The program draws this screen itself, so it is usable when it is there. */
const measure = () =>
  inBrowser(async (context) => {
    const tab = context.pages()[0] ?? (await context.newPage());
    // Written as text, because the runner adds its own calls to functions.
    const content = `new MutationObserver((_, watcher) => {
      if (!document.querySelector("${ATTRACT}")) return;
      watcher.disconnect();
      requestAnimationFrame(() => { window.usableAt = performance.now(); });
    }).observe(document, { subtree: true, childList: true });`;
    await tab.addInitScript({ content });
    // A page whose network hangs never finishes loading.
    await tab.goto(page, { waitUntil: "commit" });
    await tab.waitForFunction(() => "usableAt" in window);
    return tab.evaluate(() => (window as unknown as { usableAt: number }).usableAt);
  });

async function row(name: string): Promise<void> {
  const times: number[] = [];
  for (let start = 0; start < STARTS; start += 1) times.push(Math.round(await measure()));
  process.stdout.write(`| ${name} | ${median(times)} | ${Math.max(...times)} |\n`);
}

await inBrowser(async (context) => {
  const tab = await context.newPage();
  await tab.goto(page);
  await tab.getByRole("button", { name: "Try it here" }).tap();
  await tab.waitForSelector(ATTRACT);
  await see.poll(async () => (await addressesIn(tab)).some((address) => /media\/.+w=320/.test(address))).toBe(true);
});
process.stdout.write(`${machine()}\n`);
process.stdout.write("| network | ms, median | ms, longest |\n|---|---|---|\n");
await row("there");
await door.shut();
await row("gone");
await door.open();
door.hang();
await row("takes calls and answers none");
await door.close();
await rm(profile, { recursive: true, force: true });
await haat.stop();
process.exit();
