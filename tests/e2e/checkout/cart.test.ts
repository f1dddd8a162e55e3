import type { Browser, Page, Request } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OrderPage } from "#contract/sale/orders.ts";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import {
  arrive,
  callAs,
  fillCart,
  type Shopper,
  saveAddress,
  see,
  variantsOf,
} from "#tests/support/browser/shopperBrowser.ts";
import { runUntil } from "#tests/support/browser/singlePage.ts";
import { type HaatOnPostgres, startHaatOnPostgres } from "#tests/support/browser/startHaatOnPostgres.ts";
import { still } from "#tests/support/browser/still.ts";
import {
  addButton,
  cartLink,
  continueButton,
  logIn,
  orderHeading,
  placeButton,
  shown,
  underPath,
} from "#tests/support/journeys/journey.ts";
import { openCart } from "#tests/support/journeys/paying.ts";

/** A separate shop, in whose database the test changes prices and stock. */
let haat: HaatOnPostgres;
let browser: Browser;
let shopper: Shopper;
let page: Page;
let base: string;

beforeAll(async () => {
  [haat, browser] = await Promise.all([startHaatOnPostgres(), theBrowser()]);
  base = underPath(haat);
});
afterAll(async () => {
  await haat?.stop();
});
beforeEach(async () => {
  shopper = await arrive(browser);
  page = shopper.page;
  await logIn(page, haat, base);
});
afterEach(() => haat.faults([]));

async function ordersOf(of: Page): Promise<OrderPage["orders"]> {
  const { customerId, orgId, store, call } = await callAs(of, haat.origin);
  const query = new URLSearchParams({ customerId, orgId, storeId: store.id, page: "1", size: "8" });
  return (await call<OrderPage>("GET", `/api/orders?${query}`)).orders;
}

const heading = (name: string | RegExp) => page.getByRole("heading", { name });
const quantity = (of: Page) => of.getByRole("group", { name: /^Quantity of / }).getByRole("status");

const prepare = (which = 0) => openCart(page, haat, base, which);

async function toReview(): Promise<void> {
  await continueButton(page).click();
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await continueButton(page).click();
  await see(heading("Review your order")).toBeVisible();
}

describe("spec 2.8, quick taps", () => {
  test("20 quick taps are a few calls, in order, and settle to the platform's totals", async () => {
    const [first] = await variantsOf(page, haat.origin);
    await page.goto(`${base}/product/${first?.productId}`);
    // Counted by key, because a call that waits longer than 10 s is sent again with the same key (reading 35).
    const sent = new Map<string, number>();
    const open = new Set<string>();
    let most = 0;
    const keyOf = (request: Request) => request.headers()["idempotency-key"] ?? "";
    page.on("request", (request) => {
      if (!request.url().includes("/add-item")) return;
      sent.set(keyOf(request), (request.postDataJSON() as { quantity: number }).quantity);
      open.add(keyOf(request));
      most = Math.max(most, open.size);
    });
    page.on("requestfinished", (request) => open.delete(keyOf(request)));
    // All taps are made before the first answer, however slow the machine is.
    let answer = () => {};
    const isTapped = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(
      "**/add-item",
      async (route) => {
        await isTapped;
        await route.continue();
      },
      { times: 1 },
    );
    await addButton(page).click();
    const plus = shown(page.getByRole("button", { name: /^Increase / }));
    for (let tap = 1; tap < 20; tap += 1) await plus.click();
    answer();
    await see(shown(quantity(page))).toContainText("20");
    // The first call contains all taps that came before it was sent. On a busy machine that is more than one tap.
    await see.poll(() => [...sent.values()].reduce((sum, each) => sum + each, 0)).toBe(20);
    expect(sent.size).toBeLessThanOrEqual(2);
    expect(most).toBe(1);
    await cartLink(page, 1).click();
    const rupees = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" });
    await see(
      page
        .getByRole("main")
        .getByText(rupees.format(20 * (first?.sellingPrice ?? 0)))
        .first(),
    ).toBeVisible();
    const { cartId, orgId, store, call } = await callAs(page, haat.origin);
    const cart = await call<{ data: { quantity: number }[]; finalPrice: number }>(
      "GET",
      `/api/carts/${cartId}?orgId=${orgId}&storeId=${store.id}`,
    );
    expect(cart.data.map((line) => line.quantity)).toEqual([20]);
    await see(page.getByRole("complementary").getByText(rupees.format(cart.finalPrice)).first()).toBeVisible();
  });

  test("a refusal rolls back to what the platform holds, with its message", async () => {
    await fillCart(page, haat.origin, 2);
    await page.goto(`${base}/cart`);
    await see(quantity(page)).toContainText("2");
    await haat.faults([{ path: "/api/carts/*/add-item", status: 409 }]);
    await page.getByRole("button", { name: /^Increase / }).click();
    await seeToast(page, /Failed to add product to cart/);
    await see(quantity(page)).toContainText("2");
  });

  test("a tap whose reply is lost after the commit counts once", async () => {
    await fillCart(page, haat.origin, 1);
    await page.goto(`${base}/cart`);
    await see(quantity(page)).toContainText("1");
    await haat.faults([{ path: "/api/carts/*/add-item", dropReply: true, times: 1 }]);
    await page.getByRole("button", { name: /^Increase / }).click();
    await seeToast(page, "Product added to cart");
    await page.reload();
    await see(quantity(page)).toContainText("2");
  });
});

