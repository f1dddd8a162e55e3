import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { onAnyEngine, shop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, ok } from "#tests/support/platform/shop.ts";
import {
  EVERY_DAY,
  type SubscriptionRequest,
  subscriptionsOf,
  todayInIndia,
} from "#tests/support/platform/subscribe.ts";

onAnyEngine("Subscriptions (spec 2.12, 3, 7.2)", () => {
  const sub = () => subscriptionsOf(shop);
  const list = (buyer: Buyer, query?: string) => sub().list(buyer, query);
  const ordersOf = (buyer: Buyer) => sub().ordersOf(buyer);
  const subscribed = (request?: SubscriptionRequest) => sub().subscribed(request);

  beforeEach(() => sub().rest());

  describe("setting up", () => {
    it("answers the subscription with its product, its days and a copy of the address", async () => {
      const { buyer, made } = await subscribed({
        quantity: 2,
        daysOfWeek: ["FRIDAY", "MONDAY", "MONDAY"],
        endDate: "2099-12-31",
        shippingAddress: { ...anAddress, name: "  Asha Rao " },
      });
      expect(made).toMatchObject({
        isActive: true,
        subscriptionItem: {
          productName: "Toned Milk",
          sellingPrice: 100,
          mrp: 125,
          quantity: 2,
          weightUnit: "KILOGRAM",
        },
        subscriptionRecurrence: {
          daysOfWeek: ["MONDAY", "FRIDAY"],
          startDate: todayInIndia(),
          endDate: "2099-12-31",
          paymentMethod: "COD",
        },
        deliverySlot: { startTime: "07:00", endTime: "09:00" },
        shippingAddress: anAddress,
        pause: null,
      });
      expect(await list(buyer)).toEqual({ subscriptions: [made], totalPages: 1 });
    });

    it("needs a key, and one key is one subscription", async () => {
      const buyer = await shop.buyer();
      const request = { variantId: await sub().milk(), preferredTimeSlot: await sub().slot(), key: randomUUID() };
      const answers = await Promise.all(Array.from({ length: 10 }, () => sub().created(buyer, request)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect((await list(buyer)).subscriptions).toHaveLength(1);
      const keyless = await shop.call(buyer, "POST", "/api/subscriptions", {
        ...{ orgId: shop.store.orgId, customerId: buyer.customerId, ...request, shippingAddress: anAddress },
        ...{ quantity: 1, isActive: true, paymentMethod: "COD" },
        subscriptionRecurrence: { daysOfWeek: EVERY_DAY, startDate: todayInIndia(), endDate: "" },
      });
      expect(keyless).toMatchObject({ status: 400, body: { code: "IDEMPOTENCY_KEY_MISSING" } });
    });

    it.each([
      [{ daysOfWeek: [] }, "Error! Please select repeated days and Start Date."],
      [{ startDate: "" }, "Error! Please select repeated days and Start Date."],
      [{ startDate: "2020-01-01" }, "Error! Please select a valid Start Date."],
      [{ startDate: "2099-02-30" }, "Error! Please select a valid Start Date."],
      [{ startDate: "soon" }, "Error! Please select a valid Start Date."],
      [{ startDate: "2099-05-02", endDate: "2099-05-01" }, "Error! End date cannot be earlier than start date."],
      [{ endDate: "2099-13-01" }, "Error! End date cannot be earlier than start date."],
      [{ quantity: 0 }, "The quantity must be a whole number of 1 or more."],
      [{ quantity: 100_001 }, "The quantity can be at most 100000."],
      [{ shippingAddress: { ...anAddress, pin: "12" } }, "Please enter a valid Pincode"],
    ])("refuses %j in the words of spec 5", async (request, message) => {
      const buyer = await shop.buyer();
      const offered = { variantId: await sub().milk(), preferredTimeSlot: await sub().slot() };
      expect(await sub().create(buyer, { ...offered, ...request })).toMatchObject({ status: 400, body: { message } });
      expect((await list(buyer)).subscriptions).toEqual([]);
    });

    it("takes a local date-time for its day (spec 9)", async () => {
      const { made } = await subscribed({ startDate: "2099-05-01T23:30:00.000" });
      expect(made.subscriptionRecurrence.startDate).toBe("2099-05-01");
    });

    it("takes only what this store sells by subscription, in a slot of its own", async () => {
      const buyer = await shop.buyer();
      const other = await shop.newStore({});
      const variantId = await sub().milk();
      const preferredTimeSlot = await sub().slot();
      const refused = [
        { variantId: await shop.goods(), preferredTimeSlot },
        { variantId: await sub().milk({ isVisible: false }), preferredTimeSlot },
        { variantId: await sub().milk({}, other), preferredTimeSlot },
        { variantId: randomUUID(), preferredTimeSlot },
        { variantId, preferredTimeSlot: await sub().slot(other) },
        { variantId, preferredTimeSlot: "never" },
      ];
      for (const request of refused) expect((await sub().create(buyer, request)).status).toBe(404);
    });

    it("takes only payment methods that the store offers and that work without the shopper", async () => {
      const { variantId, preferredTimeSlot, buyer } = await subscribed();
      const gateway = { variantId, preferredTimeSlot, paymentMethod: "PAYMENT_GATEWAY" as "COD" };
      expect((await sub().create(buyer, gateway)).status).toBe(400);
      const noWallet = await shop.newStore({ wallet: false });
      const [theirs, milk, slot] = [
        await shop.buyer(noWallet),
        await sub().milk({}, noWallet),
        await sub().slot(noWallet),
      ];
      const request = {
        orgId: noWallet.orgId,
        variantId: milk,
        preferredTimeSlot: slot,
        paymentMethod: "WALLET",
      } as const;
      expect(await sub().create(theirs, request)).toMatchObject({
        status: 409,
        body: { code: "PAYMENT_METHOD_UNAVAILABLE" },
      });
    });
  });

  it("lists 8 a page, newest first (spec 9)", async () => {
    const buyer = await shop.buyer();
    const request = { variantId: await sub().milk(), preferredTimeSlot: await sub().slot() };
    const ids: string[] = [];
    for (let made = 0; made < 10; made += 1) ids.unshift((await sub().created(buyer, request)).id);
    const pages = [
      await list(buyer, "?page=1"),
      await list(buyer, "?page=2&size=8"),
      await list(buyer, "?page=3&size=8"),
    ];
    expect(pages.map(({ subscriptions }) => subscriptions.length)).toEqual([8, 2, 0]);
    expect(pages.map(({ totalPages }) => totalPages)).toEqual([2, 2, 2]);
    expect(pages.flatMap(({ subscriptions }) => subscriptions.map(({ id }) => id))).toEqual(ids);
  });

  describe("changing", () => {
    it("changes days and end, and never the start (spec 4)", async () => {
      const { buyer, id, made } = await subscribed();
      const changed = await ok(
        sub().update(buyer, id, { daysOfWeek: ["SUNDAY"], endDate: "2099-01-01", startDate: "2098-01-01" }),
      );
      expect(changed.subscriptionRecurrence).toEqual({
        ...made.subscriptionRecurrence,
        daysOfWeek: ["SUNDAY"],
        endDate: "2099-01-01",
      });
    });

    it("refuses no day, and an end before the start (spec 5, Subscription update)", async () => {
      const { buyer, id } = await subscribed();
      expect(await sub().update(buyer, id, { daysOfWeek: [], endDate: "" })).toMatchObject({
        status: 400,
        body: { message: "Error! Please select repeated days." },
      });
      expect(await sub().update(buyer, id, { daysOfWeek: EVERY_DAY, endDate: "2020-01-01" })).toMatchObject({
        status: 400,
        body: { message: "Error! End date cannot be earlier than start date." },
      });
    });

    it("switched off it plans nothing, switched on again it goes on with the days to come (spec 4)", async () => {
      const { buyer, id } = await subscribed();
      const days = { daysOfWeek: EVERY_DAY, endDate: "" };
      const before = await sub().plan(buyer, id);
      expect(await ok(sub().update(buyer, id, days, false))).toMatchObject({ isActive: false });
      expect(await sub().plan(buyer, id)).toMatchObject({ isActive: false, deliveries: [] });
      expect((await sub().runUntil(daysAhead(3))).ORDERED ?? 0).toBe(0);
      await ok(sub().update(buyer, id, days, true));
      expect((await sub().plan(buyer, id)).deliveries).toEqual(before.deliveries);
    });

    it("removed, it is gone for its shopper and orders nothing more", async () => {
      const { buyer, id } = await subscribed();
      expect(await sub().remove(buyer, id)).toEqual({ status: 200, body: { removed: true } });
      expect((await list(buyer)).subscriptions).toEqual([]);
      expect((await sub().remove(buyer, id)).status).toBe(404);
      expect((await sub().update(buyer, id, { daysOfWeek: EVERY_DAY, endDate: "" })).status).toBe(404);
      await sub().runUntil(daysAhead(3));
      expect(await ordersOf(buyer)).toEqual([]);
    });
  });

  it("is found by nobody but its shopper", async () => {
    const { id } = await subscribed();
    const stranger = await shop.buyer();
    const elsewhere = await shop.buyer(await shop.newStore({}));
    for (const other of [stranger, elsewhere]) {
      expect((await list(other)).subscriptions).toEqual([]);
      expect((await sub().update(other, id, { daysOfWeek: EVERY_DAY, endDate: "" })).status).toBe(404);
      expect((await sub().remove(other, id)).status).toBe(404);
      expect((await sub().change(other, id, "resume")).status).toBe(404);
      expect((await sub().change(other, id, "skip", { date: "2099-01-01" })).status).toBe(404);
    }
  });
});

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000);
