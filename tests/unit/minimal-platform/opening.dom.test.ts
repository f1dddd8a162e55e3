import { autorun } from "mobx";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BrandingStore } from "#domain/branding/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { Catalogue } from "#domain/catalogue/index.ts";
import { CheckoutStore, PlaceOrder } from "#domain/checkout/index.ts";
import { bindSuggestions } from "#domain/search/bindSuggestions.ts";
import { SuggestionStore } from "#domain/search/SuggestionStore.ts";
import { SessionStore } from "#domain/session/index.ts";
import { InvoiceDownload } from "#features/order/InvoiceDownload.ts";
import { FOREIGN_WORDS, foreignErrors } from "#tests/support/minimalPlatform/foreignErrors.ts";
import { settled } from "../kernel/support/fakes";
import { atReview, watch } from "./beginnings";
import { bindScreens, type MinimalShop, minimalShop } from "./minimalShop";

let shop: MinimalShop;
beforeEach(() => {
  shop = minimalShop();
});
afterEach(() => shop.close());

async function begin(): Promise<void> {
  await shop.open();
  await shop.logIn();
  await bindScreens(shop.container);
  shop.container.get(CartStore).start();
  await settled();
}

describe.each(foreignErrors)("a platform that fails with %s (reading 34)", (error) => {
  const words = error === "a message" ? FOREIGN_WORDS : undefined;

  it("opens without its optional data (spec 8: store-settings failures are ignored)", async () => {
    for (const call of [
      "GET /api/store-settings/:orgId",
      "GET /api/store-themes/:id/web-store-config",
      "GET /api/store-customization/:storeId/announcement-bars",
      "GET /api/stores/:id/support-and-social",
    ]) {
      shop.platform.fail(call, error);
    }
    await shop.open();
    const { name, locationId, theme, favicon, announcement, contacts } = shop.container.get(BrandingStore);
    expect([name, locationId, theme.primaryColor, favicon, announcement]).toEqual([
      "Corner Shop",
      "",
      "",
      "",
      undefined,
    ]);
    expect(contacts.supportEmail).toBe("");
  });

  it("says with status and message why the store cannot be opened", async () => {
    shop.platform.fail("GET /api/organizations/:orgFriendlyId", error, 410);
    const message = words ?? "The store does not answer.";
    await expect(shop.open()).rejects.toMatchObject({ reason: "unreachable", status: 410, message });
  });

  it("leaves failed sections out of the home page, and says so", async () => {
    shop.platform.fail("GET /api/faqs/:id", error, 422);
    shop.platform.fail("GET /api/store-customization/:storeId/testimonials", error, 422);
    await shop.open();
    const { faqs, testimonials } = shop.container.get(Catalogue);
    await watch(() => [faqs.data, testimonials.data]);
    expect([faqs.error, testimonials.error]).toMatchObject([{ status: 422 }, { status: 422 }]);
  });

  it("suggests nothing while typing, and Enter still searches", async () => {
    await shop.open();
    bindSuggestions(shop.container);
    shop.platform.fail("GET /api/search/products", error);
    const suggestions = shop.container.get(SuggestionStore);
    void suggestions.type("milk");
    await shop.pass(1_000);
    expect(suggestions.rows.map(({ words }) => words)).toEqual(["Search for “milk”"]);
  });

  it("ends the session when a renewal fails (spec 7.1)", async () => {
    await shop.open();
    await shop.logIn();
    shop.platform.memory.expire();
    shop.platform.fail("GET /api/identity/renewAccessToken", error);
    void shop.container.get(SessionStore).loadProfile();
    await shop.pass(5_000);
    expect(shop.container.get(SessionStore).isLoggedIn).toBe(false);
  });

  it("says why there is no invoice", async () => {
    await shop.open();
    await shop.logIn();
    await bindScreens(shop.container);
    shop.platform.fail("GET /api/orders/:id/invoice", error);
    await shop.container.get(InvoiceDownload).download({ id: "o1", orderNumber: "CS-1" });
    expect(shop.notices.messages).toEqual([words ?? "The invoice could not be downloaded. Please try again."]);
  });

  it("keeps asking while the status of a payment cannot be read, and says so once (reading 11)", async () => {
    await begin();
    await atReview(shop, "PAYMENT_GATEWAY");
    shop.platform.fail("GET /api/payment-transactions/:id", error);
    void shop.container.get(CheckoutStore).next();
    await shop.pass(12_000);
    expect(shop.notices.messages).toEqual(["Error fetching payment status"]);
    shop.platform.mend();
    await shop.pass(20_000);
    expect(shop.navigation.path).toMatch(/^\/order\/order-\d+\/true$/);
  });
});

describe("what a platform may leave out", () => {
  it("suggests products without categories, and counts a list that tells no total", async () => {
    await shop.open();
    bindSuggestions(shop.container);
    const suggestions = shop.container.get(SuggestionStore);
    void suggestions.type("milk");
    await shop.pass(1_000);
    expect(suggestions.rows.map(({ words }) => words)).toEqual(["Search for “milk”", "Morning Milk"]);
    const products = shop.container.get(Catalogue).products({ page: 1, size: 20 });
    const stop = autorun(() => products.data);
    await settled();
    expect(products.data?.total).toBe(3);
    stop();
  });

  it("pays again for an order whose payment failed, with the details that are known from before", async () => {
    await begin();
    shop.platform.memory.outcome = "FAILED";
    await atReview(shop, "PAYMENT_GATEWAY");
    void shop.container.get(CheckoutStore).next();
    await shop.pass(10_000);
    expect(shop.notices.messages).toEqual(["Payment failed or user dropped"]);
    expect(shop.navigation.path).toBe("/");
    const placing = shop.container.get(PlaceOrder);
    expect(placing.payment.failed).toMatchObject({ orderState: "FAILED", finalPrice: 85 });
    shop.platform.memory.outcome = "SUCCEEDED";
    void placing.payment.payAgain();
    await shop.pass(10_000);
    expect(shop.platform.memory.orders.map(({ orderState }) => orderState)).toEqual(["PLACED"]);
    expect(shop.navigation.path).toMatch(/^\/order\/order-\d+\/true$/);
  });
});
