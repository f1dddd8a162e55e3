import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openProfile } from "#tests/support/browser/openBrowser.ts";
import { see } from "#tests/support/browser/see.ts";
import { type TheShop, theHaat } from "#tests/support/browser/theShop.ts";
import { frontDoor } from "#tests/support/host/frontDoor.ts";
import { addressesIn, keptIn, untilKept, workersOf } from "#tests/support/journeys/keptOffline.ts";

const SCREEN = { viewport: { width: 1080, height: 1920 }, hasTouch: true };
const NO_CONNECTION = /^No connection at the moment/;
/** What the kiosk has fetched ahead when it has finished. */
const AHEAD = [/page-data/, /\/kiosk$/, /api\/products\?categoryId=/, /media\/.+w=320/];

/**
 * The new worker takes over once the old one has no open requests; while the clock skips minutes, requests follow each
 * other without a pause.
 */
const A_BREATH = { intervals: [2_000] };

/** A device in the shop, whose browser, network and host can fail (ADR 50). */
describe("a device that has been online once", () => {
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

  const namesOfBuilds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes(":build:")));
  /** The build of the page, as its main script's name says. */
  const versionOf = () =>
    page
      .evaluate(() => [...document.scripts].map(({ src }) => /main\.([\w-]+)\.js/.exec(src)?.[1]).find(Boolean))
      .catch(() => undefined);
  /** From here on the host has another build, which differs by the name of its main script. */
  const deploy = async () => {
    const script = await (await fetch(`${door.origin}/offline.js`)).text();
    const [, main = ""] = /main\.([\w-]+)\.js/.exec(script) ?? [];
    const [, list = ""] = /version:"(\w+)"/.exec(script) ?? [];
    const other = [...main].reverse().join("");
    door.change = (_, text) => text.replaceAll(`main.${main}`, `main.${other}`).replaceAll(list, `${list}new`);
    door.rename = (path) => path.replace(`main.${other}`, `main.${main}`);
    return { old: main, new: other };
  };

  it("shows the attract screen after a reload and a power cut, while the host is down or hangs, and then sells", async () => {
    await prepare();
    await door.shut();
    await page.reload();
    await see(attract()).toBeVisible();
    await see(page.getByText(NO_CONNECTION)).toBeVisible();
    await restart();
    await page.goto(at("kiosk"));
    await see(attract()).toBeVisible();
    await see(page.getByText(NO_CONNECTION)).toBeVisible();
    // Longer than answers stay in the page's own memory.
    await page.clock.runFor(600_000);
    // A category that nobody has opened, with its pictures.
    await attract().tap();
    await see(page.getByRole("heading", { name: "All products" })).toBeVisible();
    await page.getByRole("button", { name: "Vegetables", exact: true }).tap();
    const tomato = page.locator(".kiosk-card", { hasText: "Hybrid Tomato" }).first();
    await see(tomato).toBeVisible();
    await see
      .poll(() => tomato.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole("button", { name: "Add: Hybrid Tomato" }).first().tap();
    await see(page.getByText("The shop cannot be reached right now. Please try again in a moment.")).toBeVisible();
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

  it("takes up a new version between visits, keeps the old one whole until then, and drops it afterwards", async () => {
    await prepare();
    const old = (await namesOfBuilds()).join();
    expect(old).not.toBe("");
    const build = await deploy();
    // One file of the new build cannot be fetched yet.
    const whole = door.rename;
    door.rename = (path) => (path.includes(build.new) ? "/assets/none.js" : path);
    await attract().tap();
    await see(page.getByRole("heading", { name: "All products" })).toBeVisible();
    await page.evaluate(() =>
      navigator.serviceWorker
        .getRegistration()
        .then((found) => found?.update())
        .catch(() => {}),
    );
    await see
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing))
      .toBeNull();
    await door.shut();
    await page.reload();
    await see(attract()).toBeVisible();
    expect(await versionOf()).toBe(build.old);
    door.rename = whole;
    await door.open();
    await see
      .poll(async () => {
        await page.clock.runFor(60_000).catch(() => {});
        return versionOf();
      }, A_BREATH)
      .toBe(build.new);
    await see
      .poll(async () => {
        await page.clock.runFor(240_000);
        const names = await namesOfBuilds();
        return names.length === 1 && names.join() !== old;
      }, A_BREATH)
      .toBe(true);
    await door.shut();
    await restart();
    await page.goto(at("kiosk"));
    await see(attract()).toBeVisible();
    expect(await versionOf()).toBe(build.new);
  });

  it("stores nothing of a shopper, and a wipe leaves the catalogue", async () => {
    await prepare();
    const given: Promise<string>[] = [];
    page.on("response", (answer) => {
      if (answer.url().endsWith("/devices/guest")) given.push(answer.json().then((guest) => guest.accessToken));
    });
    await attract().tap();
    await page
      .getByRole("button", { name: /^Add: / })
      .first()
      .tap();
    await see(page.locator(".kiosk-cart li")).toHaveCount(1);
    await page.getByRole("button", { name: "Search" }).first().tap();
    for (const letter of "xqince")
      await page.locator("[data-kiosk-keyboard]").getByRole("button", { name: letter, exact: true }).tap();
    await page.getByRole("dialog").getByRole("button", { name: "Search" }).tap();
    await see(page.getByText("Nothing was found.")).toBeVisible();
    await page.getByRole("button", { name: "Pay", exact: true }).tap();
    await page.getByLabel("Name").tap();
    for (const letter of "zqebra")
      await page.locator("[data-kiosk-keyboard]").getByRole("button", { name: letter, exact: true }).tap();
    await page.getByRole("button", { name: "Go on" }).tap();
    await page.getByRole("button", { name: /^Pay at the counter/ }).tap();
    const number = await page.locator(".kiosk-number").textContent();
    const during = await keptIn(page);
    await page.getByRole("button", { name: "Done", exact: true }).tap();
    await see(attract()).toBeVisible();
    const after = await keptIn(page);
    const words = ["zqebra", "xqince", number ?? "no number", ...(await Promise.all(given))];
    expect(words).toHaveLength(4);
    for (const kept of [during, after]) {
      const all = kept.map((one) => JSON.stringify(one));
      expect(words.filter((word) => all.some((text) => text.includes(word)))).toEqual([]);
      // Every kept answer is of one of these kinds.
      const PUBLIC =
        /^\/(assets\/[^?]+|fresh-basket\/kiosk|page-data\?page=%2Ffresh-basket%2Fkiosk|media\/(?!uploads)[^?]+\?w=.+|api\/(organizations|stores|store-settings|store-themes|store-banners|store-customization|common|faqs|categories|products)(\/[\w-]+)*(\?.*)?)$/;
      const paths = kept.map(({ address }) => address.slice(door.origin.length));
      expect(paths.filter((path) => !PUBLIC.test(path))).toEqual([]);
      expect(kept.filter(({ headers }) => /authorization/i.test(headers))).toEqual([]);
    }
    expect(after.length).toBeGreaterThan(100);
  });

  it("has no worker for shoppers, for a shopper's phone, or before it is paired", async () => {
    for (const path of ["", "category", "kiosk/pay", "kiosk", "counter"]) {
      await page.goto(at(path));
      await page.waitForLoadState("networkidle");
      await page.clock.runFor(10_000);
      expect(await workersOf(page)).toEqual([]);
    }
    await prepare();
    expect(await workersOf(page)).toEqual(["/fresh-basket/kiosk"]);
    await page.goto(at(""));
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });

  it("has no worker any more once the host has no such page, as with a build without the kiosk", async () => {
    await prepare();
    door.change = (path, text) => (/kiosk$|offline/.test(path) ? undefined : text);
    await page.reload();
    // On a slow machine the answer comes after the worker's time limit, and the worker still uses it.
    const left = async () => [await workersOf(page), await page.evaluate(() => caches.keys())];
    await see.poll(() => left().catch(() => "on its way")).toEqual([[], []]);
    await page.reload();
    await see(page.getByText("Not here.")).toBeVisible();
  });

  it("shows the counter's page without a network, and says so", async () => {
    await page.goto(at("counter"));
    await page.getByRole("button", { name: "Try it here" }).tap();
    await see(page.getByText("Tried here")).toBeVisible();
    await see.poll(async () => (await addressesIn(page)).some((address) => address.endsWith("/counter"))).toBe(true);
    await see.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    await door.shut();
    await page.reload();
    await see(page.getByText("You seem to be offline.")).toBeVisible();
    await restart();
    await page.goto(at("counter"));
    await see(page.getByRole("heading", { name: "Fresh Basket: counter" })).toBeVisible();
    await context.setOffline(true);
    await see(page.getByText("There is no connection.")).toBeVisible();
  });
});
