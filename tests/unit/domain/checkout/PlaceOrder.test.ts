import { beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "#kernel/http/errors.ts";
import { cartItem, order } from "#stories/support/commerceBuilders.ts";
import { during } from "../../support/during";
import type { PaymentScript } from "../payments/paymentHarness";
import { checkoutHarness } from "./checkoutHarness";

beforeEach(() => void vi.useFakeTimers());
const pass = (ms = 1_000) => vi.advanceTimersByTimeAsync(ms);

/** Goes through the steps with online payment, to the button that places the order. */
async function reviewedOnline(shop: Awaited<ReturnType<typeof checkoutHarness>>) {
  const opened = await shop.open();
  await pass();
  await during(opened.store.next());
  opened.store.choosePaymentMethod("PAYMENT_GATEWAY");
  await during(opened.store.next());
  return opened;
}

async function placedOnline(pay: PaymentScript, ms = 60_000) {
  const shop = await checkoutHarness({ pay });
  const opened = await reviewedOnline(shop);
  await during(opened.store.next(), ms);
  return { ...shop, ...opened };
}

describe("Place Order with online payment (spec 4)", () => {
  it("goes to the order page and clears the cart once the order is PLACED", async () => {
    const { navigation, cartStore, storage } = await placedOnline({ statuses: ["PROGRESS", "SUCCEEDED"] });
    expect(navigation.moves).toEqual([{ path: "/order/order-1/true", options: { replace: true } }]);
    expect(cartStore.count).toBe(0);
    expect(storage.getItem("store_checkout_fresh-basket")).toBeNull();
  });

  it("turns back into a cart when the payment fails, and pays for the same order again", async () => {
    const { store, placing, navigation, cartStore, api, started } = await placedOnline({
      statuses: ["FAILED", "SUCCEEDED"],
    });
    expect(navigation.moves).toEqual([]);
    expect([store.currentStep, cartStore.count, placing.isCartAsFailed]).toEqual([0, 1, true]);
    expect([placing.payment.failed?.stateReason, placing.payment.awaited]).toEqual([
      "Payment failed or user dropped",
      undefined,
    ]);
    await during(placing.payment.payAgain(), 5_000);
    expect(started).toHaveLength(2);
    expect(api.asked.filter(({ method, path }) => method === "POST" && path === "/api/orders")).toHaveLength(1);
    expect(navigation.path).toBe("/order/order-1/true");
  });

  it("'Pay another way' leads back to the cart, with the choices kept", async () => {
    const { placing, store, cartStore } = await placedOnline({ statuses: ["FAILED"] });
    await placing.payAnotherWay();
    await pass();
    expect(placing.payment.failed).toBeUndefined();
    expect(store.currentStep).toBe(0);
    expect(cartStore.count).toBe(1);
    await pass(60_000);
    expect(placing.payment.failed).toBeUndefined();
  });

  it("goes to the order's page even where the order cannot be read: the order is placed, and can be paid there", async () => {
    const shop = await checkoutHarness();
    const opened = await shop.open();
    await pass();
    await during(opened.store.next());
    opened.store.choosePaymentMethod("PAYMENT_GATEWAY");
    await during(opened.store.next());
    for (let time = 0; time < 2; time += 1) {
      shop.faults.push({ path: "/api/orders/:id", method: "GET", error: new HttpError(500, "", "") });
    }
    await during(opened.store.next(), 5_000);
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
    expect(again.placing.payment.waiting).toBeDefined();
    expect(shop.started).toHaveLength(1);
    expect(shop.platform.orders.size).toBe(1);
  });

  it("says that the payment failed after a reload too, and asks for no second order", async () => {
    const shop = await placedOnline({ statuses: ["FAILED"] });
    shop.store.dispose();
    for (let visit = 0; visit < 2; visit += 1) {
      const again = await shop.open();
      await pass();
      expect([again.store.currentStep, again.placing.payment.failed?.orderState, again.placing.isCartAsFailed]).toEqual(
        [0, "FAILED", true],
      );
      again.store.dispose();
    }
    expect(shop.api.asked.filter(({ method, path }) => method === "POST" && path === "/api/orders")).toHaveLength(1);
  });

  it("is forgotten once the shopper goes on with the cart", async () => {
    const { store, placing, storage } = await placedOnline({ statuses: ["FAILED"] });
    await during(store.next());
    expect([store.currentStep, placing.payment.failed]).toEqual([1, undefined]);
    expect(storage.getItem("store_checkout_fresh-basket")).toContain('"placement":null');
  });

  it("does not pay for what the shopper took out of the cart", async () => {
    const { placing, platform, cartStore } = await placedOnline({ statuses: ["FAILED"] });
    platform.items = [cartItem({ quantity: 7 })];
    await Promise.all([cartStore.reload(), pass()]);
    expect([placing.payment.failed?.orderState, placing.isCartAsFailed]).toEqual(["FAILED", false]);
  });

  it("computes the coupon's discount anew after the payment failed", async () => {
    const shop = await checkoutHarness({ pay: { statuses: ["FAILED"] } });
    const { store, coupon } = await shop.open();
    await pass();
    coupon.type("WELCOME10");
    await Promise.all([coupon.apply(), pass()]);
    for (const step of [0, 1, 2]) {
      if (step === 1) store.choosePaymentMethod("PAYMENT_GATEWAY");
      await during(store.next());
    }
    await pass(60_000);
    expect([store.currentStep, coupon.applied, coupon.discount]).toEqual([0, "WELCOME10", expect.any(Number)]);
  });

  it("goes to the order page where it was paid for a moment ago, and to the cart where that was long ago", async () => {
    for (const [ms, moves] of [
      [1_000, 1],
      [700_000, 0],
    ] as const) {
      const shop = await placedOnline({ left: "redirected" });
      shop.platform.order = order({ id: "order-1", orderState: "PLACED", paymentStatus: "SUCCEEDED" });
      shop.store.dispose();
      await pass(ms);
      const again = await shop.open();
      await pass();
      expect(again.navigation.moves).toHaveLength(moves);
      expect(again.store.currentStep === 0 || moves === 1).toBe(true);
      again.store.dispose();
    }
  });

  it("places no order by a method that the store no longer takes, and leads back to the choice", async () => {
    const shop = await checkoutHarness({ pay: { opensIn: "tab" } });
    const { store } = await shop.open();
    await pass();
    await during(store.next());
    store.choosePaymentMethod("PAYMENT_GATEWAY");
    await during(store.next());
    shop.hindrances.set("PAYMENT_GATEWAY", "Payment method not supported");
    await during(store.next());
    expect(shop.notices.messages).toEqual(["Payment method not supported"]);
    expect([shop.api.to("/api/orders"), store.currentStep, shop.tabs.closed]).toEqual([[], 1, 1]);
  });

  it("is not held up for more than 3 s by a store that does not say how it takes money", async () => {
    const shop = await checkoutHarness({ pay: { statuses: ["SUCCEEDED"] } });
    shop.platform.isSilent = true;
    const { store, navigation } = await shop.open();
    await pass();
    for (const step of [0, 1, 2]) {
      if (step === 1) store.choosePaymentMethod("PAYMENT_GATEWAY");
      await during(store.next());
    }
    expect(shop.api.to("/api/orders")).toEqual([]);
    await pass(3_000);
    expect(navigation.path).toBe("/order/order-1/true");
  });

  it("does not navigate when its page was left meanwhile", async () => {
    const shop = await placedOnline({ left: "redirected" });
    shop.platform.order = order({ id: "order-1", orderState: "PLACED", paymentStatus: "SUCCEEDED" });
    shop.store.dispose();
    const again = await shop.open();
    again.store.dispose();
    await pass();
    expect(again.navigation.moves).toEqual([]);
  });
});

describe("what is charged", () => {
  it("is shown while the payment is awaited, when it is tried again too", async () => {
    const { placing, platform } = await placedOnline({ statuses: ["PROGRESS"] }, 5_000);
    expect(placing.payment.waiting?.amount).toBe(platform.order?.finalPrice);
    await during(placing.payment.giveUp());
    expect(placing.payment.waiting).toBeUndefined();
    await during(placing.payment.payAgain(), 5_000);
    expect(placing.payment.waiting?.amount).toBe(order().finalPrice);
  });
});

describe("an online order with nothing to pay (reading 40)", () => {
  const placedFree = async (placed: Partial<ReturnType<typeof order>>) => {
    const shop = await checkoutHarness({ pay: { opensIn: "tab" } });
    shop.platform.finalPrice = 0;
    shop.platform.order = order({ id: "order-1", paymentMethod: "PAYMENT_GATEWAY", finalPrice: 0, ...placed });
    const opened = await reviewedOnline(shop);
    await during(opened.store.next(), 5_000);
    return { ...shop, ...opened };
  };

  it.each([
    ["has placed it already", { orderState: "PLACED", paymentStatus: "SUCCEEDED" } as const],
    ["leaves it pending (reading 34)", { orderState: "PENDING", paymentStatus: "PENDING" } as const],
  ])("goes to its page, and starts no payment, where the platform %s", async (_, placed) => {
    const { navigation, started, tabs, placing } = await placedFree(placed);
    expect(navigation.path).toBe("/order/order-1/true");
    expect([started, tabs.reserved, placing.payment.awaited]).toEqual([[], 0, undefined]);
  });

  it("is paid when the platform charges for it after all", async () => {
    const { navigation, placing, started } = await placedFree({
      orderState: "PENDING",
      paymentStatus: "PENDING",
      finalPrice: 25,
    });
    expect([navigation.path, placing.payment.awaited?.finalPrice, started]).toEqual(["/cart", 25, []]);
  });
});

describe("a total that is too small for an online payment (reading 40)", () => {
  const tooSmall = () => new HttpError(409, "PAYMENT_BELOW_MINIMUM", "Online payments start at ₹1.00.");

  it.each([
    ["the choice", { path: "/api/checkouts/:id", method: "PATCH" }],
    ["the order", { path: "/api/orders", method: "POST" }],
  ])(
    "is refused at %s, with the platform's message at the payment methods until another is chosen",
    async (_, where) => {
      const shop = await checkoutHarness();
      shop.faults.push({ ...where, error: tooSmall() });
      const { store } = await reviewedOnline(shop);
      if (where.method === "POST") {
        await during(store.next());
      }
      expect([store.currentStep, store.paymentRefusal]).toEqual([1, "Online payments start at ₹1.00."]);
      expect(shop.notices.messages).toEqual(["Online payments start at ₹1.00."]);
      expect(shop.started).toEqual([]);
      store.choosePaymentMethod("COD");
      expect(store.paymentRefusal).toBeUndefined();
    },
  );

  it("is forgotten with the checkout that it was about, such as after another coupon", async () => {
    const shop = await checkoutHarness();
    shop.faults.push({ path: "/api/checkouts/:id", method: "PATCH", error: tooSmall() });
    const { store, coupon } = await reviewedOnline(shop);
    store.goTo(0);
    coupon.remove();
    expect(store.paymentRefusal).toBeUndefined();
  });
});
