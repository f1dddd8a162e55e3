import type { CDPSession, Locator, Page } from "playwright";
import { findBrowser } from "#tests/support/browser/findBrowser.ts";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { see } from "#tests/support/browser/see.ts";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { still } from "#tests/support/browser/still.ts";
import { middleOf, placeOf } from "./journeys/conditions";
import { openKiosk } from "./kiosk/openKiosk";
import { median } from "./report/figures";
import { machine } from "./report/machine";

/**
 * `npm run bench -- touch [rate]`: how long a kiosk takes from the moment when a finger leaves the screen until it has painted the
 * answer, with a processor that is so many times slower (4 by default).
 */
const VISITS = 9;
const RATE = Number(process.argv[3] ?? 4);
/** How long a finger rests on a screen that it touches. */
const HELD_MS = 80;
const SCREENS = [
  { width: 1080, height: 1920 },
  { width: 1366, height: 768 },
];
process.env.TEST_BROWSER = findBrowser();
const haat = await startHaat();

type Touch = (name: string, target: Locator, answer: string) => Promise<void>;

/** One visit: each touch with what must be in the page when it is answered. */
async function visit(page: Page, touch: Touch): Promise<void> {
  const add = page.locator(".kiosk-card .kiosk-add:not([data-in]) button:enabled");
  const head = page.locator(".kiosk-head button");
  const rail = page.locator(".kiosk-rail button");
  const gone = (selector: string) => `html:not(:has(${selector}))`;
  await touch("Touch to start", page.locator(".kiosk-attract-start"), ".kiosk-rail");
  await see(add.nth(5)).toBeVisible();
  for (let line = 1; line <= 3; line += 1) await touch("Add", add.first(), `.kiosk-cart li:nth-child(${line})`);
  const settled = ".kiosk-total[aria-busy=false]";
  await see(page.locator(settled)).toBeVisible();
  await touch("one more", page.locator(".kiosk-cart .kiosk-add button").last(), ".kiosk-total[aria-busy=true]");
  await see(page.locator(settled)).toBeVisible();
  await touch("a category", rail.nth(2), ".kiosk-rail button:nth-child(3)[aria-current]");
  await see(add.first()).toBeVisible();
  await touch("all products", rail.first(), ".kiosk-rail button:first-child[aria-current]");
  await see(add.nth(5)).toBeVisible();
  await touch("a product", page.locator(".kiosk-card-open").first(), ".kiosk-choice");
  await touch("close the product", page.locator(".kiosk-choice > button"), gone(".kiosk-choice"));
  await touch("Search", head.nth(1), ".kiosk-sheet");
  await touch("a key", page.locator(".hg-button").nth(12), ".kiosk-sheet input:not([value=''])");
  await touch("close the search", page.locator(".kiosk-sheet .kiosk-actions button").first(), gone(".kiosk-sheet"));
  await touch("another language", head.nth(2), ".kiosk-cart[aria-label='आपका कार्ट']");
  await touch("another language", head.nth(2), ".kiosk-cart[aria-label='Your cart']");
  await touch("Pay", page.locator(".kiosk-cart-end button"), ".kiosk-who-fields");
  await touch("Skip", page.getByRole("button", { name: "Skip" }), ".kiosk-ways");
  await touch("Start over", head.last(), "[role=alertdialog]");
  const confirm = page.getByRole("alertdialog").getByRole("button", { name: "Start over" });
  await touch("confirm it", confirm, ".kiosk-attract");
}

/** Begins to wait for the answer; the page measures from its click to the end of the frame with the answer. */
function answerTo(page: Page, selector: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`"${wanted}" did not come`)), 10_000);
        addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector(wanted)) setTimeout(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    selector,
  );
}

async function touchFor(ms: number, session: CDPSession, target: Locator): Promise<void> {
  const [x, y] = middleOf(await placeOf(target));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, ms));
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

process.stdout.write(`${machine()}, processor ${RATE} times slower\n`);
for (const viewport of SCREENS) {
  const page = await openKiosk(await theBrowser(), `${haat.origin}/fresh-basket`, viewport);
  const context = page.context();
  await visit(page, (_, target) => target.tap());
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: RATE });
  const times = new Map<string, number[]>();
  for (let round = 0; round < VISITS; round += 1)
    await visit(page, async (name, target, answer) => {
      await still(page);
      const measured = answerTo(page, answer);
      await touchFor(HELD_MS, session, target);
      times.set(name, [...(times.get(name) ?? []), Math.round(await measured)]);
    });
  process.stdout.write(
    `\n${viewport.width}×${viewport.height}\n\n| touch | ms, median | ms, longest |\n|---|---|---|\n`,
  );
  for (const [name, all] of times) {
    process.stdout.write(`| ${name} | ${median(all)} | ${Math.max(...all)} |\n`);
  }
  await context.close();
}
await haat.stop();
process.exit();
