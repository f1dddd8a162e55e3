import { beforeAll, describe, expect, test } from "vitest";
import type { Category } from "#contract/catalogue/categories.ts";
import type { ProductPage } from "#contract/catalogue/products.ts";
import type { Organization } from "#contract/store/organizations.ts";
import { awake, PHONE, see } from "#tests/support/browser/shopperBrowser.ts";
import { base, haat, page, withOwnShoppers } from "#tests/support/browser/visitors.ts";
import { GOODS, onDomain, openFromFooter, passLogin, shown } from "#tests/support/journeys/journey.ts";

let category: Category;
let productId: string;

withOwnShoppers({ breaksCalls: true });
beforeAll(async () => {
  const ask = async <T>(path: string) => (await (await fetch(`${haat.origin}${path}`)).json()) as T;
  const store = await ask<Organization>("/api/organizations/fresh-basket?isFriendlyId=true&isDomain=false");
  const tenancy = `orgId=${store.orgId}&storeId=${store.storeId}`;
  const categories = await ask<Category[]>(`/api/categories?${tenancy}`);
  category = categories.find(({ name }) => name === GOODS.category) ?? fail();
  const { products } = await ask<ProductPage>(`/api/products?${tenancy}&categoryId=${category.id}`);
  productId = products.find(({ name }) => name.startsWith(GOODS.product))?.id ?? fail();
});

function fail(): never {
  throw new Error("The demo store lacks what these tests go to.");
}

const heading = (name: string | RegExp) => page.getByRole("heading", { name }).first();

describe("spec 2.1, public routes", () => {
  const rows: [path: string, at: () => string, sees: string | RegExp][] = [
    ["/", () => "/", "Shop by Category"],
    ["/search", () => "/search?query=apple", /^Showing Results for/],
    ["/login", () => "/login", "Log in or Sign up"],
    ["/category", () => "/category", "All products"],
    ["/category/", () => "/category/", "All products"],
    ["/category/{categoryId}", () => `/category/${category.id}`, GOODS.category],
    ["/category/{categoryId}/more", () => `/category/${category.id}/more`, "Not Found"],
    ["/product/{productId}", () => `/product/${productId}`, new RegExp(GOODS.product)],
    ["/privacypolicy", () => "/privacypolicy", "Privacy Policy"],
    ["/refundPolicy", () => "/refundPolicy", "Refund Policy"],
    ["/refundpolicy, as the footer links it", () => "/refundpolicy", "Refund Policy"],
    ["/termsconditions", () => "/termsconditions", "Terms & Conditions"],
    ["/shippingPolicy", () => "/shippingPolicy", "Shipping Policy"],
    ["any other path", () => "/no/such/page", "Not Found"],
  ];
  test.each(rows)("%s opens for a guest", async (_, at, sees) => {
    await page.goto(`${base}${at()}`);
    if (sees === "Not Found") await see(page.getByRole("main").getByText("Not Found", { exact: true })).toBeVisible();
    else await see(heading(sees)).toBeVisible();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`/fresh-basket${at()}`);
  });

  test("on the store's own domain the same routes stand at the root", async () => {
    await page.goto(`${onDomain(haat)}/category/${category.id}`);
    await see(heading(GOODS.category)).toBeVisible();
    await page.goto(`${onDomain(haat)}/no/such/page`);
    await see(page.getByRole("main").getByText("Not Found", { exact: true })).toBeVisible();
  });

  test("the footer's links lead to the policies", async () => {
    await page.goto(`${base}/`);
    for (const name of ["Privacy Policy", "Refund Policy", "Shipping Policy", "Terms & Conditions"]) {
      await openFromFooter(page, name);
      await see(page.getByRole("heading", { level: 1, name })).toBeVisible();
    }
  });
});

