import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { CounterOrders, CounterPage } from "#contract/counter.ts";
import { stageOf } from "#plugins/counter/stageOf.ts";
import { orders } from "#server/platform/db/schema/commerce.ts";
import { subscriptionSettings } from "#server/platform/db/schema/subscriptions.ts";
import { isOpenAtCounter, stageColumn } from "#server/platform/services/back-office/owner/counterStages.ts";
import { onBothEngines, shop } from "#tests/support/platform/engines.ts";
import { ownerAt } from "#tests/support/platform/ownerAt.ts";
import type { Buyer } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";
import { manyOrders } from "./manyOrders";

const MANY = 1000;
const clock = new TickingClock();

onBothEngines(
  "the counter of a shop with a thousand open orders",
  (engine) => {
    let buyer: Buyer;
    let goods: string;
    let token: string;

    beforeAll(async () => {
      const { storeId } = shop.store;
      const ofStore = { storeId, timeZone: morningZone(clock.now()), cutOffTime: "22:00" };
      await shop.db.orm.insert(subscriptionSettings).values(ofStore);
      buyer = await shop.buyer();
      goods = await shop.goods({ stock: 100_000 });
      await manyOrders(shop, buyer, goods, MANY - 1);
      const store = `shop-${shop.store.orgId}`;
      token = ((await ownerAt(shop.services)("counter", "add", "desk", "--store", store)).said[0] ?? "").replaceAll(
        "-",
        "",
      );
    });

    let passed = 0;
    const pass = (seconds: number) => {
      passed += seconds;
      clock.pass(seconds);
    };
    afterAll(() => clock.pass(-passed));

    /**
     * The platform answers changes once more that were made since the oldest open transaction of the server began, and
     * other tests have transactions there, too. So each look waits until those have ended.
     */
    const othersEnded = async () => {
      if (isHolding) return;
      const { rows } = await shop.db.orm.execute<{ id: string }>(sql`SELECT pg_current_xact_id()::text AS id`);
      const past = sql`SELECT pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.id ?? ""}::xid8 AS past`;
      await vi.waitFor(
        async () => expect((await shop.db.orm.execute<{ past: boolean }>(past)).rows[0]?.past).toBe(true),
        { timeout: 60_000, interval: 10 },
      );
    };
    /** While a test holds a transaction open itself. */
    let isHolding = false;

    async function ask<T>(url: string, query: Record<string, string> = {}) {
      await othersEnded();
      const reply = await shop.app.inject({ url, query, headers: { authorization: `Bearer ${token}` } });
      return { status: reply.statusCode, bytes: reply.rawPayload.length, body: reply.json<T>() };
    }
    const look = async (known?: string) =>
      (await ask<CounterOrders>("/api/counter/orders", known === undefined ? {} : { known })).body;
    const page = async (stage: string, after?: string) =>
      (await ask<CounterPage>(`/api/counter/stages/${stage}`, after === undefined ? {} : { after })).body;
    const step = (order: string, name: string) =>
      shop.app.inject({
        method: "POST",
        url: `/api/counter/orders/${order}/step`,
        headers: { authorization: `Bearer ${token}` },
        payload: { step: name },
      });
    const idsOf = (answer: Pick<CounterOrders, "orders">) => answer.orders.map(({ id }) => id);

    it("begins with the oldest and the newest, and says how many there are", async () => {
      const first = await look();
      expect(first).toMatchObject({ isWhole: true, arrived: [], next: { toPack: "many-50" } });
      expect(first.totals).toEqual({ toPack: MANY, packed: 0, onTheWay: 0, done: 0 });
      expect(first.orders).toHaveLength(60);
      expect(idsOf(first).slice(0, 50)).toEqual(Array.from({ length: 50 }, (_, at) => `many-${at + 1}`));
      expect(idsOf(first)).toContain(`many-${MANY - 1}`);
    });

    it("answers a changed order alone, and nothing while nothing has changed", async () => {
      const { version } = await look();
      const quiet = await ask<CounterOrders>("/api/counter/orders", { known: version });
      expect(quiet.body).toMatchObject({ version, isWhole: false, orders: [], arrived: [] });
      expect(quiet.bytes).toBeLessThan(400);
      expect((await step("many-500", "packed")).statusCode).toBe(200);
      const changed = await ask<CounterOrders>("/api/counter/orders", { known: version });
      expect(idsOf(changed.body)).toEqual(["many-500"]);
      expect(changed.body).toMatchObject({ isWhole: false, arrived: [], totals: { toPack: MANY - 1, packed: 1 } });
      expect(changed.bytes).toBeLessThan(2_000);
      expect((await look(changed.body.version)).orders).toEqual([]);
    });

    it("answers an order that has just come, however many wait, and says that it is new", async () => {
      const { version, totals } = await look();
      const { id } = await shop.placed(buyer, goods);
      const next = await look(version);
      expect([idsOf(next), next.arrived, next.totals.toPack]).toEqual([[id], [id], totals.toPack + 1]);
      await step(id, "packed");
      const packed = await look(next.version);
      expect([idsOf(packed), packed.arrived]).toEqual([[id], []]);
    });

    it("does not call an order new that was cancelled before it was placed", async () => {
      const { id } = await shop.placed(buyer, goods);
      await shop.db.orm.update(orders).set({ orderState: "PENDING" }).where(eq(orders.id, id));
      await shop.db.orm.execute(sql`DELETE FROM order_events WHERE order_id = ${id}`);
      const { version } = await look();
      await shop.db.orm.update(orders).set({ orderState: "CANCELLED" }).where(eq(orders.id, id));
      expect((await look(version)).arrived).toEqual([]);
    });

    it("lists every order of a stage once, page by page, although the first ones are packed meanwhile", async () => {
      const { totals } = await look();
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const { rows, total, next } = await page("toPack", after);
        seen.push(...rows.map(({ id }) => id));
        expect(total).toBeGreaterThan(totals.toPack - 20);
        if (seen.length < 1000 && rows[0]) await step(rows[0].id, "packed");
        after = next;
      } while (after !== undefined);
      expect(seen).toHaveLength(totals.toPack);
      expect(new Set(seen).size).toBe(totals.toPack);
      expect((await ask("/api/counter/stages/elsewhere")).status).toBe(404);
      expect((await ask("/api/counter/stages/toPack", { after: "nothing" })).status).toBe(404);
    });

    it("is read anew when more has changed than an answer has room for, and once an hour", async () => {
      const { version } = await look();
      await shop.db.orm.execute(sql`UPDATE orders SET packed_at = now() WHERE id LIKE 'many-9%' OR id LIKE 'many-8%'`);
      const next = await look(version);
      expect(next.isWhole).toBe(true);
      expect(next.orders.length).toBeLessThan(200);
      pass(3599);
      expect((await look(next.version)).isWhole).toBe(false);
      pass(1);
      expect((await look(next.version)).isWhole).toBe(true);
    });

    it.each(["1", "2026-11-25_1_99999999999999_3_0", "x".repeat(64)])(
      "takes the version %s for a first call",
      async (known) => {
        expect(await look(known)).toMatchObject({ isWhole: true, arrived: [] });
      },
    );

    it("sorts orders into the stages that the page shows", async () => {
      await step("many-300", "shipped");
      const rows = await shop.db.orm
        .select({ orderState: orders.orderState, packedAt: orders.packedAt, stage: stageColumn })
        .from(orders)
        .where(sql`${orders.orderState} <> 'PENDING'`);
      for (const { orderState, packedAt, stage } of rows) {
        expect(stageOf({ orderState, ...(packedAt && { packedAt: packedAt.toISOString() }) })).toBe(stage);
      }
      expect(new Set(rows.map(({ stage }) => stage)).size).toBe(4);
    });

    it("finds the open orders by their index", async () => {
      const which = sql`${orders.storeId} = ${shop.store.storeId} AND ${isOpenAtCounter}`;
      const { rows } = await shop.db.orm.transaction(async (tx) => {
        // Nearly all orders of this shop are open, so reading the whole table would be quicker.
        await tx.execute(sql`SET LOCAL enable_seqscan = off`);
        return tx.execute(sql`EXPLAIN SELECT count(*) FROM ${orders} WHERE ${which}`);
      });
      expect(JSON.stringify(rows)).toContain("orders_open");
    });

    it("says that an order was finished, and shows it until the end of the day", async () => {
      const { version, totals } = await look();
      await step("many-2", "shipped");
      await step("many-2", "delivered");
      const next = await look(version);
      expect(next.orders.map(({ id, orderState }) => [id, orderState])).toEqual([["many-2", "DELIVERED"]]);
      expect(next.totals).toEqual({ ...totals, toPack: totals.toPack - 1, done: totals.done + 1 });
      pass(24 * 3600);
      const morning = await look(next.version);
      expect([morning.isWhole, morning.totals.done]).toEqual([true, 0]);
      expect(idsOf(morning)).not.toContain("many-2");
    });

    // The embedded engine has one connection, so no two transactions overlap there.
    if (engine !== "postgres") return;
    it("misses no order of a transaction that began earlier and ended later, also one that wrote in a savepoint", async () => {
      const { version } = await look();
      let [isWritten, mayEnd] = [() => {}, () => {}];
      const written = new Promise<void>((resolve) => {
        isWritten = resolve;
      });
      const end = new Promise<void>((resolve) => {
        mayEnd = resolve;
      });
      const slow = shop.db.orm.transaction(async (tx) => {
        // The transaction has a number before the savepoint has.
        await tx.update(orders).set({ stateReason: "slow" }).where(eq(orders.id, "many-10"));
        await tx.transaction((part) =>
          part.update(orders).set({ stateReason: "slow" }).where(eq(orders.id, "many-11")),
        );
        isWritten();
        await end;
      });
      await written;
      isHolding = true;
      await step("many-12", "packed");
      const between = await look(version);
      expect(idsOf(between)).toEqual(["many-12"]);
      mayEnd();
      await slow;
      isHolding = false;
      expect(idsOf(await look(between.version))).toEqual(expect.arrayContaining(["many-10", "many-11"]));
    });
  },
  { clock },
);

/**
 * A time zone where it is between 8 and 9 in the morning, so that a test whose hours pass stays within one day of its store,
 * whenever it runs.
 */
function morningZone(now = new Date()): string {
  const ahead = ((8 - now.getUTCHours() + 36) % 24) - 12;
  // In these names the sign is reversed: Etc/GMT-5 is five hours ahead of Greenwich.
  return ahead === 0 ? "Etc/GMT" : `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}
