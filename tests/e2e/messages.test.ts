import type { Browser, Page } from "playwright";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Haat } from "../support/haatAt";
import { addButton, askForCode, continueButton, GOODS, logIn, shown, toast, underPath } from "../support/journey";
import {
  arrive,
  fillCart,
  newMobile,
  placeOrder,
  type Shopper,
  saveAddress,
  see,
  serveWithoutData,
} from "../support/shopperBrowser";
import { runUntil } from "../support/singlePage";
import { still } from "../support/still";
import { theShop } from "../support/theShop";

let haat: Haat;
let browser: Browser;
let shopper: Shopper;
let page: Page;
let base: string;

const ORDERED = "The sandbox was told to fail this call.";
/** What stands before a platform that is down: no word for a shopper in it. */
const WORDLESS = { status: 502, body: "<html>Bad Gateway</html>", contentType: "text/html" };

beforeAll(async () => {
  ({ haat, browser, base } = await theShop());
});
beforeEach(async () => {
  shopper = await arrive(browser);
  page = shopper.page;
});
afterEach(async () => {
  await haat.faults([]);
  await shopper.leave();
});

const heading = (name: string | RegExp) => page.getByRole("heading", { name }).first();

async function openCartWithItem(): Promise<void> {
  await logIn(page, haat, base);
  await fillCart(page, haat.origin);
  await page.goto(`${base}/cart`);
  await see(continueButton(page)).toBeVisible();
}

describe("spec 8, send code failure", () => {
  test("shows the platform's message", async () => {
    await haat.faults([{ path: "/api/identity/request-otp", status: 400 }]);
    await page.goto(`${base}/login`);
    await page.getByLabel("Mobile Number").fill(newMobile());
    await page.getByRole("button", { name: "Send OTP" }).click();
    await see(page.getByRole("alert").filter({ hasText: ORDERED })).toBeVisible();
  });

  test.each([
    ["an answer without words", async () => haat.faults([{ path: "/api/identity/request-otp", ...WORDLESS }])],
    ["no answer at all", async () => page.route("**/api/identity/request-otp", (route) => route.abort())],
  ])("%s shows 'Failed to send OTP. Please try again.', and the number stays typed", async (_, fail) => {
    const mobile = newMobile();
    await page.goto(`${base}/login`);
    await fail();
    await page.getByLabel("Mobile Number").fill(mobile);
    await page.getByRole("button", { name: "Send OTP" }).click();
    await see(page.getByText("Failed to send OTP. Please try again.")).toBeVisible();
    await see(page.getByLabel("Mobile Number")).toHaveValue(mobile);
    await haat.faults([]);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Send OTP" }).click();
    await see(page.getByRole("group", { name: "One-time code" })).toBeVisible();
  });
});

describe("spec 8, verify failure", () => {
  test.each([
    ["a wrong code", async () => {}],
    ["a platform that fails", async () => haat.faults([{ path: "/api/identity/verify-customer-otp", status: 500 }])],
    ["no answer", async () => page.route("**/api/identity/verify-customer-otp", (route) => route.abort())],
  ])("%s shows 'Invalid OTP. Please try again.'", async (_, fail) => {
    const mobile = newMobile();
    await page.goto(`${base}/login`);
    await askForCode(page, mobile);
    await fail();
    const right = await haat.otpFor(mobile);
    await page.getByLabel("Digit 1 of 6").pressSequentially(right === "123456" ? "654321" : "123456");
    await see(page.getByText("Invalid OTP. Please try again.")).toBeVisible();
    await haat.faults([]);
    await page.unrouteAll();
    await page.getByLabel("Digit 1 of 6").pressSequentially(right);
    await see(page).toHaveURL(/\/fresh-basket\/?$/);
  });
});

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
    await see(toast(page, "Product added to cart")).toBeVisible();
    await decrease().click();
    await see(toast(page, "Product removed from cart")).toBeVisible();
    await see(addButton(page, GOODS.product)).toBeVisible();
  });

  test("'Failed to add product to cart' takes the tap back", async () => {
    await openProduct();
    await haat.faults([{ path: "/api/carts/*/add-item", status: 500 }]);
    await addButton(page, GOODS.product).click();
    await see(toast(page, "Failed to add product to cart")).toBeVisible();
    await see(addButton(page, GOODS.product)).toBeVisible();
  });

  test("'Failed to remove product from cart' puts it back", async () => {
    await openProduct();
    await addButton(page, GOODS.product).click();
    await see(toast(page, "Product added to cart")).toBeVisible();
    await haat.faults([{ path: "/api/carts/*/remove-item", status: 500 }]);
    await decrease().click();
    await see(toast(page, "Failed to remove product from cart")).toBeVisible();
    await see(shown(page.getByRole("group", { name: /^Quantity of / }))).toContainText("1");
  });
});

