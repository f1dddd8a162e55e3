import { describe, expect, test } from "vitest";
import type { Order, OrderPage } from "#contract/sale/orders.ts";
import { seeToast } from "#tests/support/browser/seeToast.ts";
import { DESKTOP, PHONE, placeOrder, saveAddress, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { runUntil } from "#tests/support/browser/singlePage.ts";
import { base, haat, page, withOneShopper } from "#tests/support/browser/visitors.ts";
import { addressDialog, dialogOf, fillAddress, shown } from "#tests/support/journeys/journey.ts";

const ORDERED = "The sandbox was told to fail this call.";

withOneShopper({ isLoggedIn: true, breaksCalls: true });

const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const menu = () => page.getByRole("navigation", { name: "Account" });
const widthOf = async () => (await menu().boundingBox())?.width;

async function open(path: string, title: string): Promise<void> {
  await page.goto(`${base}/account/${path}`);
  await see(heading(title)).toBeVisible();
}

describe("spec 2.11, side menu", () => {
  test("its entries and routes, Logout last, and / inside the area redirects to /profile", async () => {
    await page.goto(`${base}/account`);
    await see(page).toHaveURL(`${base}/account/profile`);
    await see(menu()).toBeVisible();
    const links = await menu()
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => [link.textContent, new URL((link as HTMLAnchorElement).href).pathname]));
    expect(links).toEqual(
      ["Profile", "Wallet", "Address", "Orders", "Subscription"].map((name) => [
        name,
        `/fresh-basket/account/${name.toLowerCase()}`,
      ]),
    );
    expect(await menu().getByRole("button").first().textContent()).toBe("Logout");
  });

  test("on a phone a tap on Account shows all pages at once; a typed /account is the profile, as on wide screens", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${base}/account`);
    await see(page).toHaveURL(`${base}/account/profile`);
    const account = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Account" });
    await account.click();
    await see(page).toHaveURL(`${base}/account`);
    await see(page.getByRole("button", { name: "Menu", exact: true })).toHaveCount(0);
    await see(menu().getByRole("link")).toHaveText(["Profile", "Wallet", "Address", "Orders", "Subscription"]);
    await see(menu().getByRole("button", { name: "Logout" })).toBeVisible();
    await page.reload();
    await menu().getByRole("link", { name: "Orders" }).click();
    await see(heading("Orders")).toBeVisible();
    await page.goBack();
    await see(menu().getByRole("link", { name: "Orders" })).toBeVisible();
    await page.setViewportSize(DESKTOP);
    await see(page).toHaveURL(`${base}/account/profile`);
  });

  test("the active entry is highlighted", async () => {
    for (const name of ["Orders", "Subscription"]) {
      await menu().getByRole("link", { name }).click();
      await see(heading(name)).toBeVisible();
      await see(menu().locator('[aria-current="page"]')).toHaveText(name);
    }
    const ground = (link: string) =>
      menu()
        .getByRole("link", { name: link })
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await ground("Subscription")).not.toBe(await ground("Profile"));
  });

  test("on wide screens it is 13rem wide and collapses to a strip of 4rem whose entries keep their names", async () => {
    await open("orders", "Orders");
    expect(await widthOf()).toBe(208);
    await menu().getByRole("button", { name: "Collapse" }).click();
    await see.poll(widthOf).toBe(64);
    await see(menu().getByRole("link", { name: "Wallet" })).toBeVisible();
    await menu().getByRole("button", { name: "Open menu" }).click();
    await see.poll(widthOf).toBe(208);
  });

  test.each([767, 390])(
    "at %i px it is hidden, opens with the menu button, and a tap on the backdrop closes it",
    async (width) => {
      await page.setViewportSize({ width, height: 844 });
      await open("orders", "Orders");
      await see(menu()).toBeHidden();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await see(menu()).toBeVisible();
      await see(menu().getByRole("link", { name: "Profile" })).toBeFocused();
      await page.mouse.click(width - 20, 400);
      await see(menu()).toBeHidden();
    },
  );

  test("at 768 px it stands beside the page", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open("orders", "Orders");
    await see(menu()).toBeVisible();
    await see(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden();
  });

  test("on a low screen it scrolls with the page, because at 200 % there would be no room for the rest", async () => {
    await page.setViewportSize({ width: 1024, height: 500 });
    await open("profile", "Profile");
    const top = async () => (await menu().boundingBox())?.y ?? 0;
    const before = await top();
    await page.evaluate(() => scrollTo({ top: 150, behavior: "instant" }));
    expect(await top()).toBe(before - 150);
  });

  test("on narrow screens it closes when the route changes, and with Escape, which gives the focus back", async () => {
    await page.setViewportSize(PHONE);
    await open("orders", "Orders");
    const opener = page.getByRole("button", { name: "Menu", exact: true });
    await opener.click();
    await menu().getByRole("link", { name: "Address" }).click();
    await see(heading("Address")).toBeVisible();
    await see(menu()).toBeHidden();
    await opener.click();
    await see(menu()).toBeVisible();
    await page.keyboard.press("Escape");
    await see(menu()).toBeHidden();
    await see(opener).toBeFocused();
  });
});

describe("spec 2.11, loading and failing", () => {
  test.each([
    ["profile", "/api/customers/", "Profile"],
    ["address", "/api/addresses/", "Address"],
    ["orders", "/api/orders", "Orders"],
    ["subscription", "/api/subscriptions", "Subscription"],
  ])(
    "%s: a spinner while fetching, two retries, then the error screen with status and message; Try again recovers",
    async (_path, fault, title) => {
      const other = await page.context().newPage();
      let asked = 0;
      other.on("request", (request) => {
        if (request.method() === "GET" && new URL(request.url()).pathname.startsWith(fault)) asked += 1;
      });
      await other.goto(`${base}/account/wallet`);
      await see(other.getByRole("heading", { level: 1, name: "Wallet" })).toBeVisible();
      await other.clock.install();
      await haat.faults([{ path: fault, status: 500 }]);
      asked = 0;
      await other.getByRole("navigation", { name: "Account" }).getByRole("link", { name: title }).click();
      await see(other.getByRole("main").getByRole("progressbar")).toBeVisible();
      const failure = other.getByRole("main").getByRole("alert").filter({ hasText: ORDERED });
      await runUntil(other, failure);
      await see(failure).toContainText("500");
      expect(asked).toBe(3);
      await haat.faults([]);
      await other.getByRole("main").getByRole("button", { name: "Try again" }).click();
      await see(other.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await other.close();
    },
  );
});

/** Serves a thousand orders in pages, as a platform would. */
async function serveThousand(sample: Order): Promise<void> {
  await page.route(/\/api\/orders\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const at = Number(query.get("page"));
    const size = Number(query.get("size"));
    const first = 1000 - (at - 1) * size;
    const orders = Array.from({ length: Math.min(size, first) }, (_, index) => ({
      ...sample,
      id: at === 1 && index === 0 ? sample.id : `${sample.id.slice(0, -6)}${String(first - index).padStart(6, "0")}`,
      orderNumber: `FB-${String(first - index).padStart(6, "0")}`,
    }));
    const json: OrderPage = { orders, totalPages: Math.ceil(1000 / size) };
    await route.fulfill({ json });
  });
}

const rows = () => page.getByRole("main").getByRole("row");
const pages = () => page.getByRole("button", { name: /^Page \d+$/ }).filter({ visible: true });

describe("spec 2.11, Orders", () => {
  let order: Order;

  test("'No Orders Found'", async () => {
    await open("orders", "Orders");
    await see(page.getByText("No Orders Found")).toBeVisible();
  });

  test("# and the last four characters, date, status, amount and the Action menu with View and Cancel", async () => {
    order = await placeOrder(page, haat.origin);
    await open("orders", "Orders");
    await see(rows()).toHaveCount(2);
    const row = rows().nth(1);
    await see(row).toContainText(`#${order.orderNumber.slice(-4)}`);
    await see(row).toContainText("Placed");
    await see(row).toContainText(`₹${order.finalPrice.toFixed(2)}`);
    await see(row.getByText(/^\d+ [A-Z][a-z]+ \d{4}$/)).toBeVisible();
    await page.getByRole("button", { name: /^Actions for order/ }).click();
    await see(page.getByRole("menuitem")).toHaveText(["View", "Cancel"]);
    await page.getByRole("menuitem", { name: "View" }).click();
    await see(page).toHaveURL(`${base}/order/${order.id}/false`);
  });

  test("the date is hidden on small screens, where an order is a card that leads to it wherever it is tapped", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${base}/`);
    // Two taps lead here from any page.
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Account" }).click();
    await page.getByRole("main").getByRole("link", { name: "Orders", exact: true }).filter({ visible: true }).click();
    const card = rows().filter({ hasText: `#${order.orderNumber.slice(-4)}` });
    await see(card).toContainText(order.orderItems[0]?.productName ?? "");
    await see(page.getByRole("main").getByText(/^\d+ [A-Z][a-z]+ \d{4}$/)).toBeHidden();
    await see(card).toContainText(`₹${order.finalPrice.toFixed(2)}`);
    const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(96);
    await card.click({ position: { x: width - 30, y: height - 20 } });
    await see(page).toHaveURL(`${base}/order/${order.id}/false`);
  });

  test("'Failed to cancel order' keeps the dialog and the reason; then it is cancelled and Cancel is gone", async () => {
    await open("orders", "Orders");
    await page.getByRole("button", { name: /^Actions for order/ }).click();
    await page.getByRole("menuitem", { name: "Cancel" }).click();
    const dialog = dialogOf(page, "Order Cancellation Reason");
    await dialog.getByLabel("Reason").fill("Ordered twice");
    await see(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
    await haat.faults([{ path: "/api/orders/*/state", status: 500 }]);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await seeToast(page, "Failed to cancel order");
    await see(dialog.getByLabel("Reason")).toHaveValue("Ordered twice");
    await haat.faults([]);
    await dialog.getByRole("button", { name: "Submit" }).click();
    await seeToast(page, "Order cancelled successfully");
    await see(dialog).toBeHidden();
    await see(rows().nth(1)).toContainText("Cancelled");
    await page.getByRole("button", { name: /^Actions for order/ }).click();
    await see(page.getByRole("menuitem")).toHaveText(["View"]);
    await page.keyboard.press("Escape");
  });

  test("spec 9: a thousand orders come eight a page with five page buttons, three at 450 px; the first and the last page are one tap away", async () => {
    await serveThousand(order);
    await open("orders", "Orders");
    await see(rows()).toHaveCount(9);
    await see(pages()).toHaveText(["1", "2", "3", "4", "5"]);
    await page.getByRole("button", { name: "Last page" }).click();
    await see(pages()).toHaveText(["121", "122", "123", "124", "125"]);
    await see(rows().last()).toContainText("#0001");
    await page.setViewportSize({ width: 450, height: 844 });
    await see(pages()).toHaveCount(3);
    await page.setViewportSize({ width: 451, height: 844 });
    await see(pages()).toHaveCount(5);
    await page.getByRole("button", { name: "First page" }).click();
    await see(rows().nth(1)).toContainText("#1000");
  });

  test("the list keeps its page on Back and on a reload", async () => {
    await serveThousand(order);
    await open("orders", "Orders");
    await page.getByRole("button", { name: "Page 3" }).click();
    await see(rows().nth(1)).toContainText("#0984");
    await page
      .getByRole("button", { name: /^Actions for order/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "View" }).click();
    await see(page).toHaveURL(/\/order\//);
    await page.goBack();
    await see(rows().nth(1)).toContainText("#0984");
    await see(page.getByRole("button", { name: "Page 3" })).toHaveAttribute("aria-current", "page");
    await page.reload();
    await see(rows().nth(1)).toContainText("#0984");
  });
});

