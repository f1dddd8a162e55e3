import { readFile } from "node:fs/promises";
import { PDFParse } from "pdf-parse";
import type { Browser, Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Order, OrderState } from "#contract/sale/orders.ts";
import { axeViolations } from "#tests/support/browser/axeViolations.ts";
import { theBrowser } from "#tests/support/browser/openBrowser.ts";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import {
  arrive,
  callAs,
  fillCart,
  placeOrder,
  type Shopper,
  SIZES,
  see,
} from "#tests/support/browser/shopperBrowser.ts";
import { type HaatOnPostgres, startHaatOnPostgres } from "#tests/support/browser/startHaatOnPostgres.ts";
import { logIn, orderHeading, shown, underPath } from "#tests/support/journeys/journey.ts";

/** A separate shop, in whose database the test changes orders. */
let haat: HaatOnPostgres;
let browser: Browser;

beforeAll(async () => {
  [haat, browser] = await Promise.all([startHaatOnPostgres(), theBrowser()]);
});
afterAll(async () => {
  await haat?.stop();
});

/** The platform's own message (reading 12). */
const FAULT = "The sandbox was told to fail this call.";

const PRICE = "UPDATE product_variants SET selling_price_paise = $2, mrp_paise = $2 WHERE id = $1";
const STOCK = "UPDATE product_variants SET available_quantity = $2 WHERE id = $1";
const HIDE = "UPDATE product_variants SET is_visible = $2 WHERE id = $1";

