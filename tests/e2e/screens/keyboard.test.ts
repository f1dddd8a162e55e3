import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { arrive, newMobile, see } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import {
  ADDRESS,
  addButton,
  addressDialog,
  continueButton,
  GOODS,
  logIn,
  orderHeading,
  placeButton,
  underPath,
} from "#tests/support/journeys/journey.ts";

withTheShop();

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/**
 * Presses Tab until the target has the focus, up to a limit; every element on the way must show that it has the focus.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await see(target).toBeVisible();
  for (let stop = 0; stop < 90; stop += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press("Tab");
    if (await isSlider(page)) expect(await looksFocused(page), "a slider shows its focus").toBe(true);
    else expect(await unseenFocus(page), "a focus that cannot be seen").toBe("");
  }
  throw new Error(`Tab does not come to ${target}.`);
}

const isSlider = (page: Page) => page.evaluate(() => document.activeElement?.matches("input[type=range]") === true);

/** A slider shows its focus on its handle, whose computed style no script can read; so its pictures are compared. */
async function looksFocused(page: Page): Promise<boolean> {
  const slider = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const focused = await slider.screenshot();
  await slider.evaluate((element) => element.blur());
  const blurred = await slider.screenshot();
  await slider.focus();
  return !focused.equals(blurred);
}

/** The focused element if it does not show its focus; empty when it does. */
function unseenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "";
    for (let element: Element | null = focused; element && element !== document.body; element = element.parentElement) {
      for (const pseudo of [undefined, "::after", "::before"]) {
        const { outlineStyle, outlineWidth, boxShadow, borderBottomWidth } = getComputedStyle(element, pseudo);
        if (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) return "";
        if (boxShadow !== "none" || (pseudo && Number.parseFloat(borderBottomWidth) > 1)) return "";
      }
    }
    return focused.outerHTML.slice(0, 160);
  });
}

async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(text);
}

test("bar 21, the whole journey by keyboard alone: from the home page to the order and its cancellation", async () => {
  const { page } = await arrive(browser);
  const base = underPath(haat);
  await page.goto(`${base}/`);
  await see(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await see(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await see(page.getByRole("main")).toBeFocused();

  await press(page, page.getByRole("main").getByRole("link", { name: GOODS.category, exact: true }).first());
  await see(page.getByRole("heading", { level: 1, name: GOODS.category })).toBeVisible();
  await press(
    page,
    page.getByRole("list", { name: "Products" }).getByRole("link", { name: new RegExp(GOODS.product) }),
  );
  await see(page.getByRole("heading", { level: 1, name: new RegExp(GOODS.product) })).toBeVisible();
  const tiles = page.getByRole("radio", { name: /1 kg/ });
  await tabTo(page, page.getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await see(tiles).toBeChecked();
  await press(page, addButton(page));

  const mobile = newMobile();
  await see(page.getByLabel("Mobile Number")).toBeFocused();
  await page.keyboard.type(mobile);
  await see(page.getByLabel("Mobile Number")).toHaveValue(mobile);
  await page.keyboard.press("Enter");
  // If the login does not go on, this fails with the form's message.
  await see(page.getByRole("main")).toContainText("Enter");
  await see(page.getByLabel("Digit 1 of 6")).toBeFocused();
  await page.keyboard.type(await haat.otpFor(mobile));

  await see(page.getByRole("heading", { level: 1, name: new RegExp(GOODS.product) })).toBeVisible();
  const plus = page.getByRole("button", { name: /^Increase / }).first();
  await press(page, plus);
  await see(page.getByRole("group", { name: /^Quantity of / }).first()).toContainText("2");
  await page.keyboard.press("Control+Home");
  await press(page, page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" }));
  await see(page.getByRole("heading", { level: 1, name: "Your cart, 1 item" })).toBeVisible();
  await press(page, continueButton(page));

  // The form of the first address opens by itself.
  const dialog = addressDialog(page);
  await see(dialog.getByLabel("Name")).toBeFocused();
  await page.keyboard.press("Escape");
  await see(dialog).toBeHidden();
  await see(page.getByRole("heading", { name: "Address and payment" })).toBeFocused();
  await press(page, page.getByRole("button", { name: "Add Address" }));
  await see(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await see(page.getByRole("button", { name: "Add Address" })).toBeFocused();
  await page.keyboard.press("Enter");
  const field = (name: string) => dialog.getByRole("textbox", { name: new RegExp(`^${name}\\*?$`) });
  await type(page, field("Name"), ADDRESS.name);
  await type(page, field("Mobile No"), ADDRESS.mobile);
  await type(page, field("Pincode"), ADDRESS.pin);
  await see(field("City")).toHaveValue(ADDRESS.city);
  await type(page, field("Address"), ADDRESS.address);
  await tabTo(page, dialog.getByRole("radio", { name: "Home" }));
  await page.keyboard.press("ArrowRight");
  await see(dialog.getByRole("radio", { name: "Office" })).toBeChecked();
  await press(page, dialog.getByRole("button", { name: "Save address" }));
  await see(dialog).toBeHidden();
  await see(page.getByRole("radio", { name: /Asha Rao/ })).toBeChecked();

  // The payment method is the next thing to choose; arrow keys go on from there.
  await see(page.getByRole("radio", { name: /Online payment/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  await press(page, continueButton(page));
  await see(page.getByRole("heading", { name: "Review your order" })).toBeFocused();
  await press(page, placeButton(page));
  await see(orderHeading(page)).toBeFocused();
  await see(page).toHaveURL(/\/order\/[0-9a-f-]+\/true$/);

  await press(page, page.getByRole("button", { name: "Cancel order" }));
  await see(page.getByRole("textbox", { name: "Reason" })).toBeVisible();
  await type(page, page.getByRole("textbox", { name: "Reason" }), "Only trying the keys");
  await press(page, page.getByRole("button", { name: "Submit" }));
  await see(page.getByRole("main").getByText("Cancelled", { exact: true }).first()).toBeVisible();
});

test("bar 21, Escape closes a dialog that is still loading, and the focus is where it was", async () => {
  const { page } = await arrive(browser);
  const base = underPath(haat);
  await logIn(page, haat, base);
  await page.goto(`${base}/account/address`);
  await see(page.getByRole("heading", { level: 1, name: "Address" })).toBeVisible();
  const held: (() => void)[] = [];
  await page.route("**/assets/**", async (route) => {
    await new Promise<void>((letGo) => held.push(letGo));
    await route.continue();
  });
  const add = page.getByRole("button", { name: "Add Address" });
  await press(page, add);
  await see.poll(() => held.length).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  // Repeats, because code that arrives may request more code.
  while (held.length > 0) {
    for (const letGo of held.splice(0)) letGo();
    await still(page);
  }
  await page.unroute("**/assets/**");
  await see(addressDialog(page)).toHaveCount(0);
  await see(add).toBeFocused();
  await page.keyboard.press("Enter");
  await see(addressDialog(page).getByRole("textbox", { name: /^Name/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await see(addressDialog(page)).toHaveCount(0);
  await see(add).toBeFocused();
});
