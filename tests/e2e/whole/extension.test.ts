import type { Browser, Page } from "playwright";
import { beforeAll, beforeEach, describe, test } from "vitest";
import type { Haat } from "#tests/support/browser/haatAt.ts";
import { holdBack } from "#tests/support/browser/holdBack.ts";
import { arrive, arriveAnew, awake, newMobile, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { theShop } from "#tests/support/browser/theShop.ts";
import { withExtension } from "#tests/support/browser/withExtension.ts";
import {
  addAddress,
  addButton,
  cartLink,
  continueButton,
  findProduct,
  GOODS,
  orderHeading,
  passLogin,
  placeButton,
  shown,
} from "#tests/support/journeys/journey.ts";

let haat: Haat;
let browser: Browser;
let base: string;
let product: string;

beforeAll(async () => {
  ({ haat, browser, base } = await theShop());
  const { page: first, leave: leaveFirst } = await arrive(browser);
  await findProduct(first, base);
  product = first.url();
  await leaveFirst();
});

let page: Page;
let leave: () => Promise<void>;
beforeEach(async () => {
  const shopper = await arriveAnew(browser, { viewport: PHONE });
  page = shopper.page;
  leave = shopper.leave;
  await withExtension(page);
  return () => leave();
});

/** Opens a page with the extension's elements in it, whose program is held back. */
async function openAsleep(address: string): Promise<() => void> {
  const letGo = await holdBack(page, "**/assets/{*.js,rules.*.json}");
  await page.goto(address, { waitUntil: "commit" });
  await see(page.locator("other-peoples-icon").first()).toBeAttached();
  return letGo;
}

const number = () => page.getByRole("textbox", { name: /mobile/i });
const sendButton = () => page.getByRole("main").getByRole("button", { name: "Send OTP" });

describe("an extension puts elements beside fields before the page wakes", () => {
  test("what was typed stays, can be sent, and keeps the focus", async () => {
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

  test("a number that was confirmed by Enter is sent", async () => {
    const letGo = await openAsleep(`${base}/login`);
    await number().fill(newMobile());
    await page.keyboard.press("Enter");
    letGo();
    await see(page.getByLabel("Digit 1 of 6")).toBeVisible();
  });

  test("a guest buys, from the first tap, which the sleeping page keeps, to the order", async () => {
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
