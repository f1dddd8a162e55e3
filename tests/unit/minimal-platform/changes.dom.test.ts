import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CartStore } from "#domain/cart/index.ts";
import { FOREIGN_WORDS, foreignErrors } from "#tests/support/minimalPlatform/foreignErrors.ts";
import { MinimalPlatform } from "#tests/support/minimalPlatform/MinimalPlatform.ts";
import { settled } from "../kernel/support/fakes";
import { atCheckout, subscribed, withAddress } from "./beginnings";
import { CHANGES, type Change, editSubscription } from "./changes";
import { bindScreens, type MinimalShop, minimalShop } from "./minimalShop";

let shop: MinimalShop;
beforeEach(async () => {
  shop = minimalShop();
  await shop.open();
  await bindScreens(shop.container);
});
afterEach(() => {
  shop.container.get(CartStore).dispose();
  shop.close();
});

async function begin({ isGuest, before }: Change): Promise<void> {
  if (!isGuest) {
    await shop.logIn();
    shop.container.get(CartStore).start();
    await settled();
  }
  await before?.(shop);
}

async function act(change: Change): Promise<void> {
  void change.act(shop);
  await shop.pass(3_000);
}

describe.each(Object.entries(CHANGES))("%s over a platform that answers no more than it must", (call, change) => {
  it("does its work", async () => {
    await begin(change);
    await act(change);
    expect(shop.platform.bodies.map((sent) => sent.call)).toContain(call);
    expect(change.worked(shop)).toBeTruthy();
    expect(shop.platform.complaints).toEqual([]);
    expect(shop.notices.messages.join()).not.toMatch(/undefined|NaN/);
    expect(shop.notices.messages).not.toContain("");
  });

  it.each(foreignErrors)("says what failed when it is refused with %s, and works at the next try", async (error) => {
    await begin(change);
    shop.platform.fail(call, error, 422);
    await act(change);
    const said = change.says?.(shop) ?? shop.notices.messages.at(-1);
    const words = change.words(error === "a message" ? FOREIGN_WORDS : "");
    expect(said).toBe(words);
    expect(shop.notices.messages).not.toContain("");
    if (call.includes("addresses/:id/remove")) return;
    shop.platform.mend();
    await act(change);
    expect(change.worked(shop)).toBeTruthy();
  });
});

it("covers every call that changes something", () => {
  const changing = new MinimalPlatform().names.filter((name) => !/^GET |\/search\//.test(name));
  expect(changing.filter((name) => !(name in CHANGES))).toEqual([]);
});

describe("what goes over the wire", () => {
  beforeEach(async () => {
    await shop.logIn();
    shop.container.get(CartStore).start();
    await settled();
  });
  const sent = (call: string) => shop.platform.bodies.filter((each) => each.call === call).map(({ body }) => body);

  it("adding one to a line of the cart sends the whole cart item, with its quantity (spec 3, 7.2)", async () => {
    await atCheckout(shop);
    shop.container.get(CartStore).increase("v-milk");
    // The call leaves after the browser could paint (ADR 9), which no timer waits for.
    await vi.waitFor(() => expect(sent("POST /api/carts/:id/add-item")).not.toEqual([]));
    expect(sent("POST /api/carts/:id/add-item")).toEqual([
      {
        storeId: "store-7",
        item: {
          productVariantId: "v-milk",
          productName: "Morning Milk",
          sku: "MILK",
          thumbnail: "",
          mrp: 32,
          sellingPrice: 30,
          quantity: 1,
          weight: 500,
          weightUnit: "GRAM",
          taxType: "INCLUSIVE",
          taxPercent: 5,
          isPriceChanged: false,
          insufficientStock: false,
          currentAvailableQuantity: 20,
        },
        quantity: 1,
      },
    ]);
  });

  it("a saved address is fetched again (spec 4, Subscription; reading 34)", async () => {
    await withAddress(shop);
    const asked = () => shop.platform.asked.filter((call) => call === "GET /api/addresses/cust-7").length;
    const before = asked();
    await CHANGES["POST /api/addresses/:id/add"]?.act(shop);
    expect(asked()).toBe(before + 1);
  });

  it("the end date of a subscription without one is sent as empty, and one that is set stays", async () => {
    await subscribed(shop);
    await CHANGES["PUT /api/subscriptions/:id"]?.act(shop);
    await editSubscription(shop, "2026-12-31");
    const recurrences = (sent("PUT /api/subscriptions/:id") as { subscriptionRecurrence: object }[]).map(
      ({ subscriptionRecurrence }) => subscriptionRecurrence,
    );
    expect(recurrences).toEqual([
      { daysOfWeek: ["MONDAY"], endDate: "" },
      { daysOfWeek: ["MONDAY", "FRIDAY"], endDate: "2026-12-31" },
    ]);
  });

  it("an expired token is renewed with orgId and storeId, and the call goes on (spec 7.1)", async () => {
    shop.platform.memory.expire();
    void CHANGES["PUT /api/customers/:customerId"]?.act(shop);
    await shop.pass(1_000);
    expect(shop.platform.asked.filter((call) => call.includes("renewAccessToken"))).toHaveLength(1);
    expect(shop.notices.messages).toEqual(["Profile updated successfully"]);
    expect(shop.platform.complaints).toEqual([]);
  });
});
