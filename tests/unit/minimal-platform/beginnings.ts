import { autorun } from "mobx";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import { AddressBookStore } from "#domain/addresses/index.ts";
import { CartStore } from "#domain/cart/index.ts";
import { CheckoutStore } from "#domain/checkout/index.ts";
import { StorePaymentSettings } from "#domain/payments/index.ts";
import { SubscriptionList } from "#features/subscription/SubscriptionList.ts";
import { ADDRESS } from "#tests/support/minimalPlatform/store.ts";
import { settled } from "../kernel/support/fakes";
import type { MinimalShop } from "./minimalShop";

/** Observes a value as a screen would, so that it is fetched from now on. */
export async function watch(read: () => unknown): Promise<void> {
  autorun(read);
  for (let turn = 0; turn < 5; turn += 1) await settled();
}

export async function inCart({ container, platform }: MinimalShop): Promise<void> {
  platform.memory.cart.set("v-milk", 2);
  await container.get(CartStore).reload();
  container.get(CheckoutStore).start();
  await settled();
}

export async function withAddress({ container, platform }: MinimalShop): Promise<void> {
  platform.memory.addresses.push({ ...ADDRESS });
  await watch(() => container.get(AddressBookStore).list);
  await watch(() => container.get(StorePaymentSettings).isCodEnabled);
}

export async function atCheckout(shop: MinimalShop): Promise<void> {
  await withAddress(shop);
  await inCart(shop);
  await shop.container.get(CheckoutStore).next();
}

export async function atReview(shop: MinimalShop, method: PaymentMethod): Promise<void> {
  await atCheckout(shop);
  shop.container.get(CheckoutStore).choosePaymentMethod(method);
  await shop.container.get(CheckoutStore).next();
}

export async function subscribed({ container, platform }: MinimalShop): Promise<void> {
  platform.memory.subscriptions.push({
    id: "s1",
    isActive: true,
    subscriptionItem: { productName: "Morning Milk", sellingPrice: 30, mrp: 32, quantity: 1, weight: 500 },
    subscriptionRecurrence: { startDate: "2026-03-05", daysOfWeek: ["MONDAY"], paymentMethod: "COD" },
  });
  await watch(() => container.get(SubscriptionList).subscriptions);
}
