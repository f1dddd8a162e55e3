import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { see } from "#tests/support/browser/shopperBrowser.ts";
import { base, haat, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import { cartLink, orderHeading, toast } from "#tests/support/journeys/journey.ts";
import {
  askBank,
  choose,
  endSession,
  newestOrder,
  openPayPage,
  type PayPage,
  reviewOnline,
  takeOnline,
} from "#tests/support/journeys/paying.ts";
import { PROVIDERS } from "#tests/support/platform/onlinePayments.ts";

withOwnShoppers({ isLoggedIn: true, hasClock: true });

/** Expects the cart with its item again, and the line that says that the payment failed. */
async function isNotPaid(): Promise<void> {
  await see(page.getByRole("heading", { name: "Your cart, 1 item" })).toBeVisible();
  await see(page.getByRole("alert").filter({ hasText: "Your payment did not go through." })).toBeVisible();
}

/** Lets the bank not answer. @returns the session of the payment */
async function staySilent(payPage: PayPage): Promise<string> {
  const address = "url" in payPage ? payPage.url() : await payPage.owner().getAttribute("src");
  await choose(payPage, "silent");
  return new URL(address ?? "").pathname.split("/").at(-1) ?? "";
}

/** Runs in the page: resolves with the next message of the provider's widget. */
const WIDGET_SAYS = () => new Promise<void>((done) => addEventListener("message", () => done(), { once: true }));

describe.each(PROVIDERS)("paying online by %s", (provider) => {
  const limitMs = provider === "BMSPAY" ? 420_000 : 30_000;
  beforeAll(() => takeOnline(haat, provider));
  beforeEach(() => reviewOnline(page, haat, base));

  test("paid: the order is placed and shown, and the cart is empty", async () => {
    await choose(await openPayPage(page, provider), "pay");
    await page.bringToFront();
    await askBank(page, orderHeading(page));
    await see(page).toHaveURL(/\/order\/[^/]+\/true$/);
    await see(cartLink(page, 0)).toBeVisible();
    expect(await newestOrder(page, haat)).toMatchObject({ orderState: "PLACED", paymentStatus: "SUCCEEDED" });
  });

  test("failed: it says so, keeps the cart, and the same order is paid at the second try", async () => {
    const payPage = await openPayPage(page, provider);
    const told = provider === "RAZORPAY" && page.evaluate(WIDGET_SAYS);
    await choose(payPage, "fail");
    // Razorpay's modal stays open for another attempt; this shopper closes it.
    if (provider === "RAZORPAY") {
      await see(payPage.getByRole("link", { name: "Try another way to pay" })).toBeVisible();
      await told;
      await page.getByRole("button", { name: "Close payment" }).click();
    }
    await page.bringToFront();
    await askBank(page, toast(page, /^Payment failed or user dropped$/));
    await isNotPaid();
    await see(cartLink(page, 1)).toBeVisible();
    const failed = await newestOrder(page, haat);
    // The gateway reported first; the browser's report does not change it (reading 3).
    expect(failed).toMatchObject({ orderState: "FAILED", stateReason: "Payment failed or user dropped" });
    const again = page.getByRole("button", { name: /^Try again/ });
    await choose(await openPayPage(page, provider, again), "pay");
    await page.bringToFront();
    await askBank(page, orderHeading(page));
    expect(await newestOrder(page, haat)).toMatchObject({ id: failed.id, orderState: "PLACED" });
  });

  test("cancelled on the pay page: 'Payment failed or user dropped'", async () => {
    await choose(await openPayPage(page, provider), "drop");
    await page.bringToFront();
    await askBank(page, toast(page, "Payment failed or user dropped"));
    await isNotPaid();
    expect(await newestOrder(page, haat)).toMatchObject({
      orderState: "FAILED",
      stateReason: "Payment failed or user dropped",
    });
  });

  // The polling is the same for all providers; only the time limit differs.
  if (provider === "RAZORPAY") return;

  test("silent until the limit: it waits with the time left, then 'Time limit exceeded'", async () => {
    await choose(await openPayPage(page, provider), "silent");
    await page.bringToFront();
    await see(page.getByRole("timer")).toBeVisible();
    await see(page.getByRole("timer")).toContainText(provider === "BMSPAY" ? /^6:\d\d/ : /^0:[23]\d/);
    // Not before the limit is over.
    await page.clock.fastForward(limitMs - 15_000);
    await see(page.getByRole("timer")).toContainText(/^0:[01]\d/);
    await page.clock.fastForward(16_000);
    await seeToast(page, "Time limit exceeded");
    await isNotPaid();
    expect(await newestOrder(page, haat)).toMatchObject({ orderState: "FAILED", stateReason: "Time Limit Exceeded" });
  });

  if (provider !== "CASHFREE") return;

  test("paid after the limit: the order is placed all the same, and the page shows it", async () => {
    const session = await staySilent(await openPayPage(page, provider));
    await page.bringToFront();
    await see(page.getByRole("timer")).toBeVisible();
    await page.clock.fastForward(limitMs + 1_000);
    await seeToast(page, "Time limit exceeded");
    await isNotPaid();
    const { id } = await newestOrder(page, haat);
    await endSession(haat, session, "pay");
    await see.poll(async () => (await newestOrder(page, haat)).orderState).toBe("PLACED");
    await page.clock.fastForward(10_000);
    await see(page).toHaveURL(new RegExp(`/order/${id}/true$`));
    await see(orderHeading(page)).toBeVisible();
  });
});