describe("spec 2.11, Address", () => {
  test("an Add Address tile opens the modal 'Add Address', which saves a card", async () => {
    await open("address", "Address");
    await page.getByRole("button", { name: "Add Address" }).click();
    await fillAddress(page);
    await see(addressDialog(page)).toContainText("Add Address");
    await addressDialog(page).getByLabel("Landmark").fill("Opposite the park");
    await addressDialog(page).getByRole("button", { name: "Add an e-mail" }).click();
    await addressDialog(page).getByRole("textbox", { name: "Email" }).fill("asha@example.in");
    await addressDialog(page).getByRole("button", { name: "Save address" }).click();
    await see(addressDialog(page)).toBeHidden();
    const card = page.getByRole("main").getByRole("group").first();
    for (const words of ["Asha Rao", "Opposite the park", "Bengaluru", "Karnataka", "560038", "asha@example.in"]) {
      await see(card).toContainText(words);
    }
  });

  test("at 400 % of a usual screen the whole modal scrolls, and its buttons cover no field", async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await open("address", "Address");
    await page.getByRole("button", { name: "Add Address" }).click();
    await addressDialog(page).getByRole("button", { name: "Save address" }).click();
    await see(addressDialog(page).getByText("Pincode is required")).toBeVisible();
    await addressDialog(page).getByRole("button", { name: "Cancel" }).click();
    await see(addressDialog(page)).toBeHidden();
  });

  test("a radio marks the default address, and choosing another one moves it", async () => {
    await saveAddress(page, haat.origin, { name: "Ravi Iyer" });
    await open("address", "Address");
    await see(page.getByRole("radio", { name: /Asha Rao/ })).toBeChecked();
    await page.getByRole("radio", { name: /Ravi Iyer/ }).click();
    await see(page.getByRole("radio", { name: /Ravi Iyer/ })).toBeChecked();
    await page.reload();
    await see(page.getByRole("radio", { name: /Ravi Iyer/ })).toBeChecked();
  });

  test("Edit opens 'Edit Address'; what cannot be saved stays typed and says why", async () => {
    await open("address", "Address");
    await page.getByRole("button", { name: "Edit the address of Ravi Iyer" }).click();
    await see(addressDialog(page)).toContainText("Edit Address");
    await addressDialog(page).getByLabel("City").fill("Mysuru");
    await haat.faults([{ path: "/api/addresses/*/update", status: 500 }]);
    await addressDialog(page).getByRole("button", { name: "Save address" }).click();
    await see(addressDialog(page).getByRole("alert")).toContainText(ORDERED);
    await see(addressDialog(page).getByLabel("City")).toHaveValue("Mysuru");
    await haat.faults([]);
    await addressDialog(page).getByRole("button", { name: "Save address" }).click();
    await see(page.getByText(/Mysuru, Karnataka/)).toBeVisible();
  });

  test("Remove asks once and removes the card", async () => {
    await open("address", "Address");
    await page.getByRole("button", { name: "Remove the address of Ravi Iyer" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).last().click();
    await seeToast(page, "Address removed");
    await see(page.getByRole("radio", { name: /Ravi Iyer/ })).toHaveCount(0);
    await see(page.getByRole("radio", { name: /Asha Rao/ })).toBeVisible();
  });
});

test("spec 2.11: Logout clears the session, goes to /, and reloads the page", async () => {
  await open("orders", "Orders");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await menu().getByRole("button", { name: "Logout" }).click();
  await see(page).toHaveURL(/\/fresh-basket\/?$/);
  await see.poll(() => page.evaluate(() => "isSamePage" in window)).toBe(false);
  await see(shown(page.getByRole("link", { name: "Log in" }))).toBeVisible();
  expect(JSON.stringify(await storedIn(page))).not.toMatch(/accessToken":"|Asha|9876543210/);
});
