import { describe, expect, test } from "vitest";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { placeOrder, see, serveWithoutData } from "#tests/support/browser/shopperBrowser.ts";
import { still } from "#tests/support/browser/still.ts";
import { base, haat, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import {
  addButton,
  continueButton,
  dialogOf,
  GOODS,
  logIn,
  shown,
  underPath,
} from "#tests/support/journeys/journey.ts";
import { openCart } from "#tests/support/journeys/paying.ts";

withOwnShoppers({ breaksCalls: true });

const heading = (name: string | RegExp) => page.getByRole("heading", { name }).first();

describe("spec 8, HTTP 403", () => {
  const spoil = (names: string[]) =>
    page.evaluate((spoiled) => {
      const stored = JSON.parse(localStorage.getItem("store_auth_fresh-basket") ?? "{}");
      for (const name of spoiled) stored.tokens[name] = "spoiled";
      localStorage.setItem("store_auth_fresh-basket", JSON.stringify(stored));
    }, names);

  test("renews the tokens once and tries again", async () => {
    await logIn(page, haat, base);
    await spoil(["accessToken"]);
    let renewals = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/identity/renewAccessToken")) renewals += 1;
    });
    await page.goto(`${base}/account/orders`);
    await see(page.getByText("No Orders Found")).toBeVisible();
    expect(renewals).toBe(1);
  });

  test("a refused renewal ends the session", async () => {
    await logIn(page, haat, base);
    await spoil(["accessToken", "refreshToken"]);
    await page.goto(`${base}/account/orders`);
    await see(heading("Log in or Sign up")).toBeVisible();
    await see(page.getByRole("link", { name: "Log in" })).toBeVisible();
  });
});

describe("spec 8, cart", () => {
  const openProduct = async () => {
    await logIn(page, haat, base);
    await page.goto(`${base}/search?query=${encodeURIComponent(GOODS.product)}`);
    await see(addButton(page, GOODS.product)).toBeVisible();
  };
  const decrease = () => shown(page.getByRole("button", { name: new RegExp(`^(Remove|Decrease) .*${GOODS.product}`) }));

  test("'Product added to cart' and 'Product removed from cart'", async () => {
    await openProduct();
    await addButton(page, GOODS.product).click();
    await seeToast(page, "Product added to cart");
    await decrease().click();
    await seeToast(page, "Product removed from cart");
    await see(addButton(page, GOODS.product)).toBeVisible();
  });
});

describe("spec 8, checkout", () => {
  test("'Please select Payment Method' when none is chosen", async () => {
    await logIn(page, haat, base);
    await openCart(page, haat, base);
    await continueButton(page).click();
    await see(page.getByRole("radio", { name: /Asha Rao/ })).toBeChecked();
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).not.toBeChecked();
    await continueButton(page).click();
    await seeToast(page, "Please select Payment Method");
    await see(heading("Address and payment")).toBeVisible();
  });
});

describe("spec 8, order cancel", () => {
  const openOrder = async () => {
    await logIn(page, haat, base);
    const { id } = await placeOrder(page, haat.origin);
    await page.goto(`${base}/order/${id}/false`);
    await page.getByRole("button", { name: "Cancel order" }).click();
    const dialog = dialogOf(page, "Order Cancellation Reason");
    await dialog.getByLabel("Reason").fill("Ordered twice");
    return dialog;
  };

  test("'Order cancelled successfully' closes the dialog, and the order says so", async () => {
    const dialog = await openOrder();
    await dialog.getByRole("button", { name: "Submit" }).click();
    await seeToast(page, "Order cancelled successfully");
    await see(dialog).toBeHidden();
    await see(page.getByRole("main").getByText("Cancelled", { exact: true }).first()).toBeVisible();
    await see(page.getByText("Ordered twice").first()).toBeVisible();
    await see(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  });

  test("'Failed to cancel order' when the answer is another state than CANCELLED, and the reason stays typed", async () => {
    const dialog = await openOrder();
    await haat.faults([{ path: "/api/orders/*/state", method: "POST", status: 200, body: '{"orderState":"SHIPPED"}' }]);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await seeToast(page, "Failed to cancel order");
    await see(dialog.getByLabel("Reason")).toHaveValue("Ordered twice");
  });
});

describe("spec 8, empty results", () => {
  test.each([
    ["/category/no-such-category", "No Product Found"],
    ["/search?query=nothingiscalledthis", "No Product Found"],
    ["/no-such-page", "Not Found"],
  ])("%s shows '%s'", async (path, words) => {
    await page.goto(`${base}${path}`);
    await see(page.getByRole("main").getByText(words, { exact: true })).toBeVisible();
  });

  test("'No Refund Policy Available' asks to contact the store administrator (spec 2.10)", async () => {
    await page.goto(`${underPath(haat, "kora-home")}/refundPolicy`);
    await see(heading("No Refund Policy Available")).toBeVisible();
    await see(page.getByText(/contact the store administrator/)).toBeVisible();
  });

  test.each([
    ["/order/00000000-0000-0000-0000-000000000000/false", "Order not Found"],
    ["/order/nonsense/true", "Order not Found"],
    ["/account/orders", "No Orders Found"],
    ["/cart", "Your Cart is Empty"],
  ])("%s shows '%s' to a new shopper", async (path, words) => {
    await logIn(page, haat, base);
    await page.goto(`${base}${path}`);
    await see(page.getByRole("main").getByText(words, { exact: true })).toBeVisible();
  });
});

describe("spec 8, load failures", () => {
  test("in the shell, store-settings and cart failures are ignored", async () => {
    await serveWithoutData(page);
    await logIn(page, haat, base);
    await haat.faults([
      { path: "/api/carts/", status: 500 },
      { path: "/api/store-settings", status: 500 },
    ]);
    await page.goto(`${base}/`);
    await see(heading("Shop by Category")).toBeVisible();
    await still(page);
    await see(page.getByRole("alert")).toHaveCount(0);
  });
});
