import type { Locator } from "playwright";
import { beforeEach, describe, expect, test } from "vitest";
import type { PaymentConfig } from "#contract/store/stores.ts";
import { awake, change, fillCart, newMobile, saveAddress, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, haat, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import {
  ADDRESS,
  addressDialog,
  askForCode,
  continueButton,
  fillAddress,
  logIn,
} from "#tests/support/journeys/journey.ts";

withOwnShoppers({ breaksCalls: true });

async function paste(into: Locator, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await into.focus();
  await page.keyboard.press("Control+V");
}

describe("spec 5, Mobile (login)", () => {
  const field = () => page.getByLabel("Mobile Number");
  const send = () => page.getByRole("button", { name: "Send OTP" });
  beforeEach(async () => {
    await page.goto(`${base}/login`);
    await awake(page);
  });

  test("pasting text with anything but digits is blocked; digits are taken", async () => {
    await paste(field(), "call 9876543210");
    await see(field()).toHaveValue("");
    await paste(field(), "+91 98222-00004");
    await see(field()).toHaveValue("9822200004");
    await paste(field(), "919876543210");
    await see(field()).toHaveValue("9876543210");
  });

  test.each(["", "98765"])("the first press on a link leads there, '%s' being typed", async (typed) => {
    await field().fill(typed);
    await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
    await see(page).toHaveURL(/\/privacypolicy$/);
  });

  test("a mistake is shown when the field is left; Send OTP waits for ten digits, and sends once", async () => {
    await field().fill("987654321");
    await field().blur();
    await see(page.getByText("Phone number must be 10 digits")).toBeVisible();
    await see(send()).toBeDisabled();
    await field().fill(newMobile());
    await see(send()).toBeEnabled();
    let asked = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/identity/request-otp")) asked += 1;
    });
    await haat.faults([{ path: "/api/identity/request-otp", latencyMs: 1_000 }]);
    await send().click();
    await page.keyboard.press("Enter");
    await see(page.getByRole("button", { name: "Sending OTP" })).toBeDisabled();
    await see(page.getByRole("group", { name: "One-time code" })).toBeVisible();
    expect(asked).toBe(1);
  });
});

describe("spec 5, Code", () => {
  beforeEach(async () => {
    await page.goto(`${base}/login`);
    await askForCode(page, newMobile());
  });

  test("the boxes are as wide as the button below them", async () => {
    const [first, last, button] = await Promise.all(
      [
        page.getByLabel("Digit 1 of 6"),
        page.getByLabel("Digit 6 of 6"),
        page.getByRole("button", { name: "Verify and continue" }),
      ].map((target) => target.boundingBox()),
    );
    expect(first?.x).toBeCloseTo(button?.x ?? -1, 0);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((button?.x ?? 0) + (button?.width ?? 0), 0);
  });

  test("a refused code is removed, and six new digits count as one try", async () => {
    let tried: string[] = [];
    await page.route("**/api/identity/verify-customer-otp", (route) => {
      tried = [...tried, (route.request().postDataJSON() as { otp: string }).otp];
      return route.fulfill({ status: 400, json: { statusCode: 400, code: "OTP_INVALID", message: "No." } });
    });
    for (const code of ["123456", "129956"]) {
      await page.keyboard.type(code);
      await see(page.getByText("Invalid OTP. Please try again.")).toBeVisible();
      await see.poll(() => tried.at(-1)).toBe(code);
      await see(page.getByLabel("Digit 1 of 6")).toBeFocused();
      for (const place of [1, 2, 3, 4, 5, 6]) await see(page.getByLabel(`Digit ${place} of 6`)).toHaveValue("");
    }
    expect(tried).toEqual(["123456", "129956"]);
  });
});

