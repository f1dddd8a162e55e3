import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { DeviceStatus, PairedDevice } from "#contract/devices.ts";
import type { Order } from "#contract/sale/orders.ts";
import type { Organization } from "#contract/store/organizations.ts";
import { auditLog } from "#server/platform/db/schema/owner.ts";
import { onAnyEngine, online, shop } from "#tests/support/platform/engines.ts";
import { ownerAt } from "#tests/support/platform/ownerAt.ts";
import { ok } from "#tests/support/platform/shop.ts";
import { subscriptionsOf } from "#tests/support/platform/subscribe.ts";

const CLOSED = { status: 409, body: { code: "STORE_CLOSED" } };
const REASON = "We are back on Monday.";
const SENTENCE = `This store is closed for now. ${REASON}`;

onAnyEngine("A store that its owner closes for a time (ADR 68)", () => {
  const haat = (...words: string[]) => ownerAt(shop.services)(...words);
  const close = (...more: string[]) => haat("store", "close", shop.store.friendlyId, ...more);
  const open = () => haat("store", "open", shop.store.friendlyId);
  const lookUp = () =>
    ok(shop.call<Organization>(undefined, "GET", `/api/organizations/${shop.store.friendlyId}?isFriendlyId=true`));

  beforeEach(async () => {
    await open();
  });

  it("says so with the owner's reason to whoever looks it up, until it is opened", async () => {
    expect(await lookUp()).not.toHaveProperty("closed");
    const closed = await close("--reason", REASON);
    expect(closed).toMatchObject({ code: 0 });
    expect(closed.said[0]).toBe("Test shop is closed: its pages say so, and it takes no orders.");
    expect(await lookUp()).toMatchObject({ closed: { reason: REASON } });
    expect((await open()).said).toEqual([`Test shop is open, at /${shop.store.friendlyId}.`]);
    expect(await lookUp()).not.toHaveProperty("closed");
  });

  it("is listed as closed, and has a line for each change in the audit log", async () => {
    await close("--reason", REASON);
    expect((await haat("store", "list")).io.text()).toMatch(/Test shop +closed/);
    await open();
    const rows = await shop.db.orm.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
    expect(rows).toMatchObject([
      { what: "store.opened", who: "asha at the command line" },
      { what: "store.closed", who: "asha at the command line", details: { reason: REASON } },
    ]);
  });

  it("takes another reason while it is closed, and is not opened twice", async () => {
    await close("--reason", REASON);
    await close();
    expect(await lookUp()).toMatchObject({ closed: { reason: "" } });
    await open();
    expect((await open()).said[0]).toContain("was open already");
  });

  it("refuses a store that it does not know, and a reason that fills the screen, in a sentence", async () => {
    expect(await haat("store", "close", "nowhere")).toMatchObject({ code: 1, said: [] });
    const long = await close("--reason", "long ".repeat(50));
    expect(long).toMatchObject({ code: 1, said: [] });
    expect(long.io.warned).toEqual(["A reason has at most 200 letters: shoppers read it on every page."]);
  });

  it("takes nothing into a cart, no checkout, no choice in an open one, and no order", async () => {
    const variantId = await shop.goods();
    const [buyer, other] = [await shop.buyer(), await shop.buyer()];
    const checkoutId = await shop.readyToPlace(buyer, variantId);
    await ok(shop.addToCart(other, variantId));
    await close("--reason", REASON);
    expect(await shop.addToCart(buyer, variantId)).toMatchObject({ ...CLOSED, body: { message: SENTENCE } });
    expect(await shop.checkOut(other)).toMatchObject(CLOSED);
    expect(await shop.choose(buyer, checkoutId)).toMatchObject(CLOSED);
    expect(await shop.place(buyer, checkoutId)).toMatchObject({ ...CLOSED, body: { message: SENTENCE } });
    expect(await shop.stockOf(variantId)).toBe(10);
    await open();
    expect(await shop.place(buyer, checkoutId)).toMatchObject({ status: 200 });
  });

  it("goes on with the orders that it has: they are shown, paid for, sent and delivered", async () => {
    const [cash, payer] = [await shop.buyer(), await shop.buyer()];
    const order = await shop.placed(cash, await shop.goods());
    const unpaid = await shop.placed(payer, await shop.goods(), 1, "PAYMENT_GATEWAY");
    expect((await close()).said[1]).toMatch(/^\d+ orders are on the way and stay so\.$/);
    await online.startFor(payer, unpaid);
    for (const step of ["ship", "deliver"]) {
      const moved = await haat("orders", step, order.orderNumber, "--store", shop.store.friendlyId);
      expect(moved).toMatchObject({ code: 0 });
    }
    const seen = await ok(shop.call<Order>(cash, "GET", `/api/orders/${order.id}`));
    expect(seen.orderState).toBe("DELIVERED");
  });

  it("begins no recharge of a wallet", async () => {
    const buyer = await shop.buyer();
    await close();
    expect(await online.initiate(buyer, { amount: 100 })).toMatchObject(CLOSED);
  });

  it("makes no delivery of a subscription: its plan warns, the day says why, and the next one comes", async () => {
    const sub = subscriptionsOf(shop);
    await sub.rest();
    const { buyer, id } = await sub.subscribed();
    const closed = await close();
    expect(closed.io.text()).toContain("1 subscription makes no deliveries meanwhile.");
    const [first, second] = (await sub.plan(buyer, id)).deliveries;
    expect(first).toMatchObject({ state: "PLANNED", reasonCode: "STORE_CLOSED" });
    await sub.runUntil(first?.cutOffAt ?? "");
    expect(await sub.ordersOf(buyer)).toEqual([]);
    const plan = await sub.plan(buyer, id);
    expect(plan.deliveries.find(({ date }) => date === first?.date)).toMatchObject({
      ...{ state: "FAILED", reasonCode: "STORE_CLOSED", reason: "The store was closed. Nothing was charged." },
    });
    await open();
    await sub.runUntil(second?.cutOffAt ?? "");
    expect(await sub.ordersOf(buyer)).toHaveLength(1);
    expect(await sub.create(buyer, { variantId: await sub.milk(), preferredTimeSlot: await sub.slot() })).toMatchObject(
      {
        status: 200,
      },
    );
    await close();
    const refused = sub.create(buyer, { variantId: await sub.milk(), preferredTimeSlot: await sub.slot() });
    expect(await refused).toMatchObject(CLOSED);
  });

  it("closes its screens, which go on as they were when it is opened", async () => {
    const added = await shop.services.devices.add({ storeId: shop.store.storeId, name: "Front" }, "asha");
    const pairing = { code: added.code, version: "1", orgId: shop.store.orgId, storeId: shop.store.storeId };
    const { token } = await ok(shop.call<PairedDevice>(undefined, "POST", "/api/devices/pair", pairing));
    const beat = () =>
      ok(shop.call<DeviceStatus>({ token }, "POST", "/api/devices/heartbeat", { version: "1", visitId: "" }));
    expect((await beat()).state).toBe("OPEN");
    await close();
    expect((await beat()).state).toBe("CLOSED");
    expect(await shop.call({ token }, "POST", "/api/devices/guest")).toMatchObject({
      body: { code: "DEVICE_CLOSED" },
    });
    await open();
    expect((await beat()).state).toBe("OPEN");
    await haat("device", "maintain", added.deviceId, "--store", shop.store.friendlyId);
    await close();
    expect((await beat()).state).toBe("MAINTENANCE");
  });

  describe("while orders are being placed", () => {
    it("has all its orders when it says that it is closed: not one comes afterwards", async () => {
      const variantId = await shop.goods({ stock: 1000 });
      const ready = await Promise.all(
        Array.from({ length: 24 }, async () => {
          const buyer = await shop.buyer();
          return { buyer, checkoutId: await shop.readyToPlace(buyer, variantId) };
        }),
      );
      const placing = ready.map(({ buyer, checkoutId }) => shop.place(buyer, checkoutId));
      await Promise.race(placing);
      await close();
      const stockWhenClosed = await shop.stockOf(variantId);
      const answers = await Promise.all(placing);
      expect(await shop.stockOf(variantId)).toBe(stockWhenClosed);
      const placed = answers.filter(({ status }) => status === 200).length;
      expect(stockWhenClosed).toBe(1000 - placed);
      for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(CLOSED);
    });
  });
});
