import { and, eq, inArray, sql } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Order } from "#contract/sale/orders.ts";
import type { StartedPayment } from "#contract/sale/payments.ts";
import { readPlatformConfig } from "#server/platform/config.ts";
import { productVariants } from "#server/platform/db/schema/catalogue.ts";
import { orders, outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { payments, refunds } from "#server/platform/db/schema/payments.ts";
import { subscriptionDeliveries } from "#server/platform/db/schema/subscriptions.ts";
import { createServices } from "#server/platform/services/index.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { type OnlinePayments, type Outcome, onlinePayments } from "#tests/support/platform/onlinePayments.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";
import { openShop, SECRET, type Shop } from "#tests/support/platform/shop.ts";
import { subscriptionsOf, todayInIndia } from "#tests/support/platform/subscribe.ts";
import { isWhole, sized, tellProgress } from "#tests/support/sized.ts";
import { untilKilled } from "./processes/untilKilled";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEP_MS = sized(HOUR_MS, HOUR_MS / 4);
/** A bank may answer up to three days late (bar 4). */
const HOURS = 72;
const ROUNDS = sized(3, 36);
/** The number of payments of each kind, and of subscriptions. */
const EACH = sized(3, 25);
const HELD_SECONDS = 3600;
/** The test's own shop does almost nothing by itself. */
const SETTINGS = {
  PAYMENT_CHECK_SECONDS: "600",
  SUBSCRIPTION_CHECK_SECONDS: "999999",
  PAYMENT_HOLD_SECONDS: String(HELD_SECONDS),
};

type Kind = "paid" | "failed" | "left" | "late" | "too late" | "too late, and sold out";
const KINDS: [Kind, Outcome | undefined, delaySeconds?: number][] = [
  ["paid", "pay"],
  ["failed", "fail"],
  ["left", undefined],
  ["late", "late", HELD_SECONDS / 2],
  ["too late", "late", 30 * 3600],
  ["too late, and sold out", "late", 50 * 3600],
];

describe("Three days of payments and deliveries on PostgreSQL, while processes die (bar 26)", () => {
  let shop: Shop;
  let online: OnlinePayments;
  let drop: () => Promise<void>;
  const start = Date.now();
  const end = start + HOURS * HOUR_MS;
  /** The time of the gateway and of the shoppers. */
  let now = start;
  let url: string;

  beforeAll(async () => {
    const database = await copyPostgres("empty", await testPostgres());
    ({ url, drop } = database);
    shop = await openShop({ clock: { now: () => new Date(now) }, config: { ...SETTINGS, DATABASE_URL: url } });
    online = onlinePayments(shop);
    await online.settings({ mute: true });
  });
  afterAll(async () => {
    await shop.close();
    await drop();
  });

  /**
   * Sells the goods elsewhere, long before the banks answer: orders that waited too long have given their stock back.
   */
  const sellOut = (variant: string) =>
    shop.db.orm
      .update(productVariants)
      .set({ countedQuantity: sql`counted_quantity - available_quantity`, availableQuantity: 0 })
      .where(eq(productVariants.id, variant));

  /** Does in this process, once, what the platform does by itself. */
  const look = async (at: number) => {
    const config = readPlatformConfig({ ...SETTINGS, DATABASE_URL: url, TOKEN_SECRET: SECRET });
    const { reconciler, deliveryScheduler } = createServices({
      ...{ db: shop.db, config, clock: { now: () => new Date(at) } },
      ...{ log: pino({ level: "silent" }), ownAddress: () => shop.baseUrl },
    });
    await reconciler.run();
    await deliveryScheduler.run();
  };

  /** Runs two processes side by side and kills each somewhere in the next hours. @returns how far they came */
  const roundOf = async (hours: number) => {
    const until = Math.min(end, now + hours * HOUR_MS);
    const steps = Math.floor((until - now) / STEP_MS) + 1;
    const time = { SINCE: String(now), UNTIL: String(until), STEP: String(STEP_MS) };
    const env = { ...SETTINGS, ...time, DATABASE_URL: url, GATEWAYS: shop.baseUrl };
    const said = await Promise.all(
      [1, 2].map(() => {
        const count = 1 + Math.floor(Math.random() * steps);
        return untilKilled("tests/faults/processes/hoursRunner.ts", env, "at", count);
      }),
    );
    return Math.max(...said.flat().map(Number)) + STEP_MS;
  };

  it("decides each payment and each delivery once, and loses none", async () => {
    const plain = await shop.goods({ stock: 1000 });
    const scarce = await shop.goods({ stock: EACH });
    const begun = new Map<Kind, { order: Order; started: StartedPayment }[]>();
    for (const [kind, outcome, delaySeconds] of KINDS) {
      const those = [];
      for (let made = 0; made < EACH; made += 1) {
        const one = await online.begin(await shop.buyer(), kind === "too late, and sold out" ? scarce : plain);
        if (outcome !== undefined) await online.choose(one.started, outcome, delaySeconds);
        those.push(one);
      }
      begun.set(kind, those);
    }
    const of = (kind: Kind) => begun.get(kind) ?? [];
    const { subscribed } = subscriptionsOf(shop);
    const startDate = todayInIndia(new Date(start + 2 * DAY_MS));
    const plans = [];
    for (let made = 0; made < EACH; made += 1) plans.push(await subscribed({ startDate }));

    const tell = tellProgress("kills", 2 * ROUNDS);
    for (let round = 1; round <= ROUNDS && now < end; round += 1) {
      now = await roundOf((2 * HOURS) / ROUNDS);
      await sellOut(scarce);
      tell(2 * round);
    }
    for (; now <= end + HOUR_MS; now += STEP_MS) {
      await look(now);
      await sellOut(scarce);
    }

    const placed = ["paid", "late", "too late"] as const;
    const stateOf = async (kind: Kind) => {
      const rows = await shop.db.orm
        .select({ state: orders.orderState, payment: payments.status })
        .from(orders)
        .innerJoin(payments, eq(payments.orderId, orders.id))
        .where(
          inArray(
            orders.id,
            of(kind).map(({ order }) => order.id),
          ),
        );
      return rows.map(({ state, payment }) => `${state} ${payment}`);
    };
    const all = (words: string) => Array.from({ length: EACH }, () => words);
    for (const kind of placed) expect(await stateOf(kind), kind).toEqual(all("PLACED SUCCEEDED"));
    for (const kind of ["failed", "left"] as const) expect(await stateOf(kind), kind).toEqual(all("FAILED FAILED"));
    expect(await stateOf("too late, and sold out")).toEqual(all("FAILED SUCCEEDED"));

    const events = await shop.db.orm.select().from(outboxEvents).where(eq(outboxEvents.type, "order.placed"));
    const named = events.map(({ payload }) => String(payload.orderId));
    expect(new Set(named).size).toBe(named.length);
    for (const kind of placed) for (const { order } of of(kind)) expect(named).toContain(order.id);

    const back = await shop.db.orm.select().from(refunds);
    const owed = of("too late, and sold out").map(({ started }) => started.id);
    expect(back.map(({ paymentId }) => paymentId).sort()).toEqual(owed.sort());
    expect(back.every(({ doneAt }) => doneAt !== null)).toBe(true);
    expect(await shop.stockOf(plain)).toBe(1000 - placed.length * EACH);
    expect(await shop.stockOf(scarce)).toBe(0);

    // The next day is decided every evening at 22:00 in India.
    const dates = [];
    for (let date = Date.parse(startDate); date - DAY_MS + 16.5 * HOUR_MS <= now - STEP_MS; date += DAY_MS) {
      dates.push(new Date(date).toISOString().slice(0, 10));
    }
    expect(dates.length).toBeGreaterThan(0);
    for (const { id } of plans) {
      const rows = await shop.db.orm
        .select()
        .from(subscriptionDeliveries)
        .where(and(eq(subscriptionDeliveries.subscriptionId, id), eq(subscriptionDeliveries.state, "ORDERED")));
      expect(rows.map(({ date }) => date).sort()).toEqual(dates);
      expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(dates.length);
    }
    await expectSoundBooks(shop.db);
    if (isWhole)
      console.info(`${2 * ROUNDS} times killed: ${KINDS.length * EACH} payments, ${EACH * dates.length} deliveries`);
  }, 900_000);
});
