import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "../../../../src/kernel/http/errors";
import type { PaymentScript } from "../payments/paymentHarness";
import { checkoutHarness } from "./checkoutHarness";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

async function placedOnline(pay: PaymentScript, ms = 60_000) {
  const shop = await checkoutHarness({ pay });
  const opened = await shop.open();
  await pass();
  void opened.store.next();
  await pass();
  opened.store.choosePaymentMethod("PAYMENT_GATEWAY");
  void opened.store.next();
  await pass();
  void opened.store.next();
  await pass(ms);
  return { ...shop, ...opened };
}

describe("Place Order with online payment (spec 4)", () => {
  it("goes to the order page and clears the cart once the order is PLACED", async () => {
    const { navigation, cartStore, storage } = await placedOnline({ statuses: ["PROGRESS", "SUCCEEDED"] });
    expect(navigation.moves).toEqual([{ path: "/order/order-1/true", options: { replace: true } }]);
    expect(cartStore.count).toBe(0);
    expect(storage.getItem("store_checkout_fresh-basket")).toBeNull();
  });

  it("stays in the cart with everything kept when the payment fails, and pays for the same order again", async () => {
    const { placing, navigation, cartStore, api, started } = await placedOnline({ statuses: ["FAILED", "SUCCEEDED"] });
    expect(navigation.moves).toEqual([]);
    expect(cartStore.count).toBe(1);
    expect(placing.unpaid?.stateReason).toBe("Payment failed or user dropped");
    void placing.payAgain();
    await pass(5_000);
    expect(started).toHaveLength(2);
    expect(api.asked.filter(({ method, path }) => method === "POST" && path === "/api/orders")).toHaveLength(1);
    expect(navigation.path).toBe("/order/order-1/true");
  });

  it("'Pay another way' leads back to the cart, with the choices kept", async () => {
    const { placing, store, cartStore } = await placedOnline({ statuses: ["FAILED"] });
    await placing.payAnotherWay();
    await pass();
    expect(placing.unpaid).toBeUndefined();
    expect(store.currentStep).toBe(0);
    expect(cartStore.count).toBe(1);
    await pass(60_000);
    expect(placing.unpaid).toBeUndefined();
  });

  it("goes to the order's page even where the order cannot be read: it is placed, and is paid for there", async () => {
    const shop = await checkoutHarness();
    const opened = await shop.open();
    await pass();
    void opened.store.next();
    await pass();
    opened.store.choosePaymentMethod("PAYMENT_GATEWAY");
    void opened.store.next();
    await pass();
    for (let time = 0; time < 2; time += 1) {
      shop.faults.push({ path: "/api/orders/:id", method: "GET", error: new HttpError(500, "", "") });
    }
    void opened.store.next();
    await pass(5_000);
    expect(opened.navigation.path).toBe("/order/order-1/true");
    expect(shop.started).toEqual([]);
    expect(shop.platform.orders.size).toBe(1);
  });

  it("'Payment method not supported' asks for no order", async () => {
    const { api, notices } = await placedOnline({ onlinePaymentName: "PAYPAY" });
    expect(notices.messages).toContain("Payment method not supported");
    expect(api.to("/api/orders")).toEqual([]);
  });

  it("reserves the tab inside the click, before anything is asked", async () => {
    const shop = await placedOnline({ opensIn: "tab", statuses: ["PROGRESS"] }, 0);
    expect(shop.tabs.reserved).toBe(1);
    expect(shop.api.to("/api/orders")).toHaveLength(1);
  });

  it("goes on asking after a reload, without a second order or payment", async () => {
    const shop = await placedOnline({ statuses: ["PROGRESS"] }, 5_000);
    shop.store.dispose();
    const again = await shop.open();
    await pass(5_000);
    expect(again.placing.waiting).toBeDefined();
    expect(shop.started).toHaveLength(1);
    expect(shop.platform.orders.size).toBe(1);
  });
});
