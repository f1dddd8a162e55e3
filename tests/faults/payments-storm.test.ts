import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StartedPayment } from "#contract/sale/payments.ts";
import type { PaymentTransaction } from "#contract/sale/paymentTransactions.ts";
import { orders, outboxEvents } from "#server/platform/db/schema/commerce.ts";
import { payments, webhookEvents } from "#server/platform/db/schema/payments.ts";
import { sqlState } from "#server/platform/db/sqlState.ts";
import type { SignedWebhook } from "#server/platform/sandbox/gateway/dialect.types.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { onlinePayments } from "#tests/support/platform/onlinePayments.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";
import { type Buyer, openShop, type Shop } from "#tests/support/platform/shop.ts";

const EVENTS = 50;
const NOON = Date.parse("2026-11-20T12:00:00Z");
const DEADLOCK = "40P01";

interface Begun {
  buyer: Buyer;
  orderId: string;
  started: StartedPayment;
}

/** Races are proved on PostgreSQL only, because PGlite has one connection. */
describe(`${EVENTS} events of a gateway at once, at two platforms (bar 4, ADR 21)`, () => {
  let shops: [Shop, Shop];
  let drop: () => Promise<void>;
  let deadlocks = 0;

  beforeAll(async () => {
    const database = await copyPostgres("empty", await testPostgres());
    drop = database.drop;
    const config = { DATABASE_URL: database.url, PAYMENT_CHECK_SECONDS: "3600" };
    shops = [await openShop({ config }), await openShop({ config })];
    for (const { db } of shops) {
      const run = db.orm.transaction.bind(db.orm);
      // A deadlock counts even though it is tried again: it held its rows for a second.
      db.orm.transaction = (work, options) =>
        run(work, options).catch((error: unknown) => {
          if (sqlState(error) === DEADLOCK) deadlocks += 1;
          throw error;
        });
    }
    await onlinePayments(shops[0]).settings({ mute: true });
  });
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.close()));
    await drop();
  });

  async function begin(count: number): Promise<Begun[]> {
    const [shop] = shops;
    const variant = await shop.goods({ stock: count });
    const begun: Begun[] = [];
    for (let made = 0; made < count; made += 1) {
      const buyer = await shop.buyer();
      const { order, started } = await onlinePayments(shop).begin(buyer, variant);
      begun.push({ buyer, orderId: order.id, started });
    }
    return begun;
  }

  /** The events differ in their time, and so in their ids: failures and successes in turn, a success last. */
  async function eventsOf({ started }: Begun, count: number): Promise<SignedWebhook[]> {
    const online = onlinePayments(shops[0]);
    const session = await online.sessionOf(started);
    return Array.from({ length: count }, (_, index) => {
      const status = (count - 1 - index) % 2 === 0 ? "SUCCEEDED" : "FAILED";
      return online.sign(session, { status, happenedAt: new Date(NOON + index * 1000) });
    });
  }

  async function expectPaidOnce(begun: readonly Begun[]): Promise<void> {
    const [{ db }] = shops;
    const ids = begun.map(({ orderId }) => orderId);
    const states = await db.orm.select({ state: orders.orderState }).from(orders).where(inArray(orders.id, ids));
    expect(states).toEqual(begun.map(() => ({ state: "PLACED" })));
    const paid = begun.map(({ started }) => started.id);
    const told = await db.orm.select().from(outboxEvents).where(eq(outboxEvents.type, "payment.succeeded"));
    const toldOf = told.map(({ payload }) => payload.paymentId).filter((id) => paid.includes(String(id)));
    expect(toldOf.sort()).toEqual([...paid].sort());
    const settled = await db.orm.select({ status: payments.status }).from(payments).where(inArray(payments.id, paid));
    expect(settled).toEqual(begun.map(() => ({ status: "SUCCEEDED" })));
    expect(deadlocks).toBe(0);
    await expectSoundBooks(db);
  }

  const deliverAll = (events: readonly SignedWebhook[]) =>
    Promise.all(
      events.map(async (event, index) => {
        const shop = shops[index % 2] as Shop;
        return (await onlinePayments(shop).deliver("CASHFREE", event)).statusCode;
      }),
    );
  const allWell = (events: readonly SignedWebhook[]) => events.map(() => 200);

  it("that differ and are about one payment are all processed, it is paid once, and a shopper is answered meanwhile", async () => {
    const begun = await begin(1);
    const [first] = begun as [Begun];
    const events = await eventsOf(first, EVENTS);
    const answers = deliverAll(events);
    const look = await shops[0].call<PaymentTransaction>(
      first.buyer,
      "GET",
      `/api/payment-transactions/${first.started.id}`,
    );
    expect(look.status).toBe(200);
    expect(await answers).toEqual(allWell(events));
    await expectPaidOnce(begun);
    const heard = eq(webhookEvents.paymentId, first.started.id);
    expect(await shops[0].db.orm.$count(webhookEvents, heard)).toBe(EVENTS);
  });

  it("that are equal count once", async () => {
    const begun = await begin(1);
    const [first] = begun as [Begun];
    const [event] = (await eventsOf(first, 1)) as [SignedWebhook];
    const events = Array<SignedWebhook>(EVENTS).fill(event);
    expect(await deliverAll(events)).toEqual(allWell(events));
    await expectPaidOnce(begun);
    const heard = eq(webhookEvents.paymentId, first.started.id);
    expect(await shops[0].db.orm.$count(webhookEvents, heard)).toBe(1);
  });

  it(`that are about ${EVENTS} payments for the same goods pay each once`, async () => {
    const begun = await begin(EVENTS);
    // A failure and a success for each, so that stock is given back and taken again in between.
    const events = (await Promise.all(begun.map((one) => eventsOf(one, 2)))).flat();
    expect(await deliverAll(events)).toEqual(allWell(events));
    await expectPaidOnce(begun);
  });
});
