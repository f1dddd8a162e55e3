import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Board } from "#contract/board.ts";
import type { OrderState } from "#contract/sale/orders.ts";
import { spokenNumber } from "#contract/sale/spokenNumber.ts";
import { boardColumnOf } from "#contract/sale/states/boardColumnOf.ts";
import { ALL_ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { devices } from "#server/platform/db/schema/devices.ts";
import { onAnyEngine, shop } from "#tests/support/platform/engines.ts";
import { anAddress, type Buyer, ok } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";

const PLACE = { address: "Counter 1", city: "Pune", state: "Maharashtra", country: "India", pin: "411001" };
const AT_COUNTER = { ...anAddress, ...PLACE };
const clock = new TickingClock();

/** On one engine: plain conditions, and both engines get the same statements. */
onAnyEngine(
  "the board in the shop",
  () => {
    let buyer: Buyer;
    let goods: string;
    const owner = () => ({ storeId: shop.store.storeId, who: "the test" });

    beforeAll(async () => {
      buyer = await shop.buyer();
      goods = await shop.goods({ stock: 100_000 });
      await shop.services.devices.add({ storeId: shop.store.storeId, name: "Front", pickup: PLACE }, "the test");
    });
    // Finishes the orders of earlier tests.
    beforeEach(() => shop.db.orm.update(orders).set({ orderState: "DELIVERED" }));

    const look = async (storeId = shop.store.storeId) => {
      const reply = await shop.app.inject({ url: "/api/board", query: { storeId } });
      expect(reply.statusCode).toBe(200);
      return reply.json<Board>();
    };
    const shown = async () => {
      const { preparing, ready } = await look();
      return { preparing: preparing.numbers, ready: ready.numbers };
    };
    const placed = async (method: "COD" | "WALLET" = "COD", address = AT_COUNTER) => {
      await ok(shop.addToCart(buyer, goods));
      const { id } = await ok(shop.checkOut(buyer));
      await ok(shop.choose(buyer, id, "COD", address));
      const order = await ok(shop.place(buyer, id));
      if (method === "WALLET") {
        await shop.db.orm
          .update(orders)
          .set({ paymentMethod: "WALLET", paymentStatus: "SUCCEEDED" })
          .where(eq(orders.id, order.id));
      }
      return { ...order, spoken: spokenNumber(order.orderNumber) };
    };
    const received = ({ id, finalPrice }: { id: string; finalPrice: number }) =>
      shop.services.counterCash.receive(owner(), id, Math.round(finalPrice * 100), randomUUID());

    it("shows an order when its cash is received, as ready when it is packed, and no more when it is handed over", async () => {
      const order = await placed();
      expect(await shown()).toEqual({ preparing: [], ready: [] });
      await received(order);
      expect(await shown()).toEqual({ preparing: [order.spoken], ready: [] });
      await shop.services.ownerOrders.step(owner(), order.id, "packed");
      expect(await shown()).toEqual({ preparing: [], ready: [order.spoken] });
      await shop.services.ownerOrders.step(owner(), order.id, "delivered");
      expect(await shown()).toEqual({ preparing: [], ready: [] });
    });

    it("shows an order that is paid otherwise at once, and a packed one although its cash is still to come", async () => {
      const [paid, unpaid] = [await placed("WALLET"), await placed()];
      await shop.services.ownerOrders.step(owner(), unpaid.id, "packed");
      expect(await shown()).toEqual({ preparing: [paid.spoken], ready: [unpaid.spoken] });
    });

    it("shows the oldest of those in preparation first, and the newest of those that are ready", async () => {
      const all: Awaited<ReturnType<typeof placed>>[] = [];
      while (all.length < 4) {
        all.push(await placed("WALLET"));
        clock.pass(1);
      }
      const [a, b, c, d] = all.map(({ spoken }) => spoken);
      for (const { id } of all.slice(0, 2)) {
        clock.pass(1);
        await shop.services.ownerOrders.step(owner(), id, "packed");
      }
      expect(await shown()).toEqual({ preparing: [c, d], ready: [b, a] });
    });

    it("shows nothing that is delivered, of another store, cancelled, or old", async () => {
      await placed("WALLET", anAddress);
      const cancelled = await placed("WALLET");
      await shop.services.ownerOrders.step(owner(), cancelled.id, "cancelled");
      const order = await placed("WALLET");
      const elsewhere = await shop.newStore({});
      await shop.services.devices.add({ storeId: elsewhere.storeId, name: "Front", pickup: PLACE }, "the test");
      expect(await look(elsewhere.storeId)).toEqual({
        preparing: { numbers: [], total: 0 },
        ready: { numbers: [], total: 0 },
      });
      clock.pass(12 * 3600);
      expect((await shown()).preparing).toEqual([order.spoken]);
      await shop.services.ownerOrders.step(owner(), order.id, "packed");
      clock.pass(6 * 3600 - 1);
      expect((await shown()).ready).toEqual([order.spoken]);
      clock.pass(2);
      expect(await shown()).toEqual({ preparing: [], ready: [] });
      const forgotten = await placed("WALLET");
      clock.pass(12 * 3600 + 1);
      expect((await shown()).preparing).not.toContain(forgotten.spoken);
      clock.pass(-(30 * 3600 + 2));
    });

    it("shows no order for another pickup place of the same town, and still shows one of a revoked device", async () => {
      await placed("WALLET", { ...AT_COUNTER, address: "Counter 2" });
      const order = await placed("WALLET");
      await shop.db.orm.update(devices).set({ revokedAt: clock.now() });
      expect(await shown()).toEqual({ preparing: [order.spoken], ready: [] });
    });

    it("says how many there are when it leaves some out", async () => {
      const { id: like } = await placed("WALLET");
      await shop.db.orm.execute(sql`INSERT INTO checkouts SELECT copy.* FROM checkouts like_it, generate_series(1, 41) n,
        jsonb_populate_record(like_it, jsonb_build_object('id', 'of-' || n, 'order_id', 'of-' || n)) copy
        WHERE like_it.order_id = ${like}`);
      await shop.db.orm.execute(sql`INSERT INTO orders SELECT copy.* FROM orders like_it, generate_series(1, 41) n,
        jsonb_populate_record(like_it, jsonb_build_object('id', 'of-' || n, 'checkout_id', 'of-' || n,
          'order_number', 'MANY-' || n)) copy WHERE like_it.id = ${like}`);
      const { preparing } = await look();
      expect([preparing.numbers.length, preparing.total]).toEqual([40, 42]);
    });

    it("answers only numbers to anybody, for two seconds from any cache, and needs the store's name", async () => {
      const order = await placed("WALLET");
      const reply = await shop.app.inject({ url: "/api/board", query: { storeId: shop.store.storeId } });
      expect(JSON.parse(reply.body)).toEqual({
        preparing: { numbers: [order.spoken], total: 1 },
        ready: { numbers: [], total: 0 },
      });
      expect(reply.headers["cache-control"]).toBe("public, max-age=2, must-revalidate");
      expect((await shop.app.inject({ url: "/api/board" })).statusCode).toBe(400);
    });

    it("opens no order by its number", async () => {
      const { spoken } = await placed("WALLET");
      const stranger = await shop.buyer();
      for (const who of [stranger, undefined, buyer]) {
        expect([403, 404]).toContain((await shop.call(who, "GET", `/api/orders/${spoken}`)).status);
      }
      const paths = [`/api/counter/find?number=${spoken}`, `/api/admin/orders/${spoken}`];
      for (const path of paths) expect((await shop.call(stranger, "GET", path)).status).toBe(401);
    });

    it("assigns a column, or none, to every state of an order", () => {
      const columns = (isPacked: boolean) =>
        ALL_ORDER_STATES.map((orderState) => [
          orderState,
          boardColumnOf({ orderState, isPacked, paymentMethod: "WALLET", paymentStatus: "SUCCEEDED", finalPrice: 1 }),
        ]);
      const none: Record<OrderState, undefined> = {
        PENDING: undefined,
        PLACED: undefined,
        SHIPPED: undefined,
        DELIVERED: undefined,
        FAILED: undefined,
        CANCELLED: undefined,
      };
      expect(Object.fromEntries(columns(false))).toEqual({ ...none, PLACED: "preparing" });
      expect(Object.fromEntries(columns(true))).toEqual({ ...none, PLACED: "ready" });
    });
  },
  { clock },
);
