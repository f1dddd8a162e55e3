import { observable, runInAction } from "mobx";
import { beforeEach, describe, expect, it } from "vitest";
import type { CartItem } from "#contract/sale/carts.ts";
import { CheckoutDraft } from "#domain/checkout/CheckoutDraft.ts";
import { CheckoutMemory } from "#domain/checkout/CheckoutMemory.ts";
import { PriceNews } from "#domain/checkout/PriceNews.ts";
import { MemoryStorage } from "#kernel/storage/MemoryStorage.ts";
import { tabStorageIn } from "#kernel/storage/TabStorage.ts";
import { cartItem, checkout } from "#stories/support/commerceBuilders.ts";
import { STORE } from "../support/fakes";

const milk = (sellingPrice: number, more: Partial<CartItem> = {}) =>
  cartItem({ productVariantId: "milk", productName: "Milk", sellingPrice, ...more });

let storage: MemoryStorage;
let cart: { items: CartItem[]; isLoading: boolean };
let draft: CheckoutDraft;
let news: PriceNews;

function open(): void {
  draft = new CheckoutDraft(new CheckoutMemory(STORE, storage, tabStorageIn(new MemoryStorage())));
  draft.start("c-1");
  news = new PriceNews(draft, cart);
  news.start();
}
const show = (...items: CartItem[]) => runInAction(() => Object.assign(cart, { items, isLoading: false }));

beforeEach(() => {
  storage = new MemoryStorage();
  cart = observable({ items: [], isLoading: true });
  open();
});

describe("prices that changed since the shopper saw them (bar 5)", () => {
  it("are told with the old one and the new one, by whichever answer they came", () => {
    show(milk(30));
    expect(news.changes).toEqual([]);
    draft.change({ step: 1, checkout: checkout({ cartItems: [milk(31, { isPriceChanged: true })] }) });
    expect(news.changes).toEqual([{ variantId: "milk", name: "Milk", was: 30, now: 31 }]);
    draft.change({ step: 2, checkout: checkout({ cartItems: [milk(32)] }) });
    expect(news.changes).toMatchObject([{ was: 30, now: 32 }]);
  });

  it("are told until they were seen, also after a reload", () => {
    show(milk(30));
    show(milk(31));
    news.dispose();
    open();
    expect(news.changes).toMatchObject([{ was: 30, now: 31 }]);
    news.accept();
    expect(news.changes).toEqual([]);
    open();
    expect(news.changes).toEqual([]);
  });

  it("are no news when the old price is back", () => {
    show(milk(30));
    show(milk(31));
    show(milk(30));
    expect(news.changes).toEqual([]);
  });

  it("are told without the old one where only the platform knows that", () => {
    show(milk(31, { isPriceChanged: true }));
    expect(news.changes).toEqual([{ variantId: "milk", name: "Milk", was: undefined, now: 31 }]);
    news.accept();
    expect(news.changes).toEqual([]);
  });

  it("are not compared with what was once removed from the cart", () => {
    show(milk(30), cartItem({ productVariantId: "bread" }));
    show(cartItem({ productVariantId: "bread" }));
    show(milk(31), cartItem({ productVariantId: "bread" }));
    expect(news.changes).toEqual([]);
  });
});
