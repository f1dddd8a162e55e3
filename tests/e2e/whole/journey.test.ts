import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { arrive, DESKTOP, newMobile, PHONE, type Shopper, see } from "#tests/support/browser/shopperBrowser.ts";
import { type OwnHaat, STORES_ARE_THERE, startHaat } from "#tests/support/browser/startHaat.ts";
import { askPage } from "#tests/support/host/askPage.ts";
import {
  ADDRESS,
  addAddress,
  addButton,
  askForCode,
  cartLink,
  continueButton,
  findProduct,
  GOODS,
  onDomain,
  orderHeading,
  pasteCode,
  placeButton,
  shown,
  underPath,
} from "#tests/support/journeys/journey.ts";

let haat: OwnHaat;
let browser: Browser;

beforeAll(async () => {
  // The page's clock runs through the shop's countdown; the platform's own is set to one second.
  [haat, browser] = await Promise.all([startHaat({ ...STORES_ARE_THERE, OTP_RESEND_SECONDS: "1" }), theBrowser()]);
});
afterAll(async () => {
  await haat?.stop();
});

/** Takes a guest from the home page to the order. @returns the order's address */
async function buy({ page }: Shopper, base: string): Promise<string> {
  await page.clock.install();
  await findProduct(page, base);
  const product = page.url();
  await addButton(page, GOODS.product).click();

  await see(page).toHaveURL(`${base}/login`);
  const mobile = newMobile();
  await askForCode(page, mobile);
  const first = await haat.otpFor(mobile);
  await pasteCode(page, first === "000000" ? "111111" : "000000");
  await see(page.getByText("Invalid OTP. Please try again.")).toBeVisible();
  await see(page.getByText(/^Resend OTP in \d+ s$/)).toBeVisible();
  await see(page.getByRole("button", { name: "Resend OTP" })).toBeHidden();
  await page.clock.fastForward(60_000);
  // The platform has its own time limit, which is one second in this test.
  await page.waitForTimeout(1_100);
  await page.getByRole("button", { name: "Resend OTP" }).click();
  await see(page.getByText(/^Resend OTP in 5\d s$/)).toBeVisible();
  await see.poll(() => haat.otpFor(mobile)).not.toBe(first);
  await pasteCode(page, await haat.otpFor(mobile));

  await see(page).toHaveURL(product);
  await see(cartLink(page, 1)).toBeVisible();
  await cartLink(page, 1).click();
  const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem");
  await see(lines).toHaveCount(1);
  await see(lines).toContainText(GOODS.product);
  await see(shown(page.getByText(`₹${GOODS.price}.00`))).toBeVisible();

  await continueButton(page).click();
  await see(page.getByRole("dialog", { name: "Add Address" })).toBeVisible();
  await page.goBack();
  await see(page.getByRole("heading", { name: "Address and payment" })).toBeVisible();
  await see(continueButton(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Add Address" }).click();
  await addAddress(page);
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await continueButton(page).click();

  await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
  await see(page.getByText(ADDRESS.address, { exact: false })).toBeVisible();
  await see(page.getByText("Cash on delivery")).toBeVisible();
  await placeButton(page).click();

  await see(page).toHaveURL(new RegExp(`^${base}/order/[0-9a-f-]+/true$`));
  await seeOrder(page);
  await see(cartLink(page, 0)).toBeVisible();
  return page.url();
}

async function seeOrder(page: Shopper["page"]): Promise<void> {
  await see(orderHeading(page)).toBeVisible();
  for (const section of ["Order Info", "Shipping Address", "Payment Method", "Ordered Items", "Price Summary"]) {
    await see(page.getByRole("heading", { name: section })).toBeVisible();
  }
  const main = page.getByRole("main");
  await see(main.getByText("Placed", { exact: true }).first()).toBeVisible();
  await see(main.getByRole("link", { name: new RegExp(GOODS.product) })).toBeVisible();
  await see(main.getByText("Cash on delivery")).toBeVisible();
  await see(main.getByText(/Expected delivery/)).toBeVisible();
}

/** The number of orders that the killed process left on the disk. */
async function ordersOnDisk(): Promise<number> {
  const database = await PGlite.create({ dataDir: join(haat.dataDir, "db"), extensions: { pg_trgm } });
  const { rows } = await database.query<{ count: number }>("SELECT count(*)::int AS count FROM orders");
  await database.close();
  return rows[0]?.count ?? 0;
}

test("a guest buys on a phone under the path prefix, and on a desktop on the store's own domain; both orders outlive a killed server", async () => {
  const visits = [];
  for (const [viewport, base] of [
    [PHONE, underPath(haat)],
    [DESKTOP, onDomain(haat)],
  ] as const) {
    const shopper = await arrive(browser, { viewport });
    visits.push({ shopper, base, order: await buy(shopper, base) });
  }

  await haat.kill();
  expect(await ordersOnDisk()).toBe(visits.length);
  await haat.restart();
  // The shop listens when it can draw, so the first caller, perhaps a crawler, gets a whole page.
  expect((await askPage(haat.origin, "/fresh-basket")).text).toMatch(/<div id="root"><[a-z]/);
  for (const { shopper, base, order } of visits) {
    const { page } = shopper;
    await page.reload();
    await seeOrder(page);
    await page.goto(`${base}/account/orders`);
    await see(page).toHaveURL(`${base}/account/orders`);
    await page.getByRole("button", { name: "Actions for order" }).click();
    await page.getByRole("menuitem", { name: "View" }).click();
    await see(page).toHaveURL(order.replace(/true$/, "false"));
    await shopper.leave();
  }
});
