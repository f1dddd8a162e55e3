import type { Browser, Locator, Page } from "playwright";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Category } from "../../src/contract/categories";
import type { ProductPage } from "../../src/contract/products";
import type { Banner } from "../../src/contract/store-banners";
import type { Testimonial } from "../../src/contract/store-customization";
import type { PaymentConfig } from "../../src/contract/stores";
import type { Haat } from "../support/haatAt";
import { ADDRESS, addButton, addressDialog, askForCode, continueButton, fillAddress, logIn } from "../support/journey";
import {
  arrive,
  awake,
  change,
  fillCart,
  newMobile,
  type Shopper,
  saveAddress,
  see,
  serveWithoutData,
} from "../support/shopperBrowser";
import { theShop } from "../support/theShop";

let haat: Haat;
let browser: Browser;
let shopper: Shopper;
let page: Page;
let base: string;

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

  test("left empty it is required", async () => {
    await field().focus();
    await field().blur();
    await see(page.getByText("Phone number is required")).toBeVisible();
  });

  test("it must be exactly ten digits", async () => {
    await field().fill("98765");
    await field().blur();
    await see(page.getByText("Phone number must be 10 digits")).toBeVisible();
    await field().fill("9876543210");
    await see(page.getByText("Phone number must be 10 digits")).toBeHidden();
  });

  test("what is no digit is stripped as it is typed, and the eleventh digit is not taken", async () => {
    await field().pressSequentially("+98a 7-6.5");
    await see(field()).toHaveValue("98765");
    await field().pressSequentially("43210999");
    await see(field()).toHaveValue("9876543210");
  });

  test("pasting text with anything but digits is blocked; digits are taken", async () => {
    await paste(field(), "call 9876543210");
    await see(field()).toHaveValue("");
    await paste(field(), "9876543210");
    await see(field()).toHaveValue("9876543210");
  });

  test("Send OTP is disabled until there are ten digits, and asks once while a request is running", async () => {
    await see(send()).toBeDisabled();
    await field().fill("987654321");
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
  const box = (place: number) => page.getByLabel(`Digit ${place} of 6`);
  beforeEach(async () => {
    await page.goto(`${base}/login`);
    await askForCode(page, newMobile());
  });

  test("six single-digit boxes take digits only, and the focus goes on by itself", async () => {
    await see(page.getByLabel(/^Digit \d of 6$/)).toHaveCount(6);
    await see(box(1)).toBeFocused();
    await page.keyboard.type("1a2 3");
    for (const digit of [1, 2, 3]) await see(box(digit)).toHaveValue(String(digit));
    await see(box(4)).toBeFocused();
    await see(page.getByRole("button", { name: "Verify and continue" })).toBeDisabled();
  });

  test("a refused code is corrected in its boxes, the same digits too, and tried once at its end", async () => {
    await page.keyboard.type("123456");
    await see(page.getByText("Invalid OTP. Please try again.")).toBeVisible();
    let tried: string[] = [];
    await page.route("**/api/identity/verify-customer-otp", (route) => {
      tried = [...tried, (route.request().postDataJSON() as { otp: string }).otp];
      return route.fulfill({ status: 400, json: { statusCode: 400, code: "OTP_INVALID", message: "No." } });
    });
    await box(1).focus();
    await page.keyboard.type("129956");
    await see.poll(() => tried).toEqual(["129956"]);
  });

  test("backspace on an empty box moves back", async () => {
    await page.keyboard.type("123");
    await page.keyboard.press("Backspace");
    await see(box(3)).toBeFocused();
    await see(box(3)).toHaveValue("");
    await page.keyboard.press("Backspace");
    await see(box(2)).toBeFocused();
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
    await page.getByRole("button", { name: "Add Address" }).click();
    await see(field("Name")).toBeVisible();
  });

  test("what is required says '{label} is required', and the rest may stay empty", async () => {
    await field("Mobile No").fill("");
    await save().click();
    for (const label of ["Name", "Mobile No", "Address", "Pincode", "City", "State", "Country"]) {
      await says(`${label} is required`);
    }
    await see(addressDialog(page).getByText(/^(Email|Landmark) is required$/)).toHaveCount(0);
    await see(addressDialog(page).getByRole("radio", { name: "Home" })).toBeChecked();
    await see(field("Name")).toBeFocused();
  });

  test("mobile, pin and email say 'Please enter a valid {label}'", async () => {
    await field("Mobile No").fill("98765");
    await field("Pincode").fill("5600");
    await field("Email").fill("asha@");
    await save().click();
    for (const label of ["Mobile No", "Pincode", "Email"]) await says(`Please enter a valid ${label}`);
  });

  test("mobile and pin keep only digits and are cut to length", async () => {
    await field("Mobile No").fill("");
    await field("Mobile No").pressSequentially("98-76 54x32109");
    await see(field("Mobile No")).toHaveValue("9876543210");
    await field("Pincode").pressSequentially("5a6-0 0389");
    await see(field("Pincode")).toHaveValue("560038");
  });

  test.each([
    ["Name", 60],
    ["Address", 200],
    ["Landmark", 80],
    ["City", 80],
  ])("%s says '{label} exceeds maximum length' beyond %i characters (reading 29)", async (label, most) => {
    await field(label).fill("a".repeat(most + 1));
    await field(label).blur();
    await says(`${label} exceeds maximum length`);
    await field(label).fill("a".repeat(most));
    await see(addressDialog(page).getByText(`${label} exceeds maximum length`)).toBeHidden();
  });

  test("a six-digit pin fills city, state and country", async () => {
    await field("Pincode").fill("56003");
    await see(field("City")).toHaveValue("");
    await field("Pincode").fill(ADDRESS.pin);
    await see(field("City")).toHaveValue(ADDRESS.city);
    await see(field("State")).toHaveValue(ADDRESS.state);
    await see(field("Country")).toHaveValue(ADDRESS.country);
  });

  test.each([
    ["nobody knows the pin", async () => {}],
    ["the look-up fails", async () => page.route("**/pincode/**", (route) => route.abort())],
  ])("when %s the town is typed by hand, and it is saved", async (_, fail) => {
    await fail();
    await field("Pincode").fill("999999");
    await see(addressDialog(page).getByText(/could not find this pincode/)).toBeVisible();
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

  test("an address that could not be saved stays typed, and says why", async () => {
    await fillAddress(page);
    await haat.faults([{ path: "/api/addresses/*/add", status: 500 }]);
    await save().click();
    await see(addressDialog(page).getByRole("alert")).toContainText("The sandbox was told to fail this call.");
    await see(field("Address")).toHaveValue(ADDRESS.address);
  });
});

describe("spec 5, Checkout", () => {
  test("Continue is only there with an address, and cash on delivery only if the store enabled it", async () => {
    await logIn(page, haat, base);
    await fillCart(page, haat.origin);
    await change<PaymentConfig>(page, /\/api\/stores\/[^/]+\/payment-config/, (config) => ({
      ...config,
      cashOnDelivery: { enabled: false },
    }));
    await page.goto(`${base}/cart`);
    await continueButton(page).click();
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

  test("the cart's minus stops at one; a later step's button is disabled, an earlier one goes back", async () => {
    await logIn(page, haat, base);
    await fillCart(page, haat.origin);
    await page.goto(`${base}/cart`);
    await see(page.getByRole("button", { name: /^(Decrease|Remove) .*/ }).first()).toBeVisible();
    const group = page.getByRole("group", { name: /^Quantity of / });
    await see(group.getByRole("button").first()).toBeDisabled();
    const steps = page.getByRole("navigation", { name: "Checkout steps" });
    await see(steps.getByRole("button", { name: "Checkout" })).toBeDisabled();
    await see(steps.getByRole("button", { name: "Order" })).toBeDisabled();
    await continueButton(page).click();
    await see(page.getByRole("heading", { name: "Address and payment" })).toBeVisible();
    await steps.getByRole("button", { name: "Cart" }).click();
    await see(page.getByRole("heading", { name: /^Your cart/ })).toBeVisible();
  });
});

describe("spec 5, Display", () => {
  beforeEach(() => serveWithoutData(page));

  test("banners only if active", async () => {
    await change<Banner[]>(page, /\/api\/store-banners/, (banners) => [
      ...banners.map((banner) => ({ ...banner, altText: "On show" })).slice(0, 2),
      ...banners.map((banner) => ({ ...banner, id: "x", altText: "Put away", isActive: false })).slice(0, 1),
    ]);
    await page.goto(`${base}/`);
    await see(page.getByRole("img", { name: "On show" }).first()).toBeAttached();
    await see(page.getByRole("img", { name: "Put away" })).toHaveCount(0);
  });

  test("categories only if active and with products: on home, in the footer and in the listing", async () => {
    await change<Category[]>(page, /\/api\/categories/, ([first, second, third, ...rest]) =>
      first && second && third
        ? [
            { ...first, name: "Inactive shelf", isActive: false },
            { ...second, name: "Empty shelf", productCount: 0 },
            { ...third, name: "Open shelf", isActive: true, productCount: 3 },
            ...rest,
          ]
        : [],
    );
    for (const path of ["/", "/category"]) {
      await page.goto(`${base}${path}`);
      await see(page.getByRole("main").getByRole("link", { name: "Open shelf" }).first()).toBeAttached();
      await see(page.getByRole("contentinfo").getByRole("link", { name: "Open shelf" })).toBeAttached();
      await see(page.getByRole("link", { name: /^(Inactive|Empty) shelf$/ })).toHaveCount(0);
    }
  });

  test("testimonials only if enabled, and ratings show halves", async () => {
    await change<Testimonial[]>(page, /\/testimonials/, ([first]) =>
      first
        ? [
            { ...first, id: "1", enabled: true, customerName: "Heard", rating: 3.5 },
            { ...first, id: "2", enabled: false, customerName: "Unheard" },
          ]
        : [],
    );
    await page.goto(`${base}/`);
    await see(page.getByRole("list", { name: "Popular products" })).toBeVisible();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await see(page.getByRole("heading", { name: "What People Say About Us" })).toBeVisible();
    await see(page.getByText("Heard", { exact: true })).toBeAttached();
    await see(page.getByText("Unheard")).toHaveCount(0);
    await see(page.getByRole("img", { name: /3\.5/ })).toBeAttached();
  });

  test("a product whose first variant is not visible is hidden", async () => {
    await change<ProductPage>(page, /\/api\/products\?/, (answer) => ({
      ...answer,
      products: answer.products.map((product, place) => ({
        ...product,
        name: place === 0 ? "Shy product" : product.name,
        variants: product.variants.map((variant, at) => ({ ...variant, isVisible: place > 0 || at > 0 })),
      })),
    }));
    for (const path of ["/", "/category"]) {
      await page.goto(`${base}${path}`);
      await see(addButton(page)).toBeVisible();
      await see(page.getByText("Shy product")).toHaveCount(0);
    }
  });

  test("home shows at most 8 categories, and 'See more' only if there are more", async () => {
    const row = () => page.getByRole("region", { name: "Shop by Category" });
    await page.goto(`${base}/`);
    await see(row().getByRole("listitem")).toHaveCount(8);
    await see(row().getByRole("link", { name: "See more" })).toBeVisible();
    await change<Category[]>(page, /\/api\/categories/, (all) =>
      all.filter(({ isActive, productCount }) => isActive && productCount > 0).slice(0, 8),
    );
    await page.reload();
    await see(row().getByRole("listitem")).toHaveCount(8);
    await see(row().getByRole("link", { name: "See more" })).toHaveCount(0);
  });
});
