import type { Page } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import type { StartedPayment } from "#contract/sale/payments.ts";
import { ReusedContext } from "#tests/support/browser/ReusedContext.ts";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { change, see } from "#tests/support/browser/shopperBrowser.ts";
import { closeToasts } from "#tests/support/browser/singlePage.ts";
import { base, haat, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import {
  cartLink,
  continueButton,
  dialogOf,
  orderHeading,
  placeButton,
  shown,
  toast,
} from "#tests/support/journeys/journey.ts";
import {
  askBank,
  choose,
  newestOrder,
  openCart,
  openPayPage,
  reviewOnline,
  takeOnline,
} from "#tests/support/journeys/paying.ts";

const ORDERED = "The sandbox was told to fail this call.";

withOwnShoppers({ isLoggedIn: true, hasClock: true, breaksCalls: true });
beforeEach(() => takeOnline(haat, "CASHFREE"));

const heading = (name: string | RegExp) => page.getByRole("heading", { name }).first();
const failure = () => page.getByRole("alert").filter({ hasText: "Your payment did not go through." });
const payButton = () => page.getByRole("button", { name: /^(Pay ₹|Try again)/ });

/** @param id the order of an earlier attempt: no second one may be placed */
async function isPlaced(id?: string): Promise<void> {
  await askBank(page, orderHeading(page));
  const order = await newestOrder(page, haat);
  expect(order).toMatchObject({ orderState: "PLACED", id: id ?? order.id });
}

describe("spec 8, a payment that cannot start is reported, and the same order is paid at a later attempt", () => {
  test("'Failed to initiate payment' without the provider's script or a session id, else the platform's message", async () => {
    await reviewOnline(page, haat, base);
    await page.route("**/sandbox/sdk/**", (route) => route.abort());
    await placeButton(page).click();
    await seeToast(page, /^Failed to initiate payment$/);
    const { id } = await newestOrder(page, haat);
    await page.unroute("**/sandbox/sdk/**");

    await closeToasts(page);
    await change<StartedPayment>(page, "**/api/payments/initiate-payment", (body) => ({
      ...body,
      paymentSessionId: "",
    }));
    await payButton().click();
    await seeToast(page, /^Failed to initiate payment$/);
    await page.unroute("**/api/payments/initiate-payment");

    await haat.faults([{ path: "/api/payments/initiate-payment", status: 409 }]);
    await payButton().click();
    await seeToast(page, ORDERED);
    await haat.faults([]);

    await choose(await openPayPage(page, "CASHFREE", payButton()), "pay");
    await isPlaced(id);
  });

  test("the store's new provider is used, at first without its script", async () => {
    await reviewOnline(page, haat, base);
    await see(placeButton(page)).toHaveText(/^Place Order · Pay ₹[\d,]+\.\d\d$/);
    await takeOnline(haat, "RAZORPAY");
    await page.route("**/sandbox/sdk/**", (route) => route.abort());
    await placeButton(page).click();
    await seeToast(page, /^Failed to initiate payment$/);
    const { id } = await newestOrder(page, haat);
    await page.unroute("**/sandbox/sdk/**");
    await choose(await openPayPage(page, "RAZORPAY", payButton()), "pay");
    await isPlaced(id);
  });

  test("a refused start leaves no tab behind, and a reload goes on waiting for the same payment", async () => {
    await takeOnline(haat, "BMSPAY");
    await reviewOnline(page, haat, base);
    await haat.faults([{ path: "/api/bms-pay/initiate-payment", status: 409 }]);
    await placeButton(page).click();
    await seeToast(page, ORDERED);
    await expect.poll(() => page.context().pages().length).toBe(1);
    await haat.faults([]);
    const { id } = await newestOrder(page, haat);
    const tab = (await openPayPage(page, "BMSPAY", payButton())) as Page;
    await page.bringToFront();
    await see(heading("Waiting for your payment")).toBeVisible();
    await page.reload();
    await see(heading("Waiting for your payment")).toBeVisible();
    await choose(tab, "pay");
    await page.bringToFront();
    await isPlaced(id);
  });

  test("a tab that the browser blocks: the waiting screen opens the page by another click", async () => {
    await takeOnline(haat, "BMSPAY");
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await reviewOnline(page, haat, base);
    await placeButton(page).click();
    const link = page.getByRole("link", { name: "Open the payment page" });
    const [tab] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await choose(tab, "pay");
    await page.bringToFront();
    await isPlaced();
  });
});

test("spec 8, payment error: 'Payment failed', and the order's reason is 'Payment error'", async () => {
  await page.route("**/sandbox/sdk/cashfree.js", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: 'window.Cashfree = () => ({ checkout: async () => ({ error: { code: "request_failed", message: "Bad session" } }) });',
    }),
  );
  await reviewOnline(page, haat, base);
  await placeButton(page).click();
  await seeToast(page, /^Payment failed$/);
  await see(failure()).toContainText("The payment page had a problem.");
  const order = await newestOrder(page, haat);
  expect(order).toMatchObject({ orderState: "FAILED", stateReason: "Payment error" });

  // After home and Back, and after a reload, it is the same cart, and no second order is placed.
  const placed: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/orders")) placed.push(request.url());
  });
  await shown(page.getByRole("link", { name: "Fresh Basket" })).click();
  await cartLink(page, 1).click();
  for (const visit of ["back", "reload"]) {
    if (visit === "reload") await page.reload();
    await see(heading("Your cart, 1 item")).toBeVisible();
    await see(failure()).toContainText("The payment page had a problem.");
    await see(payButton()).toBeVisible();
  }
  await failure().getByRole("link", { name: "See what happened" }).click();
  await see(heading("Your payment did not go through")).toBeVisible();
  await see(page.getByText("Not paid").or(page.getByText("Not confirmed by the bank")).first()).toBeVisible();
  expect(placed).toEqual([]);
});

