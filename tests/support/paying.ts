import type { FrameLocator, Locator, Page } from "playwright";
import type { Order } from "../../src/contract/orders";
import type { PaymentProviderId } from "../../src/contract/payments";
import type { Haat } from "./haatAt";
import { continueButton, placeButton } from "./journey";
import { callAs, fillCart, saveAddress, see } from "./shopperBrowser";

async function tell(haat: Haat, path: string, body: object): Promise<void> {
  const { ok, status } = await fetch(`http://127.0.0.1:${haat.port}/sandbox/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`/sandbox/${path} answered ${status}.`);
}

/** The store takes online payments by this provider from now on; empty: none. */
export const takeOnline = (haat: Haat, online: string, store = "fresh-basket") =>
  tell(haat, `stores/${store}/payment`, { online, cashOnDelivery: true, wallet: true });

/** Something in the cart, an address in the book, and through the steps to the review, paid online. */
export async function reviewOnline(page: Page, haat: Haat, base: string): Promise<void> {
  await fillCart(page, haat.origin);
  await saveAddress(page, haat.origin);
  await page.goto(`${base}/cart`);
  await continueButton(page).click();
  await page.getByRole("radio", { name: /Online payment/ }).check();
  await continueButton(page).click();
  await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
}

/** The pay page as the shopper has it before them: in a frame over the shop, or in a tab of its own. */
export type PayPage = FrameLocator | Page;

/** Taps the button that leads to the pay page, and waits for it. */
export async function openPayPage(page: Page, provider: PaymentProviderId, tap = placeButton(page)): Promise<PayPage> {
  if (provider !== "BMSPAY") {
    await tap.click();
    const frame = page.frameLocator('iframe[title="Payment page"]');
    await see(frame.getByRole("button", { name: /^Pay ₹/ })).toBeVisible();
    return frame;
  }
  const [tab] = await Promise.all([page.context().waitForEvent("page"), tap.click()]);
  await see(tab.getByRole("button", { name: /^Pay ₹/ })).toBeVisible();
  return tab;
}

export const CHOICES = { pay: /^Pay ₹/, fail: "Let it fail", drop: "Cancel payment", silent: "Stay silent" };

export async function choose(payPage: PayPage, choice: keyof typeof CHOICES): Promise<void> {
  await payPage.getByRole("button", { name: CHOICES[choice] }).click();
}

/** It will be paid, but only when the bank is told to: the time that the page gives it does not come. */
export async function payLate(haat: Haat, payPage: PayPage): Promise<{ payNow(): Promise<void> }> {
  const address = "url" in payPage ? payPage.url() : await payPage.owner().getAttribute("src");
  const session = new URL(address ?? "").pathname.split("/").at(-1);
  await payPage.getByRole("spinbutton").fill("3600");
  await payPage.getByRole("button", { name: "Pay late" }).click();
  return { payNow: () => tell(haat, `gateway/${session}/outcome`, { outcome: "pay" }) };
}

const POLL_MS = 3_000;
const POLLS = 6;

/** Has the shop ask the bank sooner than it would, well within the time of a payment, until it has the answer. */
export async function askBank(page: Page, answer: Locator): Promise<void> {
  for (let poll = 0; poll < POLLS && !(await answer.isVisible()); poll += 1) {
    const asked = page.waitForResponse(/\/(payment|bmspay)-transactions\//, { timeout: POLL_MS }).catch(() => {});
    await page.clock.fastForward(POLL_MS);
    await asked;
  }
  await see(answer).toBeVisible();
}

/** Back to the shop, as a shopper would come back from another tab. */
export const backToShop = (page: Page) => page.bringToFront();

/** The newest of the shopper's orders, as the platform has it. */
export async function newestOrder(page: Page, haat: Haat): Promise<Order> {
  const { customerId, orgId, store, call } = await callAs(page, haat.origin);
  const query = new URLSearchParams({ customerId, orgId, storeId: store.id, page: "1", size: "8" });
  const { orders } = await call<{ orders: Order[] }>("GET", `/api/orders?${query}`);
  const [newest] = orders;
  if (newest === undefined) throw new Error("There is no order.");
  return newest;
}
