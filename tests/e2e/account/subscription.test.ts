import { beforeAll, describe, expect, test } from "vitest";
import type { Product } from "#contract/catalogue/products.ts";
import type { SubscriptionPage } from "#contract/sale/subscriptions.ts";
import type { PaymentConfig } from "#contract/store/stores.ts";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { arrive, callAs, change, DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { closeToasts, moveTo, runUntil } from "#tests/support/browser/singlePage.ts";
import { base, browser, haat, page, shopper, withOneShopper } from "#tests/support/browser/visitors.ts";
import { dayFromNow, subscribable } from "#tests/support/journeys/accountPages.ts";
import { ADDRESS, addressDialog, fillAddress, passLogin } from "#tests/support/journeys/journey.ts";

/** The demo store's charge in rupees for goods of less than 499. */
const DELIVERY_CHARGE = 29;

let product: Product;

withOneShopper({ isLoggedIn: true, breaksCalls: true });
beforeAll(async () => {
  [product] = (await subscribable(page, haat.origin)) as [Product];
});

const confirm = () => page.getByRole("button", { name: "Confirm Subscription" });
const day = (name: string) => page.getByRole("button", { name, exact: true });

/** Whether the open page is as `openUntouched` left it; every `open` makes it false. */
let isUntouched = false;

async function open(): Promise<void> {
  isUntouched = false;
  await page.goto(`${base}/subscription/${product.id}`);
  await see(page.getByRole("heading", { level: 1, name: "Subscription" })).toBeVisible();
  await see(page.getByLabel("Delivery slot")).toBeVisible();
  await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeVisible();
}

/** For tests that leave the setup as they found it: opens it unless it is open. */
async function openUntouched(): Promise<void> {
  if (isUntouched && page.url() === `${base}/subscription/${product.id}`) return;
  await open();
  isUntouched = true;
}

async function all(): Promise<SubscriptionPage["subscriptions"]> {
  const { customerId, call } = await callAs(page, haat.origin);
  return (await call<SubscriptionPage>("GET", `/api/subscriptions?customerId=${customerId}&page=1&size=30`))
    .subscriptions;
}

const methods = (given: Partial<PaymentConfig>) =>
  change<PaymentConfig>(page, /\/payment-config/, (config) => ({ ...config, ...given }));

describe("spec 2.6, Subscribe", () => {
  test("a product that isSubscribable links to /subscription/{productId}; login is required there", async () => {
    const guest = await arrive(browser);
    await guest.page.goto(`${base}/product/${product.id}`);
    await guest.page.getByRole("link", { name: "Subscribe" }).click();
    await see(guest.page).toHaveURL(`${base}/login`);
    await passLogin(guest.page, haat);
    await see(guest.page).toHaveURL(new RegExp(`/subscription/${product.id}`));
    await see(guest.page.getByRole("heading", { level: 1, name: "Subscription" })).toBeVisible();
  });

  test("a product that is not has no link, and its setup says so", async () => {
    const { orgId, store, call } = await callAs(page, haat.origin);
    const { products } = await call<{ products: Product[] }>(
      "GET",
      `/api/products?page=1&size=100&orgId=${orgId}&storeId=${store.id}`,
    );
    const other = products.find(({ isSubscribable }) => !isSubscribable);
    await page.goto(`${base}/product/${other?.id}`);
    await see(page.getByRole("heading", { level: 1 })).toBeVisible();
    await see(page.getByText(/Delivered in/)).toBeVisible();
    await see(page.getByRole("link", { name: "Subscribe" })).toHaveCount(0);
    await page.goto(`${base}/subscription/${other?.id}`);
    await see(page.getByText("No subscription for this product")).toBeVisible();
  });
});

describe("spec 2.12, Subscription setup", () => {
  test("product block: thumbnail, name, struck list price, selling price, weight with unit, and a stepper whose minus is disabled at 1", async () => {
    await openUntouched();
    const main = page.getByRole("main");
    const [variant] = product.variants;
    await see(main.locator("img").first()).toBeVisible();
    await see(main.getByRole("heading", { name: product.name })).toBeVisible();
    await see(main.locator("s, del").first()).toContainText(`₹${variant?.mrp.toFixed(2)}`);
    await see(main.getByText(`₹${variant?.sellingPrice.toFixed(2)}`).first()).toBeVisible();
    await see(main.getByText(new RegExp(`^${variant?.weight} [a-zA-Z]+$`)).first()).toBeVisible();
    const minus = page.getByRole("button", { name: `Decrease ${product.name}` });
    const plus = page.getByRole("button", { name: `Increase ${product.name}` });
    await see(minus).toBeDisabled();
    await plus.click();
    await plus.click();
    await see(page.getByRole("group", { name: /^Quantity of/ })).toContainText("3");
    await minus.click();
    await minus.click();
    await see(minus).toBeDisabled();
  });

  test("start date today, end date empty, both not before today; no day chosen; the chips toggle", async () => {
    await openUntouched();
    const start = page.getByLabel("Start Date");
    const end = page.getByLabel("End Date");
    await see(start).toHaveValue(dayFromNow(0));
    await see(end).toHaveValue("");
    for (const picker of [start, end]) await see(picker).toHaveAttribute("min", dayFromNow(0));
    const chips = page.getByRole("group", { name: "Select Repeated Days" }).getByRole("button");
    await see(chips).toHaveCount(7);
    // Round ones, on a narrow screen too.
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const { width: across = 0, height = 1 } = (await chips.first().boundingBox()) ?? {};
      expect(across / height).toBeCloseTo(1, 1);
    }
    await see(page.locator('[aria-pressed="true"]', { hasText: /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat)$/ })).toHaveCount(0);
    await day("Monday").click();
    await see(day("Monday")).toHaveAttribute("aria-pressed", "true");
    await day("Monday").click();
    await see(day("Monday")).toHaveAttribute("aria-pressed", "false");
  });

  test("a delivery slot dropdown with each slot's times in 12 hours", async () => {
    await openUntouched();
    const options = await page.getByLabel("Delivery slot").locator("option").allTextContents();
    expect(options.length).toBeGreaterThan(1);
    for (const words of options) expect(words).toMatch(/^\d\d:\d\d [AP]M to \d\d:\d\d [AP]M$/);
  });

  test("the payment-mode chooser shows the wallet balance, cash on delivery first (reading 21)", async () => {
    await openUntouched();
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
    await see(page.getByRole("radio", { name: /Wallet.*Balance ₹0\.00/ })).toBeVisible();
    await see(page.getByRole("radio", { name: /online/i })).toHaveCount(0);
  });

  test("summary: Subtotal, Tax 0, Savings, Total; 'Shop more' to /category; no 'Confirm Subscription' without an address", async () => {
    await openUntouched();
    await page.getByRole("button", { name: `Increase ${product.name}` }).click();
    const [variant] = product.variants;
    const [mrp, price] = [variant?.mrp ?? 0, variant?.sellingPrice ?? 0];
    const facts = await page
      .getByRole("region", { name: "Summary" })
      .locator("dl > div")
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector("dt")?.textContent, row.querySelector("dd")?.textContent]),
      );
    expect(facts).toEqual([
      ["Subtotal", `₹${(mrp * 2).toFixed(2)}`],
      ["Tax", "₹0.00"],
      ["Savings", `−₹${((mrp - price) * 2).toFixed(2)}`],
      ["Total", `₹${(price * 2).toFixed(2)}`],
      // Below the total, because it is no part of it (reading 38).
      ["Delivery adds", "₹29.00"],
      ["To pay each time", `₹${(price * 2 + 29).toFixed(2)}`],
    ]);
    await see(page.getByRole("link", { name: "Shop more" })).toHaveAttribute("href", /\/category$/);
    await see(confirm()).toHaveCount(0);
    await page.getByRole("button", { name: `Decrease ${product.name}` }).click();
  });

  test("a wallet that cannot pay the first delivery says so, and is recharged in place with all choices kept", async () => {
    await open();
    await day("Monday").click();
    const short = page.getByText(/^Your wallet has ₹0\.00, which does not pay for the first delivery of ₹/);
    await see(short).toHaveCount(0);
    await page.getByRole("radio", { name: /Wallet/ }).check();
    await see(short).toBeVisible();
    await page.getByRole("button", { name: "Recharge Wallet" }).click();
    // The price of its first variant, plus the delivery charge.
    const price = product.variants[0]?.sellingPrice ?? 0;
    await see(page.getByRole("textbox", { name: "Amount" })).toHaveValue(String(price + DELIVERY_CHARGE));
    await page.getByRole("button", { name: "₹500" }).click();
    await page.getByRole("radio", { name: /Cash on Delivery/ }).check();
    await page.getByRole("button", { name: "Recharge", exact: true }).click();
    await seeToast(page, /^Wallet recharged successfully$/);
    await see(page.getByText("₹500.00 is added to your balance once the cash is collected.")).toBeVisible();
    await see(day("Monday")).toHaveAttribute("aria-pressed", "true");
    await see(page.getByRole("radio", { name: /Wallet/ })).toBeChecked();
  });

  test("reading 22: 'Save address' is on at first; off, the address serves this subscription only", async () => {
    await open();
    await see(page.getByText("Select a delivery address")).toBeVisible();
    await page.getByRole("button", { name: "Add Address" }).click();
    await fillAddress(page);
    const option = addressDialog(page).getByRole("checkbox", { name: "Save address" });
    await see(option).toBeChecked();
    await option.uncheck();
    await addressDialog(page).getByRole("button", { name: "Use this address" }).click();
    await see(addressDialog(page)).toBeHidden();
    await see(page.getByRole("radio", { name: new RegExp(`${ADDRESS.name}.*This subscription only`) })).toBeChecked();
    await day("Monday").click();
    await confirm().click();
    await see(page).toHaveURL(`${base}/account/subscription`);
    const [made] = await all();
    expect(made?.shippingAddress).toMatchObject({ address: ADDRESS.address, pin: ADDRESS.pin });
    await page.goto(`${base}/account/address`);
    await see(page.getByRole("button", { name: "Add Address" })).toBeVisible();
    await see(page.getByRole("radio")).toHaveCount(0);
  });

  test("saved, it goes into the address list and is chosen; then 'Confirm Subscription' is there", async () => {
    await open();
    await page.getByRole("button", { name: "Add Address" }).click();
    await fillAddress(page);
    await addressDialog(page).getByRole("button", { name: "Save address" }).click();
    await see(addressDialog(page)).toBeHidden();
    await see(page.getByRole("radio", { name: new RegExp(ADDRESS.name) })).toBeChecked();
    await see(confirm()).toBeVisible();
    await page.reload();
    await see(page.getByRole("radio", { name: new RegExp(ADDRESS.name) })).toBeChecked();
  });
});