describe("spec 5, Address form", () => {
  const field = (name: string) => addressDialog(page).getByRole("textbox", { name: new RegExp(`^${name}\\*?$`) });
  const save = () => addressDialog(page).getByRole("button", { name: "Save address" });
  const says = (words: string) => see(addressDialog(page).getByText(words, { exact: true })).toBeVisible();
  beforeEach(async () => {
    await logIn(page, haat, base);
    await fillCart(page, haat.origin);
    await page.goto(`${base}/cart`);
    await continueButton(page).click();
    await see(field("Name")).toBeFocused();
  });

  test("starts in its first field, and leaving it empty says nothing", async () => {
    await page.keyboard.press("Tab");
    await see(field("Mobile No")).toBeFocused();
    await see(addressDialog(page).getByRole("alert")).toHaveCount(0);
    await see(page.getByRole("alertdialog")).toHaveCount(0);
  });

  test("required fields say '{label} is required', and the others may stay empty", async () => {
    await field("Mobile No").fill("");
    await field("Country").fill("");
    await save().click();
    for (const label of ["Name", "Mobile No", "Address", "Pincode", "City", "State", "Country"]) {
      await says(`${label} is required`);
    }
    await see(addressDialog(page).getByText(/^(Email|Landmark) is required$/)).toHaveCount(0);
    await see(addressDialog(page).getByRole("radio", { name: "Home" })).toBeChecked();
    await see(field("Name")).toBeFocused();
  });

  test.each([
    ["nobody knows the pin", /could not find this pincode/, async () => {}],
    [
      "the look-up fails",
      /could not look up this pincode/,
      async () => page.route("**/pincode/**", (it) => it.abort()),
    ],
  ])("when %s the town is typed by hand, and it is saved", async (_, hint, fail) => {
    await fail();
    await field("Pincode").fill("999999");
    await see(addressDialog(page).getByText(hint)).toBeVisible();
    await field("Name").fill(ADDRESS.name);
    await field("Mobile No").fill(ADDRESS.mobile);
    await field("Address").fill(ADDRESS.address);
    await field("City").fill("Elsewhere");
    await field("State").fill("Somewhere");
    await field("Country").fill("India");
    await save().click();
    await see(page.getByRole("radio", { name: /Asha Rao/ })).toBeChecked();
    await see(page.getByText(/Elsewhere, Somewhere, India 999999/)).toBeVisible();
  });

  test("an address that could not be saved stays in the form, which says why", async () => {
    await fillAddress(page);
    await haat.faults([{ path: "/api/addresses/*/add", status: 500 }]);
    await save().click();
    await see(addressDialog(page).getByRole("alert")).toContainText("The sandbox was told to fail this call.");
    await see(field("Address")).toHaveValue(ADDRESS.address);
  });
});

describe("spec 5, Checkout", () => {
  test("without a payment method the choice shows a message and has the focus", async () => {
    await logIn(page, haat, base);
    await fillCart(page, haat.origin);
    await saveAddress(page, haat.origin);
    await page.goto(`${base}/cart`);
    await continueButton(page).click();
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeVisible();
    await continueButton(page).click();
    await see(page.getByRole("group", { name: "Choose how to pay" })).toContainText("Please select Payment Method");
    await see(page.getByRole("radio", { name: /online/i })).toBeFocused();
  });

  test("Continue is only there with an address, and cash on delivery only if the store enabled it", async () => {
    await logIn(page, haat, base);
    await fillCart(page, haat.origin);
    await change<PaymentConfig>(page, /\/api\/stores\/[^/]+\/payment-config/, (config) => ({
      ...config,
      cashOnDelivery: { enabled: false },
    }));
    await page.goto(`${base}/cart`);
    await continueButton(page).click();
    await addressDialog(page).getByRole("button", { name: "Cancel" }).click();
    await see(page.getByRole("heading", { name: "Payment Method" })).toBeVisible();
    await see(page.getByRole("button", { name: "Add Address" })).toBeVisible();
    await see(continueButton(page)).toHaveCount(0);
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).toHaveCount(0);
    await saveAddress(page, haat.origin);
    await page.unrouteAll();
    await page.reload();
    await see(continueButton(page)).toBeVisible();
    await see(page.getByRole("radio", { name: /Cash on delivery/ })).toBeVisible();
  });

  test("a later step's button is disabled, an earlier one goes back", async () => {
    await logIn(page, haat, base);
    await saveAddress(page, haat.origin);
    await fillCart(page, haat.origin);
    await page.goto(`${base}/cart`);
    await see(page.getByRole("button", { name: /^(Decrease|Remove) .*/ }).first()).toBeVisible();
    const steps = page.getByRole("navigation", { name: "Checkout steps" });
    await see(steps.getByRole("button", { name: "Checkout" })).toBeDisabled();
    await see(steps.getByRole("button", { name: "Order" })).toBeDisabled();
    await continueButton(page).click();
    await see(page.getByRole("heading", { name: "Address and payment" })).toBeVisible();
    await steps.getByRole("button", { name: "Cart" }).click();
    await see(page.getByRole("heading", { name: /^Your cart/ })).toBeVisible();
  });
});