describe("spec 8, while the bank is asked", () => {
  test("a shopper who closes the checkout is asked whether to go on, and can pay for the same order", async () => {
    await reviewOnline(page, haat, base);
    await openPayPage(page, "CASHFREE");
    await page.getByRole("button", { name: "Close payment" }).click();
    await see(heading("Confirming your payment")).toBeVisible();
    const { id } = await newestOrder(page, haat);
    await page.getByRole("button", { name: "Cancel payment" }).click();
    await see(failure()).toBeVisible();
    const payPage = await openPayPage(page, "CASHFREE", payButton());
    // 'Error fetching payment status' is shown once, and polling goes on.
    await haat.faults([{ path: "/api/payment-transactions/", status: 500, times: 1 }]);
    await choose(payPage, "pay");
    await askBank(page, toast(page, /^Error fetching payment status$/));
    expect(ReusedContext.of(page)?.toasts.filter(({ text }) => text.includes("Error fetching"))).toHaveLength(1);
    await isPlaced(id);
  });

  test("a payment that a reload interrupted can be paid in the cart and on the order's page", async () => {
    await reviewOnline(page, haat, base);
    await openPayPage(page, "CASHFREE");
    const { id } = await newestOrder(page, haat);
    for (const path of ["/cart", `/order/${id}/false`]) {
      await page.goto(base + path);
      await see(heading("This order waits for its payment")).toBeVisible();
      await openPayPage(page, "CASHFREE", payButton());
    }
    await choose(page.frameLocator('iframe[title="Payment page"]'), "pay");
    await askBank(page, page.getByText("Paid", { exact: true }).first());
    await isPlaced(id);
  });
});

test("spec 5 and 8, a method that cannot pay says so in the choice of the checkout and of the recharge", async () => {
  await takeOnline(haat, "SOMEPAY");
  await openCart(page, haat, base);
  await continueButton(page).click();
  await see(page.getByRole("radio", { name: /Online payment.*Payment method not supported/ })).toBeDisabled();
  await page.getByRole("radio", { name: /Wallet/ }).check();
  await see(page.getByText(/^Your wallet has ₹0\.00, which does not pay for this order of ₹/)).toBeVisible();
  await continueButton(page).click();
  await seeToast(page, /^Insufficient Balance$/);
  await page.goto(`${base}/account/wallet`);
  await page.getByRole("button", { name: "Recharge Wallet" }).click();
  await see(page.getByRole("radio", { name: /Online Payment.*Payment method not supported/ })).toBeDisabled();
  // Without the name of an active provider, online payment is not offered.
  await takeOnline(haat, "");
  await page.goto(`${base}/cart`);
  await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeVisible();
  await see(page.getByRole("radio", { name: /Online payment/ })).toBeHidden();
});

test("spec 8: 'Payment method not supported' where the store has changed it meanwhile, and nothing is ordered", async () => {
  await reviewOnline(page, haat, base);
  await takeOnline(haat, "SOMEPAY");
  await placeButton(page).click();
  await seeToast(page, /^Payment method not supported$/);
  await see(heading("Address and payment")).toBeVisible();
  await expect(newestOrder(page, haat)).rejects.toThrow("There is no order");
});

describe("spec 8, wallet", () => {
  const dialog = () => dialogOf(page, "Recharge Wallet");

  async function askRecharge(): Promise<void> {
    await page.goto(`${base}/account/wallet`);
    await page.getByRole("button", { name: "Recharge Wallet" }).click();
    await dialog().getByRole("textbox", { name: "Amount" }).fill("250");
    await page.getByRole("radio", { name: /Online Payment/ }).check();
  }
  const recharge = () => page.getByRole("button", { name: "Recharge", exact: true });

  async function isRecharged(): Promise<void> {
    await page.bringToFront();
    await askBank(page, toast(page, /^Wallet recharged successfully$/));
    await see(dialog()).toBeHidden();
    await see(page.getByText("₹250.00").first()).toBeVisible();
  }

  test.each(["RAZORPAY", "BMSPAY"] as const)("'Wallet recharged successfully' by %s, once", async (provider) => {
    await takeOnline(haat, provider);
    await askRecharge();
    const payPage = await openPayPage(page, provider, recharge());
    // Our own dialog must be hidden, or assistive technology would not find the checkout.
    if (provider !== "BMSPAY") await see(page.getByRole("dialog", { name: "Payment", exact: true })).toBeVisible();
    await choose(payPage, "pay");
    await isRecharged();
  });

  test("'Payment failed' on a checkout error, 'Failed to recharge wallet' where it is refused", async () => {
    await askRecharge();
    await choose(await openPayPage(page, "CASHFREE", recharge()), "fail");
    await askBank(page, toast(page, /^Payment failed$/));
    await see(dialog().getByRole("textbox", { name: "Amount" })).toHaveValue("250");

    const refused = await openPayPage(page, "CASHFREE", recharge());
    await haat.faults([{ path: "/api/wallets/*/recharge", status: 400 }]);
    await choose(refused, "pay");
    await askBank(page, toast(page, /^Failed to recharge wallet$/));
    await haat.faults([]);
  });

  test("'Wallet recharged successfully' by CASHFREE, once", async () => {
    await askRecharge();
    await choose(await openPayPage(page, "CASHFREE", recharge()), "pay");
    await isRecharged();
  });
});
