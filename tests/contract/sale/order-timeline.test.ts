import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import type { Order, OrderState } from "#contract/sale/orders.ts";
import { migrationsFolder } from "#server/platform/db/migrationsFolder.ts";
import { orderEvents } from "#server/platform/db/schema/commerce.ts";
import { onBothEngines, online, shop } from "#tests/support/platform/engines.ts";
import { type Buyer, ok } from "#tests/support/platform/shop.ts";

/** How often the platform checks payments and refunds. */
const OFTEN = { PAYMENT_CHECK_SECONDS: "0.1" };

onBothEngines(
  "An order's timeline",
  () => {
    const timelineOf = async (buyer: Buyer, id: string) => {
      const { timeline } = await ok(shop.call<Order>(buyer, "GET", `/api/orders/${id}`));
      return timeline ?? [];
    };
    const told = async (buyer: Buyer, id: string) =>
      (await timelineOf(buyer, id)).map(({ state, note }) => (note === "" ? state : `${state}: ${note}`));

    const askFor = (buyer: Buyer, id: string, orderState: OrderState, reason = "") =>
      ok(shop.call<Order>(buyer, "POST", `/api/orders/${id}/state`, { orderState, reason }));

    const byTheStore = (id: string, orderState: OrderState) =>
      ok(shop.call<Order>(undefined, "POST", `/sandbox/orders/${id}/state`, { orderState }));

    it("shows an order paid on delivery from the ordering to the delivery, oldest first", async () => {
      const buyer = await shop.buyer();
      const { id, orderDate } = await shop.placed(buyer, await shop.goods());
      await byTheStore(id, "SHIPPED");
      await byTheStore(id, "DELIVERED");
      expect(await told(buyer, id)).toEqual(["ORDERED", "PLACED", "SHIPPED", "PAID", "DELIVERED"]);
      const times = (await timelineOf(buyer, id)).map(({ at }) => at);
      expect(times[0]).toBe(orderDate);
      expect(times).toEqual(times.toSorted());
    });

    it("shows why the order was cancelled", async () => {
      const buyer = await shop.buyer();
      const { id } = await shop.placed(buyer, await shop.goods());
      await askFor(buyer, id, "CANCELLED", "Ordered twice");
      expect(await told(buyer, id)).toEqual(["ORDERED", "PLACED", "CANCELLED: Ordered twice"]);
    });

    it("stays at ORDERED while a payment is open, and shows its failure", async () => {
      const buyer = await shop.buyer();
      const { id } = await shop.placed(buyer, await shop.goods(), 1, "PAYMENT_GATEWAY");
      expect(await told(buyer, id)).toEqual(["ORDERED"]);
      await askFor(buyer, id, "FAILED", "Time Limit Exceeded");
      expect(await told(buyer, id)).toEqual(["ORDERED", "PAYMENT_FAILED: Time Limit Exceeded"]);
    });

    it("shows a payment that came late, after it had failed", async () => {
      const buyer = await shop.buyer();
      const { order, started } = await online.begin(buyer, await shop.goods());
      await online.say(started, "FAILED");
      await online.choose(started, "pay");
      const whole = ["ORDERED", "PAYMENT_FAILED: Payment failed or user dropped", "PAID", "PLACED"];
      await vi.waitFor(async () => expect(await told(buyer, order.id)).toEqual(whole), 15_000);
    });

    it("shows that money will be refunded, and that it was refunded", async () => {
      const buyer = await shop.buyer();
      const { order, started } = await online.begin(buyer, await shop.goods());
      await online.choose(started, "pay");
      await vi.waitFor(async () => expect(await told(buyer, order.id)).toContain("PLACED"), 15_000);
      await askFor(buyer, order.id, "CANCELLED", "Ordered twice");
      const whole = ["ORDERED", "PAID", "PLACED", "CANCELLED: Ordered twice", "REFUND_STARTED", "REFUNDED"];
      await vi.waitFor(async () => expect(await told(buyer, order.id)).toEqual(whole), 30_000);
    });

    it("shows nothing of a change that was refused", async () => {
      const buyer = await shop.buyer();
      const { id } = await shop.placed(buyer, await shop.goods());
      await byTheStore(id, "SHIPPED");
      const refused = await shop.call(buyer, "POST", `/api/orders/${id}/state`, {
        orderState: "CANCELLED",
        reason: "",
      });
      expect(refused.status).toBe(409);
      expect(await told(buyer, id)).toEqual(["ORDERED", "PLACED", "SHIPPED"]);
    });

    it("shows a change once, however often it was asked for at once", async () => {
      const buyer = await shop.buyer();
      const { id } = await shop.placed(buyer, await shop.goods());
      const cancel = () => shop.call(buyer, "POST", `/api/orders/${id}/state`, { orderState: "CANCELLED", reason: "" });
      await Promise.all([cancel(), cancel(), cancel(), cancel(), cancel()]);
      expect(await told(buyer, id)).toEqual(["ORDERED", "PLACED", "CANCELLED"]);
    });

    it("of an order from before there were timelines is made from the outbox", async () => {
      const buyer = await shop.buyer();
      const { id } = await shop.placed(buyer, await shop.goods());
      await askFor(buyer, id, "CANCELLED", "Ordered twice");
      const written = await timelineOf(buyer, id);
      const file = await readFile(join(migrationsFolder, "0003_order_events.sql"), "utf8");
      const { orm } = shop.db;
      await orm.delete(orderEvents);
      for (const statement of file.split("--> statement-breakpoint").slice(-2)) await orm.execute(sql.raw(statement));
      expect(await timelineOf(buyer, id)).toEqual(written);
    });
  },
  { config: OFTEN },
);
