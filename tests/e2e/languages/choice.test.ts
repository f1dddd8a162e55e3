import { describe, expect, test } from "vitest";
import { arriveAnew, awake, DESKTOP, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, browser, haat, withTheShop } from "#tests/support/browser/visitors.ts";
import { addressOfProduct, logIn, shown } from "#tests/support/journeys/journey.ts";

withTheShop();

const pathOf = (address: string) => new URL(address).pathname.replace(/^\/fresh-basket/, "");

describe("the choice of the language", () => {
  test("is in the top bar of a desktop, keeps the page and is remembered for the root", async () => {
    const { page } = await arriveAnew(browser, { viewport: DESKTOP });
    const product = await addressOfProduct(browser, base);
    await page.goto(product);
    await awake(page);
    await page.getByRole("button", { name: "Language" }).click();
    const dialog = page.getByRole("dialog", { name: "Language" });
    await see(dialog.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
    await dialog.getByRole("link", { name: "اردو" }).click();
    await see(page.locator("html")).toHaveAttribute("dir", "rtl");
    expect(pathOf(page.url())).toBe(`/ur${pathOf(product)}`);
    await page.goto(`${base}/`);
    expect(pathOf(page.url())).toBe("/ur/");
    await awake(page);
    await page.getByRole("button", { name: "زبان" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "English" }).click();
    await see(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto(`${base}/`);
    expect(pathOf(page.url())).toBe("/");
  });

  test("is in the footer of a phone, and works before the program is there", async () => {
    const { page } = await arriveAnew(browser, { viewport: PHONE, javaScriptEnabled: false });
    await page.goto(`${base}/category`);
    await shown(page.getByRole("navigation", { name: "Language" }).getByRole("link", { name: "हिन्दी" })).click();
    await see(page.locator("html")).toHaveAttribute("lang", "hi");
    expect(pathOf(page.url())).toBe("/hi/category");
  });

  test("is in the account of a phone, whose shopper stays logged in", async () => {
    const { page } = await arriveAnew(browser, { viewport: PHONE });
    const mobile = await logIn(page, haat, base);
    await page.goto(`${base}/`);
    await awake(page);
    await shown(page.getByRole("link", { name: "Account" })).click();
    await see(page.getByText(`+91 ${mobile}`)).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "हिन्दी" }).click();
    await see(page.locator("html")).toHaveAttribute("lang", "hi");
    // Spec 2.1: by its address, the account opens the profile. A guest would be at the login.
    await see(page).toHaveURL(/\/hi\/account\/profile$/);
  });

  test("is the browser's at the first visit to the root alone", async () => {
    const { page } = await arriveAnew(browser, { viewport: PHONE, locale: "hi-IN" });
    await page.goto(`${base}/?from=poster`);
    expect(new URL(page.url()).search).toBe("?from=poster");
    expect(pathOf(page.url())).toMatch(/^\/hi\/?$/);
    await page.goto(`${base}/category`);
    await see(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("is not offered by a store with one language", async () => {
    const { page } = await arriveAnew(browser, { viewport: DESKTOP });
    await page.goto(`${base.replace("fresh-basket", "kora-home")}/`);
    await awake(page);
    await see(page.getByRole("button", { name: "Dark mode" })).toBeVisible();
    await see(page.getByRole("button", { name: "Language" })).toBeHidden();
    await see(page.getByRole("navigation", { name: "Language" })).toBeHidden();
  });
});
