import type { Browser, Page } from "playwright";
import { afterEach, describe, expect, it } from "vitest";
import { NO_MACHINE_CODE, openBrowser } from "#tests/support/browser/openBrowser.ts";
import { arrive, see } from "#tests/support/browser/shopperBrowser.ts";
import { stopClock } from "#tests/support/browser/stopClock.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { type KioskScreen, openKiosk, someSku } from "#tests/support/journeys/kiosk.ts";
import { askBank, endSession } from "#tests/support/journeys/paying.ts";
import { isWhole, sized } from "#tests/support/sized.ts";
import { heldInMemory, tracesOf, visitMany, weigh } from "./kioskMemory";
import { onEveryScreen } from "./onEveryScreen";
import { tooSmallToRead } from "./tooSmallToRead";

const CANARY = { name: "zqebra", number: "9876504321", search: "xqince" };
const WORDS = Object.values(CANARY);
/** What the first visits fetch and compile stays for all later ones. */
const WARM_UP = sized(2, 20);
const VISITS = sized(3, 500);
const AT_ONCE = sized(3, 50);

/** Tests what needs a browser; the rest of what a visit promises is tested in tests/unit/plugins/kiosk. */
describe("the kiosk", () => {
  let kiosk: KioskScreen;
  withTheShop();
  /** A browser for measuring, in a whole proof. */
  let own: Browser | undefined;
  afterEach(async () => {
    await kiosk?.leave();
    await own?.close();
    own = undefined;
  });

  const home = () => kiosk.page.getByRole("button", { name: "Touch to start" });
  const visible = (name: RegExp | string) =>
    kiosk.page
      .getByRole("button", { name, exact: typeof name === "string" })
      .filter({ visible: true })
      .first();
  const pass = (seconds: number) => kiosk.page.clock.runFor(seconds * 1000);
  const expectReadable = async () => expect(await tooSmallToRead(kiosk.page)).toEqual([]);
  const search = async () => {
    const { page } = kiosk;
    await kiosk.head("Search").tap();
    const [field, keys] = await Promise.all([
      page.getByLabel("What are you looking for?").last().boundingBox(),
      page.locator("[data-kiosk-keyboard]").boundingBox(),
    ]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(keys?.y ?? 0);
    await kiosk.type(CANARY.search);
    await expectReadable();
    // The keyboard stays until the touch has taken effect; otherwise it would move what is touched.
    await page.getByRole("dialog").getByRole("button", { name: "Search" }).tap();
    await see(page.getByRole("heading", { name: new RegExp(CANARY.search) })).toBeVisible();
    await see(page.getByText("Nothing was found.")).toBeVisible();
    await expectReadable();
    await page.getByRole("button", { name: "All", exact: true }).tap();
    await see(page.getByRole("heading", { name: "All products" })).toBeVisible();
    await page
      .getByRole("button", { name: /^Shimla Apple/ })
      .first()
      .tap();
    await see(page.getByRole("dialog").getByRole("heading", { name: "Shimla Apple" })).toBeVisible();
    await expectReadable();
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).tap();
  };
  const addApple = async () => {
    const { page } = kiosk;
    await page.getByRole("button", { name: "Add: Shimla Apple" }).first().tap();
    await see(kiosk.lines).toHaveCount(1);
    await expectReadable();
  };
  const sayWho = async (number = "") => {
    const { page } = kiosk;
    await page.getByLabel("Name").tap();
    await kiosk.type(CANARY.name);
    if (number !== "") {
      await page.getByLabel("Mobile number").tap();
      await kiosk.type(number);
    }
    await expectReadable();
    await page.getByRole("button", { name: "Go on" }).tap();
    await see(page.getByRole("heading", { name: "How would you like to pay?" })).toBeVisible();
    await expectReadable();
  };
  const scanned = async () => {
    const { page } = kiosk;
    await kiosk.scan(await someSku(haat));
    await see(kiosk.lines).toHaveCount(1);
    await visible("Pay").tap();
    await see(page.getByRole("heading", { name: "Who is this order for?" })).toBeVisible();
  };
  const expectNothingLeft = async (words: readonly string[]) => {
    await see(home()).toBeVisible();
    expect(await tracesOf(kiosk.page, words)).toEqual([]);
  };
  const payByPhone = async (address: string) => {
    const phone = await arrive(browser, { viewport: { width: 390, height: 844 } });
    await phone.page.goto(address);
    await phone.page.getByRole("button", { name: /^Pay / }).click();
    await phone.page
      .frameLocator('iframe[title="Payment page"]')
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await see(phone.page.getByRole("heading", { name: "Paid" })).toBeVisible();
    await phone.leave();
  };

  it("sells by touch and its own keyboard, by scanner, with and without a network, and forgets each of them", async () => {
    kiosk = await openKiosk(browser, base);
    const { page, context, troubles } = kiosk;

    // A shopper who pays by phone.
    await kiosk.touchToStart();
    await see(page.getByRole("heading", { name: "All products" })).toBeVisible();
    expect(await tooSmall()).toEqual([]);
    await expectReadable();
    expect(await page.locator(':is(a[href^="tel:"], a[href^="mailto:"], a[target="_blank"]):visible').count()).toBe(0);
    await search();
    await addApple();
    await visible("Pay").tap();
    await sayWho(CANARY.number);
    expect(await tooSmall()).toEqual([]);
    await visible(/^Pay by phone/).tap();
    const code = page.getByRole("img", { name: "QR" });
    await see(code).toBeVisible();
    await expectReadable();
    const tokens = await kiosk.tokens();
    // The receipt stays for half a minute only, and the phone may be slow.
    await stopClock(page);
    await payByPhone((await code.getAttribute("data-address")) ?? "");
    await pass(4);
    await see(page.getByText(/^₹.* received$/)).toBeVisible();
    await page.clock.resume();
    await see(page.locator(".kiosk-number")).toHaveText(/^\d{6,}$/);
    await expectReadable();
    const { height = 0 } = (await page.locator(".kiosk-number").boundingBox()) ?? {};
    // Readable from two metres: a digit of 4 cm on a screen of 32 inches, which has 27 px in a centimetre.
    expect(height).toBeGreaterThan(108);
    await pass(31);
    await expectNothingLeft([...WORDS, ...tokens]);
    if (isWhole) expect(await heldInMemory(page, [...WORDS, ...tokens])).toEqual([]);

    // A shopper who scans, wants a delivery, and walks away while the network is gone.
    await scanned();
    await sayWho();
    await visible("Have it delivered").tap();
    await see(page.getByRole("button", { name: "Add Address" })).toBeVisible();
    await expectReadable();
    await page.getByRole("button", { name: "Add Address" }).tap();
    await see(page.getByRole("dialog", { name: "Add Address" })).toBeVisible();
    await context.setOffline(true);
    await pass(91);
    const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
    await see(warning).toBeVisible();
    await expectReadable();
    await warning.tap();
    await see(warning).toBeHidden();
    // The touch closed the warning and did not reach what is below it.
    await see(page.getByRole("dialog", { name: "Add Address" })).toBeVisible();
    await pass(109);
    await see(warning).toBeVisible();
    await pass(3);
    await expectNothingLeft(WORDS);
    expect(await heldInMemory(page, [...WORDS, ...tokens])).toEqual([]);
    await context.setOffline(false);
    // The second one is the offline worker's word for the first.
    expect(
      troubles.filter(
        (trouble) => !/net::ERR_(INTERNET_DISCONNECTED|FAILED)$|error occurred when fetching the script/.test(trouble),
      ),
    ).toEqual([]);
    // A visit leaves no entry in the history, so Back leads to what the browser was opened with.
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  /** A press without an end, as by a bag or water. */
  const leanOn = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 2, y: 700 }] });
  };

  const ENDS: [string, () => Promise<void>][] = [
    [
      "an error that nobody caught",
      () =>
        kiosk.page.evaluate(() =>
          queueMicrotask(() => {
            throw new Error("Nobody catches this.");
          }),
        ),
    ],
    ["the end of the waiting time", () => pass(111)],
    [
      "the end of the waiting time, with a bag against the screen",
      async () => {
        await leanOn(kiosk.page);
        await pass(126);
      },
    ],
    [
      "Start over",
      async () => {
        await kiosk.head("Start over").tap();
        await kiosk.page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).tap();
      },
    ],
  ];
  it.each(sized(ENDS.slice(0, 1), ENDS))("holds nothing of a visit in memory after %s (bar 20)", async (_, end) => {
    kiosk = await openKiosk(browser, base);
    await scanned();
    await sayWho(CANARY.number);
    const words = [CANARY.name, CANARY.number, ...(await kiosk.tokens())];
    expect(words).toHaveLength(4);
    expect(await heldInMemory(kiosk.page, words)).not.toEqual([]);
    await end();
    await expectNothingLeft(words);
    const held = async () => {
      await pass(2);
      return heldInMemory(kiosk.page, words);
    };
    // On a busy machine an answer to the visit may still be on its way.
    await see.poll(held).toEqual([]);
  });

  it(`holds no more memory after ${VISITS} visits than before (bar 19)`, {
    timeout: sized(120_000, 3_600_000),
  }, async () => {
    own = isWhole ? await openBrowser([NO_MACHINE_CODE]) : undefined;
    kiosk = await openKiosk(own ?? browser, base, { isTimed: false });
    const { page } = kiosk;
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await leanOn(page);
    await visitMany(page, WARM_UP);
    const before = await weigh(session);
    let after = before;
    for (let done = 0; done < VISITS; done += AT_ONCE) {
      await visitMany(page, AT_ONCE);
      after = await weigh(session);
      if (isWhole) console.info(`after ${done + AT_ONCE} visits: ${JSON.stringify({ before, after })}`);
    }
    const growth = (part: keyof typeof before) => after[part] / before[part] - 1;
    // A leaked visit shows in nodes and listeners at any size, but in the heap only after a long run.
    if (isWhole) expect(growth("heap")).toBeLessThan(0.1);
    expect(growth("nodes")).toBeLessThan(0.05);
    expect(growth("listeners")).toBeLessThan(0.05);
  });

  it("fits every screen that a shop may have, on each screen of a visit (bar 33)", async () => {
    kiosk = await openKiosk(browser, base);
    const { page } = kiosk;
    await onEveryScreen(page, [home(), page.getByRole("button", { name: "हिन्दी" })]);
    await kiosk.scan(await someSku(haat));
    await see(kiosk.lines).toHaveCount(1);
    for (const more of [2, 3, 4]) {
      await page.locator(".kiosk-add:not([data-in]) button").first().tap();
      await see(kiosk.lines).toHaveCount(more);
    }
    const goods = page.locator(".kiosk-card").first();
    await onEveryScreen(page, [goods.getByRole("button").last(), visible("Pay"), page.locator(".kiosk-cart ul")]);
    await kiosk.head("Search").tap();
    await onEveryScreen(page, [page.locator(".kiosk-sheet input"), page.locator(".kiosk-sheet button").last()], {
      below: page.locator("[data-kiosk-keyboard]"),
      veils: page.locator(".kiosk-body"),
    });
    await page.getByRole("button", { name: "Close", exact: true }).tap();
    await visible("Pay").tap();
    for (const field of ["Name", "Mobile number"]) {
      await page.getByLabel(field).tap();
      await onEveryScreen(page, [page.getByLabel(field), visible("Skip"), visible("Go on")], {
        below: page.locator("[data-kiosk-keyboard]"),
      });
    }
    await visible("Skip").tap();
    await see(visible(/^Pay by phone/)).toBeVisible();
    await onEveryScreen(page, [visible(/^Pay by phone/), visible(/^Pay at the counter/), visible(/Back to the/)]);
    await visible(/^Pay by phone/).tap();
    const code = page.getByRole("img", { name: "QR" });
    await see(code).toBeVisible();
    const language = kiosk.head("हिन्दी");
    const shown = [page.getByRole("heading", { name: "Scan to pay" }), code, visible("Cancel payment"), language];
    await onEveryScreen(page, shown, { least: { of: code, px: 320 } });
    const session = new URLSearchParams(new URL((await code.getAttribute("data-address")) ?? "").hash.slice(1)).get(
      "s",
    );
    await endSession(haat, session ?? "", "fail");
    const news = page.getByText("Here is a new code.");
    await askBank(page, news);
    await onEveryScreen(page, [...shown, news], { least: { of: code, px: 320 } });
    await visible("Cancel payment").tap();
    await see(visible(/^Try again/)).toBeVisible();
    await onEveryScreen(page, [visible(/^Try again/), visible("Pay another way")]);
    await visible("Pay another way").tap();
    await visible(/^Pay at the counter/).tap();
    await see(page.locator(".kiosk-number")).toBeVisible();
    await onEveryScreen(page, [page.locator(".kiosk-number"), visible("Done")]);
  });

  it("moves all controls into the lower half of every screen, and back for the next shopper", async () => {
    kiosk = await openKiosk(browser, base);
    const { page } = kiosk;
    const low = { isLow: true };
    await visible("Bring lower").tap();
    await visible("Larger text").tap();
    await onEveryScreen(page, [visible("English"), visible("हिन्दी"), visible("Bring lower")], low);
    await kiosk.touchToStart();
    const card = page.locator(".kiosk-card").first();
    await onEveryScreen(page, [card.getByRole("button").last()], low);
    const line = [kiosk.head("Search"), kiosk.head("Start over"), visible("Bring lower")];
    await onEveryScreen(page, line, { ...low, areApart: true });
    await card.getByRole("button").last().tap();
    await see(kiosk.lines).toHaveCount(1);
    await onEveryScreen(page, [visible("Pay"), kiosk.lines.first().getByRole("button").last()], low);
    await visible("Pay").tap();
    await onEveryScreen(page, [page.getByLabel("Name"), visible("Skip"), visible("Go on")], low);
    await visible("Skip").tap();
    await see(visible(/^Pay by phone/)).toBeVisible();
    await onEveryScreen(page, [visible(/^Pay by phone/), visible(/^Pay at the counter/)], low);
    await visible(/^Pay by phone/).tap();
    const code = page.getByRole("img", { name: "QR" });
    await see(code).toBeVisible();
    await onEveryScreen(page, [code], { least: { of: code, px: 320 } });
    await onEveryScreen(page, [visible("Cancel payment")], low);
    await visible("Cancel payment").tap();
    await visible("Pay another way").tap();
    await visible(/^Pay at the counter/).tap();
    await see(page.locator(".kiosk-number")).toBeVisible();
    await onEveryScreen(page, [page.locator(".kiosk-number"), visible("Done")], low);
    expect(await page.locator("html").getAttribute("data-reach")).toBe("low large");
    await visible("Done").tap();
    await see(home()).toBeVisible();
    expect(await page.locator("html").getAttribute("data-reach")).toBe("");
  });

  /** The touch targets that are too small; a row that is touched as a whole counts as one target. */
  const tooSmall = () =>
    kiosk.page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, input, select, [role="button"]')].flatMap((element) => {
        const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
        const isThere = width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
        const small = isThere && (width < 44 || height < 44);
        return small ? [`${element.textContent || element.getAttribute("aria-label")}: ${width}×${height}`] : [];
      }),
    );
});