describe("spec 2.1, login guard", () => {
  const rows: [path: string, at: () => string, lands: RegExp][] = [
    ["/cart", () => "/cart?from=here", /\/fresh-basket\/cart\?from=here$/],
    ["/account/*", () => "/account/orders", /\/fresh-basket\/account\/orders$/],
    ["/order/{orderId}/{isFromCheckoutPage}", () => "/order/none/false", /\/fresh-basket\/order\/none\/false$/],
    ["/subscription/{productId}", () => `/subscription/${productId}`, /\/fresh-basket\/subscription\/[^/]+$/],
  ];
  test.each(rows)("%s sends a guest to /login and back, and leaves no trace in history", async (_, at, lands) => {
    await page.goto(`${base}/privacypolicy`);
    await see(heading("Privacy Policy")).toBeVisible();
    await page.goto(`${base}${at()}`);
    await see(page).toHaveURL(`${base}/login`);
    await passLogin(page, haat);
    await see(page).toHaveURL(lands);
    await page.goBack();
    await see(page).toHaveURL(`${base}/privacypolicy`);
  });

  test("a guest who opens the cart from a page goes back to that page, not to the login", async () => {
    await page.goto(`${base}/category`);
    await shown(page.getByRole("link", { name: "Cart", exact: true })).click();
    await see(heading("Log in or Sign up")).toBeVisible();
    await passLogin(page, haat);
    await see(page).toHaveURL(`${base}/cart`);
    await page.goBack();
    await see(page).toHaveURL(`${base}/category`);
  });

  test("a login without a place to return to leads to the root and cannot be gone back to", async () => {
    await page.goto(`${base}/category`);
    await page.getByRole("link", { name: "Log in" }).click();
    await passLogin(page, haat);
    await see(page).toHaveURL(/\/fresh-basket\/?$/);
    await page.goBack();
    await see(page).toHaveURL(`${base}/category`);
  });

  test("whoever is logged in already is not asked again", async () => {
    await page.goto(`${base}/login`);
    await passLogin(page, haat);
    await page.goto(`${base}/login`);
    await see(page).toHaveURL(/\/fresh-basket\/?$/);
  });
});

describe("spec 2.1, router failure", () => {
  test("a screen that cannot be fetched shows 'Unexpected Application Error!' with the error's text", async () => {
    const fetched = new Set<string>();
    page.on("requestfinished", (request) => fetched.add(request.url()));
    await page.goto(`${base}/`);
    await awake(page);
    await page.waitForLoadState("networkidle");
    // What the shop has loaded already stays available, so that its one reload (bar 16) works and the screen's code is
    // missing again.
    await page.route("**/assets/**", (route) =>
      fetched.has(route.request().url()) ? route.continue() : route.abort(),
    );
    await openFromFooter(page, "Privacy Policy");
    await see(heading("Unexpected Application Error!")).toBeVisible();
    await see(page.getByRole("alert").filter({ hasText: /chunk|fetch|load/i })).toBeVisible();
    await page.unroute("**/assets/**");
    await page.getByRole("button", { name: "Reload the page" }).click();
    await see(heading("Privacy Policy")).toBeVisible();
  });
});

describe("spec 2.1, scroll", () => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY));

  test("a new page starts at the top; Back returns to where the shopper was (reading 30)", async () => {
    await page.goto(`${base}/category`);
    await see(page.getByRole("list", { name: "Products" }).getByRole("listitem").first()).toBeVisible();
    await awake(page);
    await page.evaluate(() => scrollTo(0, 900));
    await see.poll(scrolled).toBe(900);
    const link = page.getByRole("list", { name: "Products" }).getByRole("link").nth(9);
    const before = await scrolled();
    await link.evaluate((anchor: HTMLElement) => anchor.click());
    await see(page).toHaveURL(/\/product\//);
    await see(page.getByRole("heading", { level: 1 })).toBeVisible();
    await see.poll(scrolled).toBe(0);
    await page.goBack();
    await see.poll(scrolled).toBe(before);
    await page.goForward();
    await see.poll(scrolled).toBe(0);
  });

  test("a link in the footer leads to the top of its page on a phone", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${base}/`);
    await openFromFooter(page, "Privacy Policy");
    await see(page.getByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
    await see.poll(scrolled).toBe(0);
  });
});