describe("spec 5, Confirm Subscription", () => {
  test("1 to 3: no repeated days, no start date, one before today, an end date earlier than the start date", async () => {
    await open();
    const refused = async (words: string) => {
      await closeToasts(page);
      await confirm().click();
      await seeToast(page, words);
    };
    await refused("Error! Please select repeated days and Start Date.");
    await day("Monday").click();
    await page.getByLabel("Start Date").fill("");
    await refused("Error! Please select repeated days and Start Date.");
    await page.getByLabel("Start Date").fill(dayFromNow(-1));
    await refused("Error! Please select a valid Start Date.");
    await page.getByLabel("Start Date").fill(dayFromNow(5));
    await page.getByLabel("End Date").fill(dayFromNow(3));
    await refused("Error! End date cannot be earlier than start date.");
  });

  test.each([
    ["cash on delivery", { cashOnDelivery: { enabled: false } }],
    ["the wallet", { wallet: { enabled: false } }],
  ])("5: %s not enabled (reading 2)", async (_, config) => {
    await methods(config);
    await page.goto(`${base}/subscription/${product.id}`);
    await day("Monday").click();
    await see(page.getByRole("radio", { name: /Cash on delivery|Wallet/ })).toHaveCount(1);
    await confirm().click();
    await seeToast(page, "Error! Please contact store admin paymenthod is disabled.");
  });

  test("a failed creation says why and keeps the input; then the subscription is made once, and after 800 ms the account shows it", async () => {
    const before = (await all()).length;
    await open();
    await day("Tuesday").click();
    await day("Saturday").click();
    await page.getByRole("button", { name: `Increase ${product.name}` }).click();
    await page.getByLabel("End Date").fill(dayFromNow(60));
    await page.getByRole("radio", { name: /Wallet/ }).check();
    const keys: (string | undefined)[] = [];
    await page.route("**/api/subscriptions", async (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      await route.continue();
    });
    await haat.faults([{ path: "/api/subscriptions", method: "POST", status: 500 }]);
    await confirm().click();
    await see(page.getByRole("alert").filter({ hasText: "The sandbox was told to fail this call." })).toBeVisible();
    await see(day("Tuesday")).toHaveAttribute("aria-pressed", "true");
    await see(page.getByRole("group", { name: /^Quantity of/ })).toContainText("2");
    await see(page.getByLabel("End Date")).toHaveValue(dayFromNow(60));
    await see(page.getByRole("radio", { name: /Wallet/ })).toBeChecked();
    await haat.faults([]);
    await confirm().dblclick();
    await seeToast(page, "Subscription confirmed");
    await see(page).toHaveURL(`${base}/account/subscription`);
    const made = await all();
    expect(made.length).toBe(before + 1);
    expect(made[0]).toMatchObject({
      isActive: true,
      subscriptionItem: { quantity: 2 },
      subscriptionRecurrence: {
        daysOfWeek: ["TUESDAY", "SATURDAY"],
        startDate: dayFromNow(0),
        endDate: dayFromNow(60),
        paymentMethod: "WALLET",
      },
    });
    expect(keys.every(Boolean)).toBe(true);
  });

  test("bar 2: when the answer is lost after the commit, the same key creates no second subscription", async () => {
    const before = (await all()).length;
    await open();
    await day("Friday").click();
    await haat.faults([{ path: "/api/subscriptions", method: "POST", dropReply: true, times: 1 }]);
    await confirm().click();
    await see(page).toHaveURL(`${base}/account/subscription`);
    expect((await all()).length).toBe(before + 1);
  });
});

