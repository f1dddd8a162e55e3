import { expect, test } from "vitest";
import { holdBack } from "#tests/support/browser/holdBack.ts";
import { arrive, awake, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { logIn, shown, underPath } from "#tests/support/journeys/journey.ts";
import { openKiosk } from "#tests/support/journeys/kiosk.ts";

withTheShop();

/** It has 14 variants, so that a list has only the one that its card shows (ADR 70). */
const NAME = "Kanjivaram Silk Sari";
const shop = () => underPath(haat, "nila-saris");

test("a tap on a card's options before any code is loaded opens their sheet at once, and then its variants", async () => {
  const { page, leave } = await arrive(browser, { viewport: PHONE });
  const letCode = await holdBack(page, "**/assets/*.js");
  const letProduct = await holdBack(page, "**/api/products/*");
  await page.goto(`${shop()}/category`, { waitUntil: "commit" });
  const card = page.getByRole("listitem").filter({ hasText: NAME }).first();
  await card.getByRole("button", { name: /14 options/ }).click();
  letCode();
  const sheet = page.getByRole("dialog", { name: NAME });
  await see(sheet.getByRole("status")).toBeVisible();
  letProduct();
  await see(sheet.getByRole("radio", { name: /^Maroon/ })).toBeChecked();
  await leave();
});

test("a card names and counts a variant that its list left out, also after a reload", async () => {
  const { page, leave } = await arrive(browser, { viewport: PHONE });
  await logIn(page, haat, shop());
  await page.goto(`${shop()}/category`);
  await awake(page);
  const card = page.getByRole("listitem").filter({ hasText: NAME }).first();
  await card.getByRole("button", { name: /14 options/ }).click();
  const sheet = page.getByRole("dialog", { name: NAME });
  await sheet.locator("fieldset").first().getByRole("radio").nth(2).check();
  const add = sheet.getByRole("button", { name: /^Add / });
  const variant = ((await add.getAttribute("aria-label")) ?? "").replace(/^.*, (.*) to cart$/, "$1");
  await add.click();
  await see(card).toContainText(`${variant} × 1`);
  await see(shown(page.getByRole("link", { name: "Cart, 1 item" }))).toBeVisible();
  await page.reload();
  await awake(page);
  await see(card).toContainText(`${variant} × 1`);
  await card.getByRole("button", { name: `Increase ${NAME}, ${variant}` }).click();
  await see(card).toContainText(`${variant} × 2`);
  await card.getByRole("link", { name: NAME }).click();
  await see(page.getByRole("heading", { level: 1, name: NAME })).toBeVisible();
  expect(variant).toMatch(/ · /);
  await see(page.getByText(variant).first()).toBeVisible();
  await leave();
});

test("a kiosk opens the variants that its list left out", async () => {
  const kiosk = await openKiosk(browser, shop(), { isTimed: false });
  const { page } = kiosk;
  await kiosk.touchToStart();
  await page
    .getByRole("button", { name: new RegExp(`^${NAME}`) })
    .first()
    .tap();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("radio", { name: /^M\b/ }).tap();
  await sheet.getByRole("button", { name: `Add: ${NAME}` }).tap();
  await see(kiosk.lines.filter({ hasText: "Maroon · M" })).toHaveCount(1);
  await kiosk.leave();
});