describe("spec 4, the checkout remembers", () => {
  test("leaving and returning to /cart, and a reload, keep step, address and choices", async () => {
    await saveAddress(page, haat.origin, { name: "Ravi Menon", address: "7, Marine Drive" });
    await prepare();
    await continueButton(page).click();
    await page.getByRole("radio", { name: /Asha Rao/ }).check();
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Fresh Basket/ })
      .click();
    await see(page.getByRole("heading", { name: "Shop by Category" })).toBeVisible();
    await cartLink(page, 1).click();
    for (const again of [async () => {}, async () => page.reload()]) {
      await again();
      await see(heading("Address and payment")).toBeVisible();
      await see(page.getByRole("radio", { name: /Asha Rao/ })).toBeChecked();
      await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
    }
    await continueButton(page).click();
    await see(heading("Review your order")).toBeVisible();
    await page.reload();
    await see(heading("Review your order")).toBeVisible();
    await see(page.getByText("Asha Rao", { exact: true })).toBeVisible();
  });

  test("what was typed into the address form is there again after closing it", async () => {
    await fillCart(page, haat.origin);
    await page.goto(`${base}/cart`);
    await continueButton(page).click();
    await page.getByRole("textbox", { name: /^Address\*?$/ }).fill("9, Halfway House");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Add Address" }).click();
    await see(page.getByRole("textbox", { name: /^Address\*?$/ })).toHaveValue("9, Halfway House");
  });
});

describe("bar 2, one order", () => {
  test("a double click, Back and a reload make one order", async () => {
    await prepare();
    await toReview();
    await placeButton(page).dblclick();
    await see(orderHeading(page)).toBeVisible();
    const placed = page.url();
    expect(placed).toMatch(/\/order\/[0-9a-f-]+\/true$/);
    await page.reload();
    await see(orderHeading(page)).toBeVisible();
    await page.goBack();
    await see(placeButton(page)).toHaveCount(0);
    await page.goto(`${base}/cart`);
    await see(heading("Your Cart is Empty")).toBeVisible();
    expect((await ordersOf(page)).map(({ id }) => id)).toEqual([placed.split("/").at(-2)]);
  });

  test("two tabs that place the same checkout make one order", async () => {
    await prepare();
    await toReview();
    const other = await shopper.context.newPage();
    await other.goto(`${base}/cart`);
    await see(placeButton(other)).toBeVisible();
    await placeButton(page).click();
    await placeButton(other)
      .click({ timeout: 3_000 })
      .catch(() => {});
    await see(orderHeading(page)).toBeVisible();
    await see(placeButton(other)).toHaveCount(0);
    await still(other);
    expect(await ordersOf(page)).toHaveLength(1);
    await other.goto(`${base}/cart`);
    await see(other.getByRole("heading", { name: "Your Cart is Empty" })).toBeVisible();
  });

  test("a change in one tab is shown in the other when that becomes visible again", async () => {
    await fillCart(page, haat.origin);
    await page.goto(`${base}/cart`);
    await see(quantity(page)).toContainText("1");
    const other = await shopper.context.newPage();
    await other.goto(`${base}/cart`);
    await other.getByRole("button", { name: /^Increase / }).click();
    await seeToast(other, "Product added to cart");
    await page.reload();
    await see(quantity(page)).toContainText("2");
  });
});

