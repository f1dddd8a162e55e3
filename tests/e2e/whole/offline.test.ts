import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openProfile } from "../../support/browser/openBrowser";
import { see } from "../../support/browser/see";
import { type TheShop, theHaat } from "../../support/browser/theShop";
import { frontDoor } from "../../support/host/frontDoor";
import { keptIn, untilKept, workersOf } from "../../support/journeys/keptOffline";

const SCREEN = { viewport: { width: 1080, height: 1920 }, hasTouch: true };
const NO_CONNECTION = /^No connection at the moment/;
/** What the kiosk has fetched ahead when it has finished. */
const AHEAD = [/page-data/, /\/kiosk$/, /api\/products\?categoryId=/, /media\/.+w=320/];

/** A device in the shop, whose browser, network and host can fail (issue: always there; ADR 50). */
describe("a device that was open once", () => {
  let haat: TheShop["haat"];
  let door: Awaited<ReturnType<typeof frontDoor>>;
  let profile: string;
  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    haat = await theHaat();
    door = await frontDoor(haat.port);
    profile = await mkdtemp(join(tmpdir(), "haat-profile-"));
    await start();
  });
  afterEach(async () => {
    await context.close();
    await door.close();
    await rm(profile, { recursive: true, force: true });
  });

  const start = async () => {
    context = await openProfile(profile, SCREEN);
    [page = await context.newPage()] = context.pages();
    await context.clock.install();
  };
  const restart = async () => {
    await context.close();
    await start();
  };
  const at = (path: string) => `${door.origin}/fresh-basket/${path}`;
  const attract = () => page.getByRole("button", { name: "Touch to start" });
  const pair = async () => {
    await page.goto(at("kiosk"));
    await page.getByRole("button", { name: "Try it here" }).tap();
    await see(attract()).toBeVisible();
  };
  const prepare = async () => {
    await pair();
    await untilKept(page, AHEAD);
  };

  it("shows the attract screen after a reload and a power cut, with a host that is dead or hangs, and then sells", async () => {
    await prepare();
    await door.shut();
    await page.reload();
    await see(attract()).toBeVisible();
    await see(page.getByText(NO_CONNECTION)).toBeVisible();
    await restart();
    await page.goto(at("kiosk"));
    await see(attract()).toBeVisible();
    await see(page.getByText(NO_CONNECTION)).toBeVisible();
    // A category that nobody has opened, with its pictures.
    await attract().tap();
    await see(page.getByRole("heading", { name: "All products" })).toBeVisible();
    await page.getByRole("button", { name: "Vegetables", exact: true }).tap();
    const tomato = page.locator(".kiosk-card", { hasText: "Hybrid Tomato" }).first();
    await see(tomato).toBeVisible();
    await see
      .poll(() => tomato.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await door.open();
    door.hang();
    await page.reload();
    await see(attract()).toBeVisible();
    await door.open();
    await see.poll(() => page.clock.runFor(3_000).then(() => page.getByText(NO_CONNECTION).count())).toBe(0);
    await attract().tap();
    await page
      .getByRole("button", { name: /^Add: / })
      .first()
      .tap();
    await see(page.locator(".kiosk-cart li")).toHaveCount(1);
  });
});