describe.each(SIZES)("spec 2.9, the order's page at $width px", (viewport) => {
  let shopper: Shopper;
  let page: Page;
  let base: string;

  beforeEach(async () => {
    shopper = await arrive(browser, { viewport });
    page = shopper.page;
    base = underPath(haat);
    await logIn(page, haat, base);
  });
  afterEach(() => haat.faults([]));

  const byTheStore = (id: string, orderState: OrderState) =>
    fetch(`${haat.origin}/sandbox/orders/${id}/state`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ orderState }),
    });

  const open = async (order: Order) => {
    await page.goto(`${base}/order/${order.id}/false`);
    await see(orderHeading(page)).toBeVisible();
  };

  const button = (name: string) => shown(page.getByRole("button", { name, exact: true }));
  const steps = () => page.getByRole("region", { name: "Order Timeline" }).getByRole("listitem");
  const dialog = () => page.getByRole("dialog");

  const cartOf = async () => {
    const { cartId, orgId, store, call } = await callAs(page, haat.origin);
    const path = `/api/carts/${cartId}?orgId=${orgId}&storeId=${store.id}`;
    const { data } = await call<{ data: { productVariantId: string; quantity: number }[] }>("GET", path);
    return Object.fromEntries(data.map((line) => [line.productVariantId, line.quantity]));
  };

  const quiet = () => expect(shopper.troubles.filter((trouble) => !trouble.includes("status of 409"))).toEqual([]);

  test("the invoice is offered once the order is DELIVERED: a PDF under the order's number, with its lines in rupees", async () => {
    const order = await placeOrder(page, haat.origin);
    await open(order);
    await see(button("Download invoice")).toHaveCount(0);
    await see(page.getByRole("link", { name: "Shop more" })).toHaveCount(0);
    await byTheStore(order.id, "DELIVERED");
    await page.reload();
    const [download] = await Promise.all([page.waitForEvent("download"), button("Download invoice").click()]);
    expect(download.suggestedFilename()).toBe(`invoice-${order.orderNumber}.pdf`);
    const parser = new PDFParse({ data: new Uint8Array(await readFile(await download.path())) });
    const { text, total } = await parser.getText();
    await parser.destroy();
    expect(total).toBe(1);
    for (const words of ["Fresh Basket", order.orderNumber, latin(order.orderItems[0]?.productName), "₹", "Paid"]) {
      expect(text).toContain(words);
    }
    await see(shown(page.getByRole("main").getByRole("link", { name: "Shop more" }))).toBeVisible();
    quiet();
  });

  test("the timeline shows what happened, the current state and what is to come", async () => {
    const order = await placeOrder(page, haat.origin);
    await open(order);
    await see(steps()).toHaveText([/^Placed\d.*(AM|PM)/, /^Shipped \(to come\)$/, /^Delivered \(to come\)$/]);
    await see(steps().first()).toHaveAttribute("aria-current", "step");
    await byTheStore(order.id, "SHIPPED");
    await byTheStore(order.id, "DELIVERED");
    await page.reload();
    await see(steps()).toHaveText([/^Placed/, /^Shipped\d/, /^Paid\d/, /^Delivered\d/]);
    expect(await axeViolations(page)).toEqual([]);
    quiet();
  });

  test("'Order again' puts the items into the cart, and names what is dearer, short or gone", async () => {
    const which = viewport.width < 768 ? 1 : 6;
    const [dearer, fewer, gone] = [
      await fillCart(page, haat.origin, 2, which),
      await fillCart(page, haat.origin, 5, which + 1),
      await fillCart(page, haat.origin, 1, which + 2),
    ];
    const order = await placeOrder(page, haat.origin);
    await byTheStore(order.id, "DELIVERED");
    await haat.changeRow(PRICE, [dearer.variantId, 98_700]);
    await haat.changeRow(STOCK, [fewer.variantId, 3]);
    await haat.changeRow(HIDE, [gone.variantId, false]);
    await open(order);
    await button("Order again").dblclick();
    await see(dialog().getByText("3 of 4 items are in your cart.")).toBeVisible();
    const group = (name: string) =>
      dialog()
        .locator("section", { has: page.getByRole("heading", { name }) })
        .getByRole("listitem");
    await see(group("New price")).toHaveText([`${dearer.name}₹987.00 now, ${rupees(dearer.sellingPrice)} before`]);
    await see(group("Fewer available")).toHaveText([`${fewer.name}3 of 5 in your cart`]);
    await see(group("No longer available")).toHaveText([gone.name]);
    expect(await axeViolations(page)).toEqual([]);
    const filled = { [dearer.variantId]: 2, [fewer.variantId]: 3 };
    expect(await cartOf()).toMatchObject(filled);
    await dialog().getByRole("button", { name: "Close" }).last().click();
    await see(button("Order again")).toBeFocused();
    await button("Order again").click();
    await see(dialog().getByText("3 of 4 items are in your cart.")).toBeVisible();
    expect(await cartOf()).toMatchObject(filled);
    expect(Object.keys(await cartOf())).toHaveLength(3);
    await dialog().getByRole("link", { name: "Go to cart" }).click();
    await see(page.getByRole("heading", { name: /^Your cart/ })).toBeVisible();
    await see(page.getByRole("main").getByText(dearer.name).first()).toBeVisible();
    quiet();
  });

  // The following looks the same on every screen.
  if (viewport !== SIZES[0]) return;

  test("an invoice that fails to load says so, and the next tap loads it", async () => {
    const order = await placeOrder(page, haat.origin);
    await byTheStore(order.id, "DELIVERED");
    await open(order);
    await haat.faults([{ path: "/api/orders/*/invoice", status: 500 }]);
    await button("Download invoice").click();
    await seeToast(page, FAULT);
    await haat.faults([]);
    const [download] = await Promise.all([page.waitForEvent("download"), button("Download invoice").click()]);
    expect(await download.failure()).toBeNull();
  });

  test("cancelling is in the timeline at once, with its reason", async () => {
    const order = await placeOrder(page, haat.origin);
    await open(order);
    await button("Cancel order").click();
    const asked = page.getByRole("alertdialog").or(page.getByRole("dialog")).first();
    await asked.getByLabel("Reason").fill("Ordered twice");
    await asked.getByRole("button", { name: "Submit" }).click();
    await seeToast(page, "Order cancelled successfully");
    await see(steps().last()).toHaveText(/^Cancelled\d.*Ordered twice$/);
  });

  test("'Order again' without a network adds nothing and says so", async () => {
    const order = await placeOrder(page, haat.origin);
    await open(order);
    await haat.faults([{ path: "/api/products/*", status: 500 }]);
    await button("Order again").click();
    await seeToast(page, FAULT);
    expect(await cartOf()).toEqual({});
    await haat.faults([]);
    await button("Order again").click();
    await see(dialog().getByText("The item is in your cart, at the same price as before.")).toBeVisible();
  });
});

/** In a PDF, Devanagari is extracted in the order in which it is drawn. */
const latin = (name = "") => name.split(" · ")[0] ?? "";
const rupees = (amount: number) =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR" }).format(amount);
