import type { Locator, Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, haat, page, withOneShopper } from "#tests/support/browser/visitors.ts";
import { addButton, logIn, shown, toast } from "#tests/support/journeys/journey.ts";

/** Whether a finger on the middle of the element, and at each of its ends, would reach it. */
const isInReach = (element: Locator) =>
  element.evaluate((wanted) => {
    const { left, right, top, bottom } = wanted.getBoundingClientRect();
    const y = (top + bottom) / 2;
    return [left + 4, (left + right) / 2, right - 4].every((x) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && (wanted.contains(found) || found.contains(wanted));
    });
  });

const sortBox = (of: Page) => shown(of.getByRole("combobox", { name: /Sort/ }));

/** The toast is there, and stays at the right and in the upper part of the window (spec 2.2). */
async function isAtTopRight(words: string): Promise<void> {
  await see(toast(page, words)).toBeVisible();
  const place = await page.locator(".Toastify__toast-container").evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    return { right: innerWidth - right, bottom: bottom / innerHeight };
  });
  expect(place.right).toBeLessThanOrEqual(16);
  expect(place.bottom).toBeLessThanOrEqual(0.6);
}

describe.each([
  ["a phone", PHONE],
  ["a desktop", DESKTOP],
])("on %s, toasts make room for the page's own action (spec 2.2)", (_, viewport) => {
  withOneShopper({ viewport });
  beforeAll(() => logIn(page, haat, base));

  test("the wallet can be recharged again while the toast of the first recharge is shown", async () => {
    await page.goto(`${base}/account/wallet`);
    const recharge = page.getByRole("main").getByRole("button", { name: "Recharge Wallet" });
    await recharge.click();
    await page.getByRole("textbox", { name: "Amount" }).fill("100");
    await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
    await page.getByRole("button", { name: "Recharge", exact: true }).click();
    await isAtTopRight("Wallet recharged successfully");
    await see(page.getByRole("dialog")).toHaveCount(0);
    await see.poll(() => isInReach(recharge)).toBe(true);
    await see(toast(page, "Wallet recharged successfully")).toBeVisible();
  });

  test("the results can be sorted while the toast of an Add is shown", async () => {
    await page.goto(`${base}/search?query=apple`);
    await addButton(page).click();
    await isAtTopRight("Product added to cart");
    const sort = viewport === PHONE ? page.getByRole("button", { name: "Sort and filter" }) : sortBox(page);
    await see.poll(() => isInReach(sort)).toBe(true);
    await see(toast(page, "Product added to cart")).toBeVisible();
  });
});

describe("a toast that is shown", () => {
  withOneShopper({ viewport: DESKTOP });

  test("changes with the page between light and dark", async () => {
    await logIn(page, haat, base);
    await page.goto(`${base}/search?query=apple`);
    await addButton(page).click();
    const said = page.locator(".Toastify__toast", { hasText: "Product added to cart" });
    await said.hover();
    for (const ground of ["rgb(38, 40, 43)", "rgb(255, 255, 255)"]) {
      await page.getByRole("button", { name: "Dark mode" }).first().focus();
      await page.keyboard.press("Enter");
      await see(said).toHaveCSS("background-color", ground);
    }
  });
});
