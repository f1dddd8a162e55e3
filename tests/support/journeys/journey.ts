import type { Browser, Locator, Page } from "playwright";
import { spending } from "../account/spending";
import { ADDRESS } from "../anAddress";
import type { Haat } from "../browser/haatAt";
import { arrive, newMobile, see } from "../browser/shopperBrowser";
import { storedSession } from "../browser/storedSession";

/** What the journeys buy: in stock in large numbers, and with a unique name. */
export const GOODS = { category: "Fruits", product: "Shimla Apple", price: 119, mrp: 140 };

export { ADDRESS };

/** The address of a store: under a path of the shared host, or on its own domain. */
export const underPath = (haat: Haat, store = "fresh-basket") => `${haat.origin}/${store}`;
export const onDomain = (haat: Haat, store = "fresh-basket") => `http://${store}.localhost:${haat.port}`;

/** The visible one, when phones and desktops have an element each. */
export const shown = (locator: Locator) => locator.filter({ visible: true }).first();

export const addButton = (page: Page, product = "") =>
  shown(page.getByRole("button", { name: new RegExp(`^Add(?: to Cart:)? .*${product}`) }));

export const quantityOf = (page: Page, product = "") =>
  shown(page.getByRole("group", { name: new RegExp(`^Quantity of .*${product}`) }));

/** The link with its badge in words: the number of line items. */
export const cartLink = (page: Page, count: number) =>
  shown(page.getByRole("link", { name: count === 0 ? "Cart" : count === 1 ? "Cart, 1 item" : `Cart, ${count} items` }));

/** By key, because the part below the first screen is drawn only when the page scrolls there. */
export const openFromFooter = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name }).press("Enter");

export const toast = (page: Page, words: string | RegExp) => page.getByRole("alert").filter({ hasText: words }).first();

/** Goes from home through a category to a product, by the links that a shopper taps. */
export async function findProduct(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/`);
  await shown(page.getByRole("main").getByRole("link", { name: GOODS.category, exact: true })).click();
  await see(page.getByRole("heading", { level: 1, name: GOODS.category })).toBeVisible();
  await page.getByRole("link", { name: new RegExp(GOODS.product) }).click();
  await see(page.getByRole("heading", { level: 1, name: new RegExp(GOODS.product) })).toBeVisible();
}

/** The address of the product to which these links lead. */
export async function addressOfProduct(browser: Browser, base: string): Promise<string> {
  const { page, leave } = await arrive(browser);
  await findProduct(page, base);
  const address = page.url();
  await leave();
  return address;
}

export async function askForCode(page: Page, mobile: string): Promise<void> {
  await page.getByLabel("Mobile Number").fill(mobile);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await see(page.getByRole("group", { name: "One-time code" })).toBeVisible();
}

export async function pasteCode(page: Page, code: string): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await page.getByLabel("Digit 1 of 6").focus();
  await page.keyboard.press("Control+V");
}

/** Logs in on the login page, from the first field to the end. */
export async function passLogin(page: Page, haat: Haat, mobile = newMobile()): Promise<string> {
  await askForCode(page, mobile);
  await page.getByLabel("Digit 1 of 6").pressSequentially(await haat.otpFor(mobile));
  await see(page.getByRole("heading", { name: "Log in or Sign up" })).toBeHidden();
  return mobile;
}

/**
 * Logs somebody in by writing the session into this browser; the page must be outside the shop. Typing is tested elsewhere.
 */
export function logIn(page: Page, haat: Haat, base: string, mobile = newMobile()): Promise<string> {
  return spending("logging in", async () => {
    const { origin, hostname, pathname } = new URL(base);
    const segment = pathname.split("/")[1] ?? "";
    const session = await haat.logIn(segment || (hostname.split(".")[0] ?? ""), mobile);
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(
      (stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      },
      storedSession(segment || hostname, session),
    );
    return mobile;
  });
}

export const continueButton = (page: Page) => shown(page.getByRole("button", { name: "Continue", exact: true }));
export const placeButton = (page: Page) =>
  shown(page.getByRole("button", { name: /^Place Order( · Pay ₹[\d,.]+)?$|^Placing order$/ }));

/** The role of a dialog that must be answered is alert dialog. */
export const dialogOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));

export const addressDialog = (page: Page): Locator => dialogOf(page, /^(Add|Edit) Address$/);

/** Fills every required field of the open dialog; the pin fills in the town. */
export async function fillAddress(page: Page): Promise<Locator> {
  const dialog = addressDialog(page);
  await dialog.getByLabel("Name").fill(ADDRESS.name);
  await dialog.getByLabel("Mobile No").fill(ADDRESS.mobile);
  await dialog.getByRole("textbox", { name: /^Address\*?$/ }).fill(ADDRESS.address);
  await dialog.getByLabel("Pincode").fill(ADDRESS.pin);
  await see(dialog.getByLabel("City")).toHaveValue(ADDRESS.city);
  await see(dialog.getByLabel("State")).toHaveValue(ADDRESS.state);
  await see(dialog.getByLabel("Country")).toHaveValue(ADDRESS.country);
  return dialog;
}

/** Adds the first address on step 1, where the form opens by itself. */
export async function addAddress(page: Page): Promise<void> {
  const dialog = await fillAddress(page);
  await dialog.getByRole("button", { name: "Save address" }).click();
  await see(dialog).toBeHidden();
  await see(page.getByRole("radio", { name: new RegExp(ADDRESS.name) })).toBeChecked();
}

export const orderHeading = (page: Page) => page.getByRole("heading", { level: 1, name: /^Order #/ });
