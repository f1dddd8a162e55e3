import { afterAll, beforeAll, expect, test } from "vitest";
import { arrive, placeOrder, type Shopper, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { logIn } from "#tests/support/journeys/journey.ts";

let staff: Shopper;
let shopper: Shopper;
withTheShop();
beforeAll(async () => {
  staff = await arrive(browser, { viewport: { width: 768, height: 1024 } });
  shopper = await arrive(browser);
});
afterAll(() => Promise.all([staff?.leave(), shopper?.leave()]));

test("an order that is placed elsewhere comes to the counter by itself, is packed, and is handed over for its cash", async () => {
  const { page, troubles } = staff;
  // The till's clock is wrong: how long an order waits is counted by the platform's.
  await page.clock.install({ time: Date.now() + 5 * 3_600_000 });
  await page.goto(`${base}/counter`);
  await page.getByRole("button", { name: "Try it here" }).click();
  await see(page.getByText("Tried here")).toBeVisible();
  await page.getByRole("button", { name: "Turn sound on" }).click();
  await logIn(shopper.page, haat, base);
  const { orderNumber } = await placeOrder(shopper.page, haat.origin);
  await page.clock.runFor(4_000);
  const number = orderNumber.split("-").at(-1) ?? "";
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: number }) });
  await see(card.getByText("New", { exact: true })).toBeVisible();
  await see(card.getByText(/(^|· )(just now|\d min ago)/)).toBeVisible();
  await card.getByRole("button", { name: /^Packed/ }).click();
  await card.getByRole("button", { name: /^More for order/ }).click();
  await page.getByRole("menuitem", { name: /^Picked up, ₹[\d.,]+ collected/ }).click();
  await see(card).toHaveCount(0);
  await page.getByRole("button", { name: /^Done today/ }).click();
  await see(card.getByText("Delivered", { exact: true })).toBeVisible();
  expect(troubles).toEqual([]);
});