describe("spec 8, checkout", () => {
  test.each([
    ["the platform fails", { status: 500 }],
    ["the platform refuses with words of its own", { status: 400 }],
  ])("'Something went wrong' when %s, and the cart stays", async (_, fault) => {
    await openCartWithItem();
    await haat.faults([{ path: "/api/checkouts", method: "POST", ...fault }]);
    await continueButton(page).click();
    await see(toast(page, /^Something went wrong$/)).toBeVisible();
    await see(heading("Your cart, 1 item")).toBeVisible();
    await haat.faults([]);
    await continueButton(page).click();
    await see(heading("Address and payment")).toBeVisible();
  });

  test("'Please select Payment Method' when none is chosen", async () => {
    await logIn(page, haat, base);
    await fillCart(page, haat.origin);
    await saveAddress(page, haat.origin);
    await page.goto(`${base}/cart`);
    await continueButton(page).click();
    await see(page.getByRole("radio", { name: /Asha Rao/ })).toBeChecked();
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).not.toBeChecked();
    await continueButton(page).click();
    await see(toast(page, "Please select Payment Method")).toBeVisible();
    await see(heading("Address and payment")).toBeVisible();
  });

  test("address-book failure shows inline, and the rest of the step stands", async () => {
    await openCartWithItem();
    await page.clock.install();
    await haat.faults([{ path: "/api/addresses/", status: 500 }]);
    await continueButton(page).click();
    const failure = page.getByRole("alert").filter({ hasText: ORDERED });
    await runUntil(page, failure);
    await see(failure).toContainText("500");
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeVisible();
    await haat.faults([]);
    await failure.getByRole("button", { name: "Try again" }).click();
    await see(page.getByRole("button", { name: "Add Address" })).toBeVisible();
  });
});

describe("spec 8, order cancel", () => {
  const openOrder = async () => {
    await logIn(page, haat, base);
    const { id } = await placeOrder(page, haat.origin);
    await page.goto(`${base}/order/${id}/false`);
    await page.getByRole("button", { name: "Cancel order" }).click();
    const named = { name: "Order Cancellation Reason" };
    const dialog = page.getByRole("dialog", named).or(page.getByRole("alertdialog", named));
    await dialog.getByLabel("Reason").fill("Ordered twice");
    return dialog;
  };

  test("'Order cancelled successfully' closes the dialog, and the order says so", async () => {
    const dialog = await openOrder();
    await dialog.getByRole("button", { name: "Submit" }).click();
    await see(toast(page, "Order cancelled successfully")).toBeVisible();
    await see(dialog).toBeHidden();
    await see(page.getByRole("main").getByText("Cancelled", { exact: true }).first()).toBeVisible();
    await see(page.getByText("Ordered twice").first()).toBeVisible();
    await see(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0);
  });

  test.each([
    ["the call fails", { status: 500 }],
    ["the answer is another state than CANCELLED", { status: 200, body: '{"orderState":"SHIPPED"}' }],
  ])("'Failed to cancel order' when %s, and the reason stays typed", async (_, fault) => {
    const dialog = await openOrder();
    await haat.faults([{ path: "/api/orders/*/state", method: "POST", ...fault }]);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await see(toast(page, "Failed to cancel order")).toBeVisible();
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
  const rows: [screen: string, fault: string, path: string, login: boolean][] = [
    ["product", "/api/products/", "/product/11111111-1111-4111-8111-111111111111", false],
    ["category listing", "/api/products", "/category", false],
    ["search results", "/api/search/products", "/search?query=apple", false],
    ["policy", "/api/stores/*/policies", "/privacypolicy", false],
    ["order", "/api/orders/", "/order/11111111-1111-4111-8111-111111111111/false", true],
    ["orders of the account", "/api/orders", "/account/orders", true],
  ];
  test.each(rows)("%s: the error screen says the status and the message, and Try again mends it", async (...row) => {
    const [, path, at, login] = row;
    if (login) await logIn(page, haat, base);
    // The host has kept some of these pages.
    await serveWithoutData(page);
    await page.clock.install();
    await haat.faults([{ path, status: 500 }]);
    await page.goto(`${base}${at}`);
    const failure = page.getByRole("main").getByRole("alert").filter({ hasText: ORDERED });
    await runUntil(page, failure);
    await see(failure).toContainText("500");
    await haat.faults([]);
    await page
      .getByRole("main")
      .getByRole("button", { name: /Try again/ })
      .click();
    await see(failure).toBeHidden();
  });

  test("organisation: a screen says that the store is not answering, and Try again opens it", async () => {
    await serveWithoutData(page);
    await page.clock.install();
    await haat.faults([{ path: "/api/organizations", status: 500 }]);
    await page.goto(`${base}/`);
    await runUntil(page, heading("The store is not answering"));
    await haat.faults([]);
    await page.getByRole("button", { name: "Try again" }).click();
    await see(heading("Shop by Category")).toBeVisible();
  });

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
