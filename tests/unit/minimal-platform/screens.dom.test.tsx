import { afterEach, describe, expect, it } from "vitest";
import { FOREIGN_WORDS, foreignErrors } from "#tests/support/minimalPlatform/foreignErrors.ts";
import { MinimalPlatform } from "#tests/support/minimalPlatform/MinimalPlatform.ts";
import { ADDRESS } from "#tests/support/minimalPlatform/store.ts";
import { minimalScreen } from "./minimalScreen";
import type { MinimalShop } from "./minimalShop";

/** This status is not tried again for seconds, as a 5xx would be; the error is read in the same way. */
const STATUS = 422;
const PLAIN = "Please try again in a moment.";

interface Read {
  /** The call as the contract writes it. */
  call: string;
  /** What is visible when the platform answers. */
  shows: string | RegExp;
  /** `ignored`: the screen works without this call (spec 8). */
  failing?: "ignored";
}

/** Gives the shopper what the screen needs. */
type Before = (shop: MinimalShop) => void;
const full: Before = ({ platform: { memory } }) => {
  memory.addresses.push(ADDRESS);
  memory.cart.set("v-milk", 2);
  memory.checkouts.set("k", { lines: new Map([["v-milk", 2]]), address: ADDRESS, method: "COD" });
  memory.orders.push({ id: "o1", checkoutId: "k", orderState: "PLACED", paid: false });
  memory.transactions.push({ dateTime: "2026-03-05T09:30:00.000Z", description: "Welcome gift", amount: 50 });
  memory.subscriptions.push({
    id: "s1",
    isActive: true,
    subscriptionItem: {
      productName: "Morning Milk",
      thumbnail: "",
      sellingPrice: 30,
      mrp: 32,
      quantity: 2,
      weight: 500,
      weightUnit: "GRAM",
    },
    subscriptionRecurrence: { startDate: "2026-03-05", daysOfWeek: ["MONDAY"], paymentMethod: "COD" },
  });
};

const SCREENS: Record<string, Read[]> = {
  "/": [
    { call: "GET /api/categories", shows: "Dairy" },
    { call: "GET /api/products", shows: "Morning Milk" },
    { call: "GET /api/store-banners", shows: "", failing: "ignored" },
    { call: "GET /api/common/enum-values", shows: "500 g", failing: "ignored" },
  ],
  "/category/c-dairy": [{ call: "GET /api/products", shows: "2 products" }],
  "/product/p-milk": [
    { call: "GET /api/products/:id", shows: "Save 6% right now" },
    { call: "GET /api/stores/:id/shipping-config", shows: "Morning Milk", failing: "ignored" },
  ],
  "/search?query=milk": [{ call: "POST /api/search/products", shows: "1 product" }],
  "/privacypolicy": [{ call: "GET /api/stores/:id/policies", shows: "We tell nobody." }],
  "/refundPolicy": [{ call: "GET /api/stores/:id/policies", shows: "No Refund Policy Available" }],
  "/cart": [{ call: "GET /api/carts/:id", shows: /Your cart, 1 item.*Morning Milk.*₹60\.00/ }],
  "/account/profile": [{ call: "GET /api/customers/:customerId", shows: "Email Address" }],
  "/account/address": [{ call: "GET /api/addresses/:id", shows: ADDRESS.address }],
  "/account/orders": [{ call: "GET /api/orders", shows: /Placed₹85\.00/ }],
  "/order/o1/true": [{ call: "GET /api/orders/:id", shows: /Thank you.*CS-00o1.*Morning Milk.*₹85\.00/ }],
  "/account/subscription": [{ call: "GET /api/subscriptions", shows: /Morning Milk.*₹60\.00.*Till date/ }],
  "/account/wallet": [
    { call: "GET /api/wallets/:id", shows: "₹500.00" },
    { call: "GET /api/wallet-transactions/:id", shows: /Welcome gift.*\+₹50\.00/ },
  ],
  "/subscription/p-milk": [
    { call: "GET /api/delivery-slots", shows: "07:00 AM" },
    { call: "GET /api/stores/:id/payment-config", shows: "Cash on delivery" },
  ],
};

let screen: Awaited<ReturnType<typeof minimalScreen>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

describe.each(Object.entries(SCREENS))(
  "%s over a platform that answers no more than it must (reading 34)",
  (path, reads) => {
    it("shows everything that it can", async () => {
      screen = await minimalScreen(path, full);
      for (const { shows } of reads) {
        if (typeof shows === "string") expect(screen.words()).toContain(shows);
        else expect(screen.words()).toMatch(shows);
      }
      expect(screen.words()).not.toMatch(/undefined|NaN|null|Unexpected Application Error/);
      expect(screen.platform.complaints).toEqual([]);
    });

    it.each(foreignErrors)("says the status and a message when a call fails with %s", async (error) => {
      for (const { call, failing } of reads) {
        screen = await minimalScreen(path, (shop) => {
          full(shop);
          shop.platform.fail(call, error, STATUS);
        });
        expect(screen.words()).not.toContain("Unexpected Application Error");
        if (failing !== "ignored") {
          expect(screen.words()).toContain(`Error ${STATUS}`);
          expect(screen.words()).toContain(error === "a message" ? FOREIGN_WORDS : PLAIN);
        }
        await screen.close();
        screen = undefined;
      }
    });
  },
);

/** Calls that are made before anything is drawn, or while typing; each is tested elsewhere. */
const ELSEWHERE = [
  "GET /api/organizations/:orgFriendlyId",
  "GET /api/store-settings/:orgId",
  "GET /api/store-themes/:id/web-store-config",
  "GET /api/store-customization/:storeId/announcement-bars",
  "GET /api/store-customization/:storeId/testimonials",
  "GET /api/stores/:id/support-and-social",
  "GET /api/faqs/:id",
  "GET /api/search/products",
  "GET /api/identity/renewAccessToken",
  "GET /api/orders/:id/invoice",
  "GET /api/payment-transactions/:id",
];

it("covers every call that reads", () => {
  const met = Object.values(SCREENS).flatMap((reads) => reads.map(({ call }) => call));
  const reading = new MinimalPlatform().names.filter((name) => name.startsWith("GET ") || name.includes("/search/"));
  expect(reading.filter((name) => !met.includes(name)).sort()).toEqual([...ELSEWHERE].sort());
});
