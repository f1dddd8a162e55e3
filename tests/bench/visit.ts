import { mkdir } from "node:fs/promises";
import type { Locator, Page } from "playwright";
import { findBrowser } from "#tests/support/browser/findBrowser.ts";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { see } from "#tests/support/browser/see.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { still } from "#tests/support/browser/still.ts";
import { someSku } from "#tests/support/journeys/kiosk.ts";
import { KIOSK_SCREENS } from "#tests/support/journeys/kioskScreens.ts";
import { contactSheet } from "./kiosk/contactSheet";
import { openKiosk } from "./kiosk/openKiosk";
import { median } from "./report/figures";
import { machine } from "./report/machine";

/**
 * `npm run bench -- visit`: the visit to a kiosk in pictures, at all sizes, in two languages and for two brands, and how many touches
 * and seconds it takes. A machine without Devanagari letters shows boxes for Hindi.
 */
const FOLDER = "docs/pictures/kiosk";
const STORES = ["fresh-basket", "kora-home"];
const LANGUAGES = ["en", "hi"] as const;
const ROUNDS = 5;
process.env.TEST_BROWSER = findBrowser();
const haat = await startHaat();
await mkdir(FOLDER, { recursive: true });

const start = (page: Page) => page.locator(".kiosk-attract-start");
const head = (page: Page, at: number) => page.locator(".kiosk-head button").nth(at);
const add = (page: Page) => page.locator(".kiosk-card .kiosk-add:not([data-in]) button:enabled").first();
const pay = (page: Page) => page.locator(".kiosk-cart-end button");
const skip = (page: Page) => page.getByRole("button", { name: /^(Skip|छोड़ें)$/ });
const way = (page: Page, at: number) => page.locator(".kiosk-way").nth(at);
const number = (page: Page) => page.locator(".kiosk-number");

/** A picture of each screen of a visit, from the attract screen to the receipt. */
async function pictures(page: Page, language: (typeof LANGUAGES)[number]): Promise<Buffer[]> {
  const taken: Buffer[] = [];
  const take = async (there: Locator) => {
    await see(there.first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    await still(page);
    taken.push(await page.screenshot({ animations: "disabled" }));
  };
  if (language === "hi") await page.getByRole("button", { name: "हिन्दी" }).tap();
  await take(start(page));
  await start(page).tap();
  for (let lines = 1; lines <= 3; lines += 1) {
    await add(page).tap();
    await see(page.locator(".kiosk-cart li")).toHaveCount(lines);
  }
  await take(page.locator(".kiosk-total[aria-busy=false]"));
  await page.locator(".kiosk-card-open").nth(1).tap();
  await take(page.locator(".kiosk-choice img"));
  await page.locator(".kiosk-choice > button").tap();
  await head(page, 1).tap();
  await take(page.locator(".kiosk-sheet [data-kiosk-keyboard], [data-kiosk-keyboard]"));
  await page.locator(".kiosk-sheet .kiosk-actions button").first().tap();
  await pay(page).tap();
  await take(page.locator(".kiosk-who-fields"));
  await skip(page).tap();
  await take(way(page, 0));
  await way(page, 0).tap();
  await take(page.locator(".kiosk-qr"));
  await page.getByRole("button", { name: /^(Cancel payment|भुगतान रद्द करें)$/ }).tap();
  await page.getByRole("button", { name: /^(Pay another way|किसी और तरीके से भुगतान करें)$/ }).tap();
  await way(page, 1).tap();
  await take(number(page));
  return taken;
}

/** Counts touches, and the seconds from the first one until the receipt is there, for a shopper who never has to think. */
async function count(page: Page, goods: (touch: (target: Locator) => Promise<void>) => Promise<void>): Promise<string> {
  const all: number[] = [];
  let touches = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await see(start(page)).toBeVisible();
    touches = 0;
    const from = performance.now();
    const touch = async (target: Locator) => {
      touches += 1;
      await target.tap();
    };
    await goods(touch);
    await see(page.locator(".kiosk-total[aria-busy=false]")).toBeVisible();
    await touch(pay(page));
    await touch(skip(page));
    await touch(way(page, 1));
    await see(number(page)).toBeVisible();
    all.push((performance.now() - from) / 1000);
    await page.locator(".kiosk-receipt .kiosk-actions button").last().tap();
  }
  return `${touches} | ${median(all).toFixed(1)} | ${Math.max(...all).toFixed(1)}`;
}

const browser = await theBrowser();
for (const store of STORES)
  for (const language of LANGUAGES) {
    const lines: Buffer[][] = [];
    for (const [width, height] of KIOSK_SCREENS) {
      const page = await openKiosk(browser, `${haat.origin}/${store}`, { width, height });
      lines.push(await pictures(page, language));
      await page.context().close();
    }
    await contactSheet(lines, `${FOLDER}/${store}-${language}.webp`);
    process.stdout.write(`${FOLDER}/${store}-${language}.webp\n`);
  }

const page = await openKiosk(browser, `${haat.origin}/fresh-basket`, { width: 1080, height: 1920 });
const sku = await someSku(haat);
process.stdout.write(`\n${machine()}\n\n| what | touches | seconds, median | longest |\n|---|---|---|---|\n`);
const scanned = await count(page, async (touch) => {
  await touch(start(page));
  await see(add(page)).toBeVisible();
  await page.keyboard.type(sku);
  await page.keyboard.press("Enter");
  await see(page.locator(".kiosk-cart li")).toHaveCount(1);
});
process.stdout.write(`| one scanned product | ${scanned} |\n`);
const three = await count(page, async (touch) => {
  await touch(start(page));
  for (let lines = 1; lines <= 3; lines += 1) {
    await touch(add(page));
    await see(page.locator(".kiosk-cart li")).toHaveCount(lines);
  }
});
process.stdout.write(`| three products | ${three} |\n`);
await haat.stop();
process.exit();
