import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Wallet } from "#contract/sale/wallets.ts";
import { systemClock } from "#server/platform/clock.ts";
import { products, productVariants } from "#server/platform/db/schema/catalogue.ts";
import { outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { subscriptionSettings, subscriptions } from "#server/platform/db/schema/subscriptions.ts";
import { deliverySlots, stores } from "#server/platform/db/schema/tenancy.ts";
import { DeliveryScheduler } from "#server/platform/services/sale/subscriptions/DeliveryScheduler.ts";
import { calendarsWith } from "#server/platform/services/store/storeCalendars.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, ok } from "#tests/support/platform/shop.ts";
import { EVERY_DAY, type SubscriptionRequest, subscriptionsOf } from "#tests/support/platform/subscribe.ts";

onBothEngines("The deliveries of a subscription (ADR 10)", () => {
  const sub = () => subscriptionsOf(shop);
  const list = (buyer: Buyer, query?: string) => sub().list(buyer, query);
  const ordersOf = (buyer: Buyer) => sub().ordersOf(buyer);
  const subscribed = (request?: SubscriptionRequest) => sub().subscribed(request);

  beforeEach(() => sub().rest());

  describe("its deliveries", () => {
    it("are seven days to come, each with its cost, its slot and its cut-off the evening before", async () => {
      const { buyer, id } = await subscribed({ quantity: 3, daysOfWeek: ["MONDAY", "THURSDAY"] });
      const plan = await sub().plan(buyer, id);
      expect(plan).toMatchObject({ cutOffTime: "22:00", timeZone: "Asia/Kolkata", past: [], pause: null });
      expect(plan.deliveries).toHaveLength(7);
      for (const delivery of plan.deliveries) {
        expect([1, 4]).toContain(new Date(`${delivery.date}T00:00:00Z`).getUTCDay());
        // 22:00 in India is 16:30 in UTC.
        const evening = new Date(Date.parse(`${delivery.date}T16:30:00Z`) - 86_400_000).toISOString();
        expect(delivery).toMatchObject({
          ...{ state: "PLANNED", reason: "", canChange: true, cutOffAt: evening, slot: { startTime: "07:00" } },
          ...{ totalPrice: 375, totalDiscount: 75, tax: 0, shippingCharge: 0, finalPrice: 300 },
        });
        expect(Date.parse(delivery.cutOffAt)).toBeGreaterThan(Date.now());
      }
    });

    it("cost what the store's orders cost, with tax and delivery", async () => {
      const store = await shop.newStore({ chargePaise: 4_000, freeFromPaise: 50_000 });
      const buyer = await shop.buyer(store);
      const goods = { sellingPaise: 10_000, taxType: "EXCLUSIVE", taxPercent: 5 } as const;
      const request = {
        orgId: store.orgId,
        variantId: await sub().milk(goods, store),
        preferredTimeSlot: await sub().slot(store),
      };
      const { id } = await sub().created(buyer, request);
      const [planned] = (await sub().plan(buyer, id)).deliveries;
      expect(planned).toMatchObject({ tax: 5, shippingCharge: 40, finalPrice: 145 });
      await sub().runUntil(planned?.cutOffAt ?? "");
      expect(await ordersOf(buyer)).toMatchObject([{ tax: 5, shippingCharge: 40, finalPrice: 145, totalDiscount: 25 }]);
    });

    it("become orders at their cut-off: stock taken, address copied, the cart left alone", async () => {
      const { buyer, id, variantId } = await subscribed({ quantity: 2 });
      await ok(shop.addToCart(buyer, variantId, 1));
      const [first, second] = (await sub().plan(buyer, id)).deliveries;
      expect(await sub().runUntil(later(first?.cutOffAt, -0.001))).toEqual({});
      expect(await ordersOf(buyer)).toEqual([]);
      expect(await sub().runUntil(first?.cutOffAt ?? "")).toEqual({ ORDERED: 1 });
      expect(await sub().runUntil(first?.cutOffAt ?? "")).toEqual({});
      const [order] = await ordersOf(buyer);
      expect(order).toMatchObject({
        ...{ orderState: "PLACED", paymentMethod: "COD", paymentStatus: "PENDING", finalPrice: 200 },
        shippingAddress: anAddress,
        orderItems: [{ productVariantId: variantId, quantity: 2, sellingPrice: 100 }],
      });
      expect(await shop.stockOf(variantId)).toBe(998);
      expect((await shop.cart(buyer)).data).toHaveLength(1);
      const after = await sub().plan(buyer, id);
      expect(after.deliveries[0]).toMatchObject({
        date: first?.date,
        state: "ORDERED",
        canChange: false,
        orderId: order?.id,
        orderNumber: order?.orderNumber,
      });
      expect(after.deliveries[1]).toMatchObject({ date: second?.date, state: "PLANNED", canChange: true });
      const events = await shop.db.orm.select().from(outboxEvents).where(eq(outboxEvents.type, "delivery.ordered"));
      expect(events.map(({ payload }) => payload)).toContainEqual(
        expect.objectContaining({ subscriptionId: id, date: first?.date, orderId: order?.id }),
      );
    });

    it("are sold at the price of the day they are ordered on", async () => {
      const { buyer, id, variantId } = await subscribed();
      await shop.db.orm
        .update(productVariants)
        .set({ sellingPricePaise: 11_050 })
        .where(eq(productVariants.id, variantId));
      const [first] = (await sub().plan(buyer, id)).deliveries;
      expect(first).toMatchObject({ finalPrice: 110.5 });
      await sub().runUntil(first?.cutOffAt ?? "");
      expect(await ordersOf(buyer)).toMatchObject([{ finalPrice: 110.5 }]);
    });

    it("are paid from the wallet until it is too low, and say so before and after", async () => {
      const { buyer, id } = await subscribed({ paymentMethod: "WALLET" });
      await sub().recharge(buyer, 25_000);
      const before = (await sub().plan(buyer, id)).deliveries;
      expect(before.map(({ reasonCode }) => reasonCode ?? "-").slice(0, 3)).toEqual(["-", "-", "WALLET_TOO_LOW"]);
      expect(before[2]).toMatchObject({
        state: "PLANNED",
        reason: expect.stringContaining("recharge it before the cut-off"),
      });
      expect(await sub().runUntil(before[2]?.cutOffAt ?? "")).toEqual({ ORDERED: 2, FAILED: 1 });
      const after = (await sub().plan(buyer, id)).deliveries;
      expect(after[0]).toMatchObject({ state: "ORDERED" });
      expect(after[2]).toMatchObject({
        ...{ state: "FAILED", reasonCode: "WALLET_TOO_LOW", canChange: false },
        reason: "Your wallet did not hold enough for this delivery.",
      });
      const orders = await ordersOf(buyer);
      expect(orders.map(({ paymentStatus }) => paymentStatus)).toEqual(["SUCCEEDED", "SUCCEEDED"]);
      const { body } = await shop.call<{ shoppingProfileIdentity: { walletId: string } }>(
        buyer,
        "GET",
        `/api/customers/${buyer.customerId}`,
      );
      const wallet = `/api/wallets/${body.shoppingProfileIdentity.walletId}`;
      expect(await ok(shop.call<Wallet>(buyer, "GET", wallet))).toMatchObject({ accountBalance: 50 });
    });

    it.each([
      ["OUT_OF_STOCK", "There was not enough in stock."],
      ["PRODUCT_GONE", "The store no longer sells this by subscription."],
      ["SLOT_GONE", "The store no longer delivers at this time."],
      ["PAYMENT_METHOD_OFF", "The store no longer offers this payment method."],
    ] as const)("fail with their reason, take nothing, and go on the next day: %s", async (reasonCode, reason) => {
      const store = await shop.newStore({});
      const buyer = await shop.buyer(store);
      const [variantId, preferredTimeSlot] = [await sub().milk({ stock: 1 }, store), await sub().slot(store)];
      const request = {
        orgId: store.orgId,
        variantId,
        preferredTimeSlot,
        quantity: reasonCode === "OUT_OF_STOCK" ? 2 : 1,
      };
      const { id } = await sub().created(buyer, request);
      const { orm } = shop.db;
      if (reasonCode === "PRODUCT_GONE")
        await orm.update(products).set({ isSubscribable: false }).where(eq(products.storeId, store.storeId));
      if (reasonCode === "SLOT_GONE") await orm.delete(deliverySlots).where(eq(deliverySlots.id, preferredTimeSlot));
      if (reasonCode === "PAYMENT_METHOD_OFF") {
        const payment = {
          onlinePayment: { enabled: false, activePaymentMethod: "" },
          cashOnDelivery: { enabled: false },
          wallet: { enabled: true },
        };
        await orm.update(stores).set({ payment }).where(eq(stores.id, store.storeId));
      }
      const { deliveries } = await sub().plan(buyer, id);
      expect(deliveries[0]).toMatchObject({ state: "PLANNED", reasonCode });
      expect(await sub().runUntil(deliveries[1]?.cutOffAt ?? "")).toEqual({ FAILED: 2 });
      const after = await sub().plan(buyer, id);
      expect(after.deliveries.slice(0, 2)).toMatchObject([
        { state: "FAILED", reasonCode, reason },
        { state: "FAILED", reasonCode, reason },
      ]);
      expect(await ordersOf(buyer)).toEqual([]);
      expect(await shop.stockOf(variantId)).toBe(1);
    });

    it("say when their order was cancelled", async () => {
      const { buyer, id } = await subscribed();
      const [first] = (await sub().plan(buyer, id)).deliveries;
      await sub().runUntil(first?.cutOffAt ?? "");
      const [order] = await ordersOf(buyer);
      await ok(
        shop.call(
          buyer,
          "POST",
          `/api/orders/${order?.id}/state`,
          { orderState: "CANCELLED", reason: "" },
          randomUUID(),
        ),
      );
      expect((await sub().plan(buyer, id)).deliveries[0]).toMatchObject({
        state: "FAILED",
        reasonCode: "ORDER_CANCELLED",
        orderId: order?.id,
      });
    });
  });

  describe("leaving out", () => {
    it("skips a day and takes it back, and doing either twice changes nothing", async () => {
      const { buyer, id } = await subscribed();
      const { date } = (await sub().plan(buyer, id)).deliveries[1] ?? { date: "" };
      for (const _time of [1, 2]) {
        const skipped = await ok(sub().change(buyer, id, "skip", { date }));
        expect(skipped.deliveries[1]).toMatchObject({
          date,
          state: "SKIPPED",
          reason: "You skipped this day.",
          canChange: true,
        });
      }
      for (const _time of [1, 2]) {
        const back = await ok(sub().change(buyer, id, "unskip", { date }));
        expect(back.deliveries[1]).toMatchObject({ date, state: "PLANNED", reason: "" });
      }
    });

    it("orders nothing for a skipped day, and everything around it", async () => {
      const { buyer, id } = await subscribed();
      const { deliveries } = await sub().plan(buyer, id);
      await ok(sub().change(buyer, id, "skip", { date: deliveries[1]?.date }));
      expect(await sub().runUntil(deliveries[2]?.cutOffAt ?? "")).toEqual({ ORDERED: 2, SKIPPED: 1 });
      const after = await sub().plan(buyer, id);
      expect(after.deliveries.slice(0, 3).map(({ state }) => state)).toEqual(["ORDERED", "SKIPPED", "ORDERED"]);
      expect(after.deliveries[1]).toMatchObject({ canChange: false });
    });

    it("refuses days without a delivery, and days whose cut-off has passed", async () => {
      const { buyer, id } = await subscribed({ daysOfWeek: ["WEDNESDAY"] });
      const [first] = (await sub().plan(buyer, id)).deliveries;
      const dayAfter = new Date(Date.parse(`${first?.date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
      expect(await sub().change(buyer, id, "skip", { date: dayAfter })).toMatchObject({
        status: 409,
        body: { code: "NO_DELIVERY" },
      });
      expect((await sub().change(buyer, id, "skip", { date: "2026-02-31" })).status).toBe(400);
      await sub().runUntil(first?.cutOffAt ?? "");
      for (const date of [first?.date, "2020-01-01"]) {
        for (const what of ["skip", "unskip"] as const) {
          expect(await sub().change(buyer, id, what, { date })).toMatchObject({
            status: 409,
            body: { code: "CUT_OFF_PASSED" },
          });
        }
      }
      expect((await ordersOf(buyer)).length).toBe(1);
    });

    it("pauses a range, both days included, and ends it when asked", async () => {
      const { buyer, id } = await subscribed();
      const { deliveries } = await sub().plan(buyer, id);
      const pause = { from: deliveries[1]?.date, until: deliveries[2]?.date };
      const paused = await ok(sub().change(buyer, id, "pause", pause));
      expect(paused).toMatchObject({ pause });
      expect(paused.deliveries.map(({ state }) => state).slice(0, 4)).toEqual([
        "PLANNED",
        "PAUSED",
        "PAUSED",
        "PLANNED",
      ]);
      expect((await list(buyer)).subscriptions).toMatchObject([{ pause }]);
      expect(await sub().runUntil(deliveries[1]?.cutOffAt ?? "")).toEqual({ ORDERED: 1, PAUSED: 1 });
      const resumed = await ok(sub().change(buyer, id, "resume"));
      expect(resumed).toMatchObject({ pause: null });
      expect(resumed.deliveries.map(({ state }) => state).slice(0, 4)).toEqual([
        "ORDERED",
        "PAUSED",
        "PLANNED",
        "PLANNED",
      ]);
    });

    it("refuses a pause that ends before it begins, or is over", async () => {
      const { buyer, id } = await subscribed();
      for (const pause of [
        { from: "2099-01-02", until: "2099-01-01" },
        { from: "2020-01-01", until: "2020-01-02" },
      ]) {
        expect((await sub().change(buyer, id, "pause", pause)).status).toBe(400);
      }
    });
  });

  it("keeps a store's own clock and cut-off", async () => {
    const store = await shop.newStore({});
    await shop.db.orm
      .insert(subscriptionSettings)
      .values({ storeId: store.storeId, timeZone: "America/New_York", cutOffTime: "18:30" });
    const buyer = await shop.buyer(store);
    const request = {
      orgId: store.orgId,
      variantId: await sub().milk({}, store),
      preferredTimeSlot: await sub().slot(store),
    };
    const { id } = await sub().created(buyer, request);
    const plan = await sub().plan(buyer, id);
    expect(plan).toMatchObject({ timeZone: "America/New_York", cutOffTime: "18:30" });
    const time = new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", timeStyle: "short" });
    for (const { cutOffAt } of plan.deliveries) expect(time.format(new Date(cutOffAt))).toBe("18:30");
  });

  describe("that nobody ordered in time", () => {
    const scheduler = () => {
      const calendarOf = calendarsWith({ timeZone: "Asia/Kolkata", cutOffTime: "22:00" });
      return new DeliveryScheduler(shop.db, systemClock, calendarOf, { warn: () => {} });
    };

    it("are ordered late while their slot has not begun", async () => {
      const { buyer, id } = await subscribed();
      const [first] = (await sub().plan(buyer, id)).deliveries;
      expect(await scheduler().run(later(first?.cutOffAt, 8.9))).toEqual({ ORDERED: 1 });
      expect((await sub().plan(buyer, id)).deliveries[0]).toMatchObject({ date: first?.date, state: "ORDERED" });
    });

    it("are missed once it has begun: past days are shown, never made up for", async () => {
      const { buyer, id } = await subscribed();
      const { deliveries } = await sub().plan(buyer, id);
      // At 7 in the morning of the third day, three deliveries are missed. The next cut-off is this evening.
      expect(await scheduler().run(later(deliveries[2]?.cutOffAt, 9))).toEqual({ FAILED: 3 });
      const after = await sub().plan(buyer, id);
      expect(after.deliveries.slice(0, 4).map(({ reasonCode }) => reasonCode ?? "-")).toEqual([
        "MISSED",
        "MISSED",
        "MISSED",
        "-",
      ]);
      expect(after.deliveries[0]?.reason).toBe("We could not prepare this delivery in time. Nothing was charged.");
      expect(await ordersOf(buyer)).toEqual([]);
    });

    it("are ordered as agreed before a change that comes after their cut-off", async () => {
      const { buyer, id, variantId } = await subscribed();
      const hourAgo = new Date(Date.now() - 3_600_000);
      const dayAfter = later(hourAgo.toISOString(), 24).toISOString().slice(0, 10);
      const cutOffTime = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", timeStyle: "short" }).format(hourAgo);
      const { storeId } = shop.store;
      // As if the store's cut-off had been an hour ago and the scheduler had not run since.
      await shop.db.orm.insert(subscriptionSettings).values({ storeId, timeZone: "UTC", cutOffTime });
      await shop.db.orm
        .update(subscriptions)
        .set({ openFrom: dayAfter, startDate: dayAfter })
        .where(eq(subscriptions.id, id));
      await ok(sub().update(buyer, id, { daysOfWeek: EVERY_DAY, endDate: "" }, false));
      await shop.db.orm.delete(subscriptionSettings);
      expect(await ordersOf(buyer)).toHaveLength(1);
      expect(await shop.stockOf(variantId)).toBe(999);
    });
  });

  it("lets no time pass for a date that is not valid or is years away", async () => {
    for (const until of ["", "never", "2199-01-01"]) {
      expect((await shop.call(undefined, "POST", "/sandbox/subscriptions/run", { until })).status).toBe(400);
    }
  });
});

const later = (moment: string | undefined, hours: number) => new Date(Date.parse(moment ?? "") + hours * 3_600_000);