describe("bar 3, a reply lost after the commit", () => {
  test("Place Order shows 'checking', never 'failed', and ends in one order", async () => {
    await prepare();
    await toReview();
    await page.clock.install();
    await haat.faults([{ path: "/api/orders", method: "POST", dropReply: true }]);
    await placeButton(page).click();
    const checking = heading("Checking your order");
    await runUntil(page, checking);
    await see(page.getByText(/failed/i)).toHaveCount(0);
    await haat.faults([]);
    await page.getByRole("button", { name: "Check now" }).click();
    await see(orderHeading(page)).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test("a tab closed while it was checking finds the one order on its return", async () => {
    await prepare();
    await toReview();
    await haat.faults([{ path: "/api/orders", method: "POST", dropReply: true }]);
    await placeButton(page).click();
    await see.poll(async () => (await ordersOf(page)).length).toBe(1);
    await page.close();
    await haat.faults([]);
    page = await shopper.context.newPage();
    await page.goto(`${base}/cart`);
    await see(orderHeading(page)).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test.each([
    ["creating the checkout", "/api/checkouts", "POST"],
    ["choosing address and payment", "/api/checkouts/", "PATCH"],
  ])("%s: a lost reply leaves the shopper a way on", async (_, path, method) => {
    await prepare();
    await haat.faults([{ path, method, dropReply: true, times: 1 }]);
    await continueButton(page).click();
    if (
      !(await page
        .getByRole("radio", { name: /Cash on delivery/ })
        .isVisible()
        .catch(() => false))
    ) {
      await see(heading(/^Your cart|^Address and payment/)).toBeVisible();
    }
    if (await heading(/^Your cart/).isVisible()) await continueButton(page).click();
    await page.getByRole("radio", { name: /Cash on delivery/ }).check();
    await continueButton(page).click();
    const review = heading("Review your order");
    await review.waitFor({ timeout: 4_000 }).catch(() => continueButton(page).click());
    await placeButton(page).click();
    await see(orderHeading(page)).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  });
});

describe("bar 5, what changed between the steps", () => {
  const SELL = "UPDATE product_variants SET available_quantity = $2 WHERE id = $1";
  const PRICE = "UPDATE product_variants SET selling_price_paise = selling_price_paise + $2 WHERE id = $1";
  const HIDE = "UPDATE product_variants SET is_visible = $2 WHERE id = $1";

  test.each([
    ["sold out", SELL, 0, /no longer available|out of stock|sold out/i],
    ["taken out of the store", HIDE, false, /no longer available|out of stock|sold out/i],
  ])("a product %s before Place Order is shown, and no order is made", async (_, statement, value, words) => {
    const which = statement === SELL ? 1 : 2;
    const { variantId } = await prepare(which);
    await toReview();
    await haat.changeRow(statement, [variantId, value]);
    await placeButton(page).click();
    await see(heading(/^Your cart/)).toBeVisible();
    await see(page.getByRole("main").getByText(words).first()).toBeVisible();
    await see(continueButton(page)).toBeDisabled();
    expect(await ordersOf(page)).toHaveLength(0);
    await page
      .getByRole("button", { name: /^Remove .*/ })
      .first()
      .click();
    await see(heading("Your Cart is Empty")).toBeVisible();
  });

  test("a changed price is shown before any order is made, and the shopper can accept it", async () => {
    const { variantId } = await prepare(3);
    await toReview();
    await haat.changeRow(PRICE, [variantId, 1_100]);
    await placeButton(page).click();
    await see(heading(/^Your cart|^Review your order/)).toBeVisible();
    await see(page.getByRole("alert").getByText(/: ₹[\d,.]+ → is now ₹[\d,.]+$/)).toBeInViewport();
    expect(await ordersOf(page)).toHaveLength(0);
    await toReview();
    await placeButton(page).click();
    await see(orderHeading(page)).toBeVisible();
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test("when fewer are left than wanted, the cart says how many and takes them in one tap", async () => {
    const { variantId } = await fillCart(page, haat.origin, 5, 4);
    await haat.changeRow(SELL, [variantId, 3]);
    await page.goto(`${base}/cart`);
    await see(page.getByText("Only 3 left in stock")).toBeVisible();
    await see(continueButton(page)).toBeDisabled();
    await page.getByRole("button", { name: /^Update to 3/ }).click();
    await see(page.getByText("Only 3 left in stock")).toBeHidden();
    await see(continueButton(page)).toBeEnabled();
    await see(quantity(page)).toContainText("3");
  });
});
