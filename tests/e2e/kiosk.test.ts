import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { heldInMemory, type KioskScreen, openKiosk, someSku, tracesOf, weigh } from "../support/kiosk";
import { arrive, see } from "../support/shopperBrowser";
import { sized } from "../support/sized";
import { type TheShop, theShop } from "../support/theShop";

const CANARY = { name: "canaryzebra", number: "9876504321", search: "canaryquince" };
const WORDS = Object.values(CANARY);
const VISITS = sized(12, 500);

describe("the kiosk", () => {
  let shop: TheShop;
  let kiosk: KioskScreen;
  beforeAll(async () => {
    shop = await theShop();
  });
  afterEach(() => kiosk?.leave());

  const open = async () => {
    kiosk = await openKiosk(shop.browser, shop.base);
    return kiosk;
  };
  const home = () => kiosk.page.getByRole("button", { name: "Touch to start" });
  const visible = (name: RegExp | string) =>
    kiosk.page
      .getByRole("button", { name, exact: typeof name === "string" })
      .filter({ visible: true })
      .first();
  /** The name, the number and the search word of somebody, and something in their cart. */
  const leaveTraces = async () => {
    const { page } = kiosk;
    await kiosk.touchToStart();
    await kiosk.bar("Search").tap();
    await kiosk.type(CANARY.search);
    await kiosk.pressKey("Enter");
    await see(page.getByRole("heading", { name: new RegExp(CANARY.search) })).toBeVisible();
    await kiosk.bar("Home").tap();
    await addApple();
    await kiosk.bar("Cart").tap();
    await visible("Continue").tap();
    await sayWho();
  };
  const addApple = async () => {
    const { page } = kiosk;
    await page
      .getByRole("button", { name: /^Add.*Shimla Apple/ })
      .first()
      .tap();
    const sheet = page.getByRole("dialog");
    await sheet
      .getByRole("button", { name: /^Add .* to cart$/ })
      .first()
      .tap();
    await sheet.getByRole("button", { name: "Done" }).tap();
    await see(kiosk.bar("Cart")).toHaveText(/1/);
  };
  const sayWho = async () => {
    const { page } = kiosk;
    await page.getByLabel("Name").tap();
    await kiosk.type(CANARY.name);
    await page.getByLabel("Mobile number").tap();
    await kiosk.type(CANARY.number);
    await kiosk.pressKey("Close the keyboard");
    await page.getByRole("button", { name: "Go on" }).tap();
    await see(page.getByRole("radio", { name: new RegExp(CANARY.name) })).toBeChecked();
  };
  const pass = (seconds: number) => kiosk.page.clock.runFor(seconds * 1000);
  const expectNothingLeft = async () => {
    await see(home()).toBeVisible();
    expect(await tracesOf(kiosk.page, WORDS)).toEqual([]);
  };

  it("sells by touch and its own keyboard alone, is paid by a phone that scans its code, and goes home by itself", async () => {
    const { page, troubles } = await open();
    await leaveTraces();
    await page.getByRole("radio", { name: /Online payment/ }).check();
    await visible("Continue").tap();
    await visible(/^Place Order/).tap();
    const code = page.getByRole("img", { name: "QR" });
    await see(code).toBeVisible();
    // Nobody is asked whether they are still there while they pay.
    await pass(100);
    await see(page.getByRole("alertdialog")).toBeHidden();
    const phone = await arrive(shop.browser, { viewport: { width: 390, height: 844 } });
    await phone.page.goto((await code.getAttribute("data-address")) ?? "");
    await phone.page.getByRole("button", { name: /^Pay / }).click();
    await phone.page
      .frameLocator('iframe[title="Payment page"]')
      .getByRole("button", { name: /^Pay ₹/ })
      .click();
    await see(phone.page.getByRole("heading", { name: "Look at the screen in the shop" })).toBeVisible();
    await phone.leave();
    await pass(4);
    await see(page.getByText(/^Paid ₹/)).toBeVisible();
    await see(page.locator(".kiosk-number")).toHaveText(/^\d{6,}$/);
    const [height = 0] = await page
      .locator(".kiosk-number")
      .evaluateAll((all) => all.map((e) => e.getBoundingClientRect().height));
    // Two metres: a digit of 4 cm on a screen of 32 inches, which has 27 px a centimetre.
    expect(height).toBeGreaterThan(108);
    await pass(31);
    await expectNothingLeft();
    expect(troubles).toEqual([]);
  });

  it("warns who leaves, goes on at a touch, and then forgets them within two seconds, without a network too", async () => {
    const { page, context } = await open();
    await leaveTraces();
    await pass(91);
    const warning = page.getByRole("alertdialog", { name: "Are you still there?" });
    await see(warning).toBeVisible();
    await warning.tap();
    await see(warning).toBeHidden();
    // The touch went to the warning, and not through it.
    await see(page.getByRole("heading", { name: "Address and payment" })).toBeVisible();
    await context.setOffline(true);
    await pass(109);
    await see(warning).toBeVisible();
    await pass(3);
    await expectNothingLeft();
    expect(await heldInMemory(page, WORDS)).toEqual([]);
    await context.setOffline(false);
  });

  it("forgets at once who starts over, and whoever met an error that nobody caught, which is told once", async () => {
    const { page } = await open();
    await leaveTraces();
    await kiosk.bar("Start over").tap();
    await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).tap();
    await expectNothingLeft();
    const told: string[] = [];
    page.on("request", (request) => request.url().endsWith("/devices/errors") && told.push(request.postData() ?? ""));
    for (let time = 0; time < 2; time += 1) {
      await kiosk.touchToStart();
      await page.evaluate(() => void Promise.reject(new Error("nobody catches this")));
      await see(home()).toBeVisible();
    }
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("nobody catches this");
  });

  it("sells what is scanned, to be paid at the counter, and does not know what the shop does not sell", async () => {
    const { page } = await open();
    await kiosk.scan(await someSku(shop.haat));
    await see(kiosk.bar("Cart")).toHaveText(/1/);
    await kiosk.scan("0000000000000");
    await see(page.getByRole("alert").filter({ hasText: "We do not know this code" })).toBeVisible();
    await kiosk.bar("Cart").tap();
    await visible("Continue").tap();
    await sayWho();
    await page.getByRole("radio", { name: /Pay at the counter/ }).check();
    await visible("Continue").tap();
    await visible(/^Place Order/).tap();
    await see(page.getByText(/^Please pay ₹[\d.,]+ at the counter$/)).toBeVisible();
    await page.getByRole("button", { name: "Done" }).tap();
    await expectNothingLeft();
    // A visit has left no entry: behind the kiosk stands what the browser was opened with.
    await page.goBack();
    expect(page.url()).toBe("about:blank");
  });

  it("says calmly that there is no connection, sells nothing by half, and goes on by itself", async () => {
    const { page, context } = await open();
    await kiosk.touchToStart();
    await context.setOffline(true);
    await pass(5);
    await see(page.getByText("No connection at the moment.")).toBeVisible();
    await see(page.getByRole("heading", { name: "Popular Products" })).toBeVisible();
    await kiosk.scan("0000000000001");
    await see(page.getByRole("alert").filter({ hasText: "could not be looked up" })).toBeVisible();
    await context.setOffline(false);
    await pass(5);
    await see(page.getByText("No connection at the moment.")).toBeHidden();
    await addApple();
  });

  it("has nothing smaller than 44 px to touch and nothing that leads out, and its keyboard covers no field", async () => {
    const { page } = await open();
    await kiosk.touchToStart();
    await see(page.getByRole("heading", { name: "Popular Products" })).toBeVisible();
    expect(await tooSmall()).toEqual([]);
    expect(
      await page.locator('a[href^="tel:"]:visible, a[href^="mailto:"]:visible, a[target="_blank"]:visible').count(),
    ).toBe(0);
    await kiosk.bar("Search").tap();
    const [field, keys] = await Promise.all([
      page.getByLabel("What are you looking for?").last().boundingBox(),
      page.locator("[data-kiosk-keyboard]").boundingBox(),
    ]);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(keys?.y ?? 0);
  });

  it(`weighs after ${VISITS} visits what it weighed before (bar 19)`, async () => {
    const { page } = await open();
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const visit = async () => {
      await kiosk.touchToStart();
      await see(page.getByRole("heading", { name: "Popular Products" })).toBeVisible();
      await kiosk.scan(sku);
      await see(kiosk.bar("Cart")).toHaveText(/1/);
      await kiosk.bar("Cart").tap();
      await see(page.getByRole("heading", { name: /^Your cart/ })).toBeVisible();
      await kiosk.bar("Start over").tap();
      await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).tap();
      await see(home()).toBeVisible();
    };
    const sku = await someSku(shop.haat);
    // What the first visits fetch and compile stays for all.
    for (let number = 0; number < 12; number += 1) await visit();
    const before = await weigh(session);
    for (let number = 0; number < VISITS; number += 1) await visit();
    const after = await weigh(session);
    const growth = (part: keyof typeof before) => after[part] / before[part] - 1;
    process.stdout.write(`kiosk, ${VISITS} visits: ${JSON.stringify({ before, after })}\n`);
    expect(growth("heap")).toBeLessThan(0.1);
    expect(growth("nodes")).toBeLessThan(0.05);
    expect(growth("listeners")).toBeLessThan(0.05);
  });

  /** What is to be touched and is smaller; a row that is touched as a whole counts as one. */
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
