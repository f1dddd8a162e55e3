import { expect, test } from "vitest";
import { arrive, callAs, fillCart, PHONE, saveAddress, see, storedIn } from "#tests/support/browser/shopperBrowser.ts";
import { theShop } from "#tests/support/browser/theShop.ts";
import { askForCode, continueButton, logIn, placeButton } from "#tests/support/journeys/journey.ts";

test("a session that ends in the checkout leads to a login that says why, and back to the same step and its choices", async () => {
  const { haat, browser, base } = await theShop();
  const shopper = await arrive(browser, { viewport: PHONE });
  const { page } = shopper;
  const mobile = await logIn(page, haat, base);
  await fillCart(page, haat.origin);
  await saveAddress(page, haat.origin);
  await saveAddress(page, haat.origin, { name: "Ravi Rao", addressType: "Office" });
  const { customerId } = await callAs(page, haat.origin);
  const { tokens } = JSON.parse((await storedIn(page))["store_auth_fresh-basket"] ?? "{}") as { tokens: object };
  await page.goto(`${base}/cart`);
  await continueButton(page).click();
  await page.getByRole("radio", { name: /Ravi Rao/ }).check();
  await page.getByRole("radio", { name: /Cash on delivery/ }).check();
  await page.route(/\/api\/(checkouts\/|identity\/renewAccessToken)/, (route) =>
    route.fulfill({ status: 403, json: { statusCode: 403, code: "FORBIDDEN", message: "The session has ended." } }),
  );
  await continueButton(page).click();
  await see(page.getByRole("status").filter({ hasText: /Your session has ended.*your cart is kept/ })).toBeVisible();
  await page.unrouteAll();
  // The platform sends no second code so soon; the login is answered with the session that is still there.
  await page.route("**/api/identity/request-otp", (route) => route.fulfill({ json: {} }));
  await page.route("**/api/identity/verify-customer-otp", (route) =>
    route.fulfill({ json: { mobile, customerId, ...tokens } }),
  );
  await askForCode(page, mobile);
  await page.getByLabel("Digit 1 of 6").pressSequentially("123456");
  await see(page.getByRole("heading", { level: 1, name: "Address and payment" })).toBeVisible();
  await see(page.getByRole("radio", { name: /Ravi Rao/ })).toBeChecked();
  await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeChecked();
  await continueButton(page).click();
  await see(placeButton(page)).toBeVisible();
  expect(await page.getByText("Ravi Rao").count()).toBeGreaterThan(0);
});
