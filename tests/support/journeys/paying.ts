import type { FrameLocator, Locator, Page } from "playwright";
import type { Order } from "#contract/sale/orders.ts";
import type { PaymentProviderId } from "#contract/sale/payments.ts";
import type { Haat } from "../browser/haatAt";
import { awake, callAs, fillCart, saveAddress, see } from "../browser/shopperBrowser";
import { continueButton, placeButton } from "./journey";

async function tell(haat: Haat, path: string, body: object): Promise<void> {
  const { ok, status } = await fetch(`http://127.0.0.1:${haat.port}/sandbox/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`/sandbox/${path} answered ${status}.`);
}

/** Lets the store take online payments by this provider from now on; empty for none. */
export const takeOnline = (haat: Haat, online: string, store = "fresh-basket") =>
  tell(haat, `stores/${store}/payment`, { online, cashOnDelivery: true, wallet: true });

/** Puts something into the cart and an address into the address book, and opens the cart. */
export async function openCart(page: Page, haat: Haat, base: string, which = 0) {
  const sold = await fillCart(page, haat.origin, 1, which);
  await saveAddress(page, haat.origin);
  await page.goto(`${base}/cart`);
  return sold;
}

/** Goes from the cart through the steps to the review with online payment. */
export async function reviewOnline(page: Page, haat: Haat, base: string): Promise<void> {
  await openCart(page, haat, base);
  await awake(page);
  await continueButton(page).click();
  await page.getByRole("radio", { name: /Online payment/ }).check();
  await continueButton(page).click();
  await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
}

/** The pay page as the shopper sees it: in a frame over the shop, or in its own tab. */
export type PayPage = FrameLocator | Page;

/** Taps the button that opens the pay page, and waits for it. */
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

/** Does what the shopper does on the pay page of a session. */
export const endSession = (haat: Haat, session: string, outcome: "pay" | "fail" | "drop") =>
  tell(haat, `gateway/${session}/outcome`, { outcome });

/** Well within the time limit of a payment. */
const SECONDS = 20;
const FRAMES_A_SECOND = 10;
const FRAME_MS = 16;

/** Moves the page's clock until the shop has asked the bank and has its answer. */
export async function askBank(page: Page, answer: Locator): Promise<void> {
  for (let frame = 0; frame < SECONDS * FRAMES_A_SECOND && !(await answer.isVisible()); frame += 1) {
    if (frame % FRAMES_A_SECOND === 0) await page.clock.fastForward(1_000);
    await page.waitForTimeout(FRAME_MS);
  }
  await see(answer).toBeVisible();
}

/** The shopper's newest order, as the platform has it. */
export async function newestOrder(page: Page, haat: Haat): Promise<Order> {
  const { customerId, orgId, store, call } = await callAs(page, haat.origin);
  const query = new URLSearchParams({ customerId, orgId, storeId: store.id, page: "1", size: "8" });
  const { orders } = await call<{ orders: Order[] }>("GET", `/api/orders?${query}`);
  const [newest] = orders;
  if (newest === undefined) throw new Error("There is no order.");
  return newest;
}