describe("spec 8, load failures of the setup", () => {
  test.each([
    ["product", "/api/products/"],
    ["slot", "/api/delivery-slots"],
  ])("a %s failure shows an error view with status and message, and Try again recovers", async (_, path) => {
    // A new browser, because both answers may be kept for a while.
    const other = await arrive(browser, { storageState: await shopper.context.storageState() });
    await other.page.clock.install();
    await haat.faults([{ path, status: 500 }]);
    await other.page.goto(`${base}/subscription/${product.id}`);
    const failure = other.page.getByRole("main").getByRole("alert");
    await runUntil(other.page, failure);
    await see(failure).toContainText("500");
    await haat.faults([]);
    await failure.getByRole("button", { name: "Try again" }).click();
    await see(other.page.getByRole("heading", { level: 1, name: "Subscription" })).toBeVisible();
  });
});

describe("bars 12 and 21", () => {
  // The stories check both schemes.
  test.each([
    ["390", PHONE, "light"],
    ["1280", DESKTOP, "dark"],
  ])("at %s px: no axe violation, nothing wider than the screen", async (_, viewport, scheme) => {
    await page.setViewportSize(viewport);
    const toggle = page.getByRole("button", { name: "Dark mode" });
    await page.goto(`${base}/account/subscription`);
    await see(page.getByRole("heading", { level: 1, name: "Subscription" })).toBeVisible();
    if (scheme === "dark") await toggle.click();
    for (const path of ["/account/subscription", `/subscription/${product.id}`]) {
      if (!page.url().endsWith(path)) await moveTo(page, `${base}${path}`);
      if (path.startsWith("/subscription")) await see(confirm()).toBeVisible();
      await see(toggle).toHaveAttribute("aria-pressed", String(scheme === "dark"));
      // Pages are judged at rest, because pictures are loading and colours change.
      await see.poll(() => axeViolations(page), `${path}, ${scheme}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    if (scheme === "dark") await toggle.click();
  });
});
