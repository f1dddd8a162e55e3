import type { Page } from "playwright";
import type { Order } from "#contract/sale/orders.ts";
import type { Haat } from "../browser/haatAt";
import { awake, fillCart, placeOrder, saveAddress, see } from "../browser/shopperBrowser";
import { subscribable } from "./accountPages";
import { continueButton, GOODS, logIn } from "./journey";

/**
 * Opens the shop's screens one after the other: a guest's, those of a shopper with an order and a subscription, and the steps of the
 * checkout. @param look called on each screen, with its name @returns the shopper's order
 */
export async function walkShop(
  page: Page,
  { haat, base }: { haat: Haat; base: string },
  look: (screen: string) => Promise<void>,
): Promise<Order> {
  const open = async (path: string) => {
    await page.goto(`${base}${path}`);
    await awake(page);
    await see(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
    await look(path);
  };
  for (const path of ["/", "/category", "/privacypolicy", "/login", "/no-such-page", "/search?query=apple"])
    await open(path);
  await page
    .getByRole("link", { name: new RegExp(GOODS.product) })
    .first()
    .click();
  await see(page.getByRole("heading", { level: 1, name: new RegExp(GOODS.product) })).toBeVisible();
  await look("product");
  await logIn(page, haat, base);
  const order = await placeOrder(page, haat.origin);
  await open(`/order/${order.id}/false`);
  for (const path of ["profile", "orders", "address", "wallet", "subscription"]) await open(`/account/${path}`);
  const [delivered] = await subscribable(page, haat.origin);
  await open(`/subscription/${delivered?.id}`);
  await fillCart(page, haat.origin);
  await open("/cart");
  await continueButton(page).click();
  await see(page.getByRole("button", { name: "Save address" })).toBeVisible();
  await look("address form");
  await saveAddress(page, haat.origin);
  await open("/cart");
  await continueButton(page).click();
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await look("checkout");
  await continueButton(page).click();
  await see(page.getByRole("heading", { name: "Review your order" })).toBeVisible();
  await look("review");
  return order;
}
