import type { Page } from "playwright";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { holdBack } from "#tests/support/browser/holdBack.ts";
import { arriveAnew, awake, newMobile, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import {
  addAddress,
  addButton,
  addressOfProduct,
  cartLink,
  continueButton,
  GOODS,
  orderHeading,
  passLogin,
  placeButton,
  shown,
} from "#tests/support/journeys/journey.ts";

let product: string;

withTheShop();
beforeAll(async () => {
  product = await addressOfProduct(browser, base);
});

let page: Page;
beforeEach(async () => {
  ({ page } = await arriveAnew(browser, { viewport: PHONE }));
  await withExtension(page);
});

/** Opens a page with the extension's elements in it, whose program is held back. */
async function openAsleep(address: string): Promise<() => void> {
  const letGo = await holdBack(page, "**/assets/*.{js,css}");
  await page.goto(address, { waitUntil: "commit" });
  await see(page.locator("other-peoples-icon").first()).toBeAttached();
  return letGo;
}

const number = () => page.getByRole("textbox", { name: /mobile/i });
const sendButton = () => page.getByRole("main").getByRole("button", { name: "Send OTP" });

describe("an extension puts elements beside fields before the page is hydrated", () => {
  test("a field's input stays, can be sent, and keeps the focus", async () => {
    const letGo = await openAsleep(`${base}/login`);
    await number().pressSequentially("9811100071");
    letGo();
    await awake(page);
    await see(number()).toHaveValue("9811100071");
    await see(sendButton()).toBeEnabled();
    await see(number()).toBeFocused();
  });

  test("a number of which half was typed is typed to its end, and shows no mistake", async () => {
    const letGo = await openAsleep(`${base}/login`);
    await number().pressSequentially("98111");
    letGo();
    await awake(page);
    await page.keyboard.type("00071");
    await see(number()).toHaveValue("9811100071");
    await see(page.getByText("Phone number must be 10 digits")).toBeHidden();
    await see(sendButton()).toBeEnabled();
  });

  test("a digit that was left out is typed where the cursor was put", async () => {
    const letGo = await openAsleep(`${base}/login`);
    await number().pressSequentially("981110071");
    for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowLeft");
    letGo();
    await awake(page);
    await page.keyboard.type("0");
    await see(number()).toHaveValue("9811100071");
    expect(await number().evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(6);
  });

  test("a number that was confirmed by Enter is sent", async () => {
    const letGo = await openAsleep(`${base}/login`);
    await number().fill(newMobile());
    await page.keyboard.press("Enter");
    letGo();
    await see(page.getByLabel("Digit 1 of 6")).toBeVisible();
  });

  test("a guest buys, from the first tap, which is recorded before the program is loaded, to the order", async () => {
    const letGo = await openAsleep(product);
    await page.getByRole("radio", { name: /^1 kg/ }).check();
    await addButton(page, GOODS.product).click();
    letGo();
    await see(page).toHaveURL(`${base}/login`);
    await passLogin(page, haat);
    await see(page).toHaveURL(/variant=/);
    await cartLink(page, 1).click();
    await continueButton(page).click();
    await addAddress(page);
    // As after a reload in the middle of the checkout.
    await page.reload();
    await awake(page);
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await continueButton(page).click();
    await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
    await shown(placeButton(page)).click();
    await see(orderHeading(page)).toBeVisible();
  });
});

/**
 * Does what an extension for passwords or grammar does: puts an element of its own beside every field and every button of the
 * page, as soon as they are there, before and after the program has come.
 */
async function withExtension(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marked = new WeakSet<Element>();
    const mark = () => {
      for (const control of document.querySelectorAll(
        "#root input, #root textarea, #root button, [role=dialog] input",
      )) {
        if (marked.has(control)) continue;
        marked.add(control);
        const icon = document.createElement("other-peoples-icon");
        icon.append(
          Object.assign(document.createElement("button"), { type: "button", tabIndex: -1, textContent: "★" }),
        );
        icon.style.cssText = "position:absolute;width:1px;height:1px;overflow:hidden;pointer-events:none";
        icon.setAttribute("aria-hidden", "true");
        marked.add(icon.firstElementChild as Element);
        control.after(icon);
      }
    };
    addEventListener("DOMContentLoaded", () => {
      mark();
      new MutationObserver(mark).observe(document.body, { childList: true, subtree: true });
    });
  });
}
