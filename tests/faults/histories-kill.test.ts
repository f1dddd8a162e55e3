import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "#server/platform/db/db.types.ts";
import { GatewayError } from "#server/platform/services/sale/payments/gateways/GatewayError.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";
import { openShop } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";
import { sized } from "#tests/support/sized.ts";
import { FakeGateway } from "./histories/FakeGateway";
import { untilKilled } from "./processes/untilKilled";

const ROUNDS = sized(2, 60);
const PROCESSES = 2;
/** A process is killed after so many operations. */
const OPERATIONS = sized([40, 70], [300, 900]);

/** On PostgreSQL: there two processes share a database. */
describe("Two processes in which histories happen and that are killed again and again", () => {
  const gateway = new FakeGateway();
  let served: Awaited<ReturnType<typeof serveGateway>>;
  let database: Awaited<ReturnType<typeof copyPostgres>>;
  beforeAll(async () => {
    served = await serveGateway(gateway);
    database = await copyPostgres("empty", await testPostgres());
  });
  afterAll(async () => {
    await served.close();
    await database.drop();
  });

  it("leave every rupee and every piece accounted for (bars 7 and 27)", async () => {
    const seed = Number(process.env.HISTORY_SEED ?? Math.floor(Math.random() * 2 ** 30));
    let performed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const runs = Array.from({ length: PROCESSES }, async (_, process) => {
        const env = {
          DATABASE_URL: database.url,
          GATEWAY: served.url,
          SEED: String(seed + round * PROCESSES + process),
        };
        const count = OPERATIONS[process] ?? 0;
        return (await untilKilled("tests/faults/histories/historyRunner.ts", env, "did", count)).length;
      });
      for (const count of await Promise.all(runs)) performed += count;
    }
    console.info(`${performed} operations, ${ROUNDS * PROCESSES} kills, seed ${seed}`);

    gateway.feel("well");
    gateway.refundsBecome("CONFIRMED");
    gateway.decideRefunds("CONFIRMED");
    const clock = new TickingClock();
    const gateways = new Map([["CASHFREE" as const, gateway]]);
    const shop = await openShop({
      clock,
      gateways,
      config: { DATABASE_URL: database.url, PAYMENT_CHECK_SECONDS: "3600" },
    });
    const isDue = async () => {
      const now = clock.now().toISOString();
      const { rows } = await shop.db.orm.execute<{ due: boolean }>(sql`
        SELECT EXISTS (SELECT 1 FROM payments WHERE next_check_at <= ${now}::timestamptz)
          OR EXISTS (SELECT 1 FROM refunds WHERE next_attempt_at <= ${now}::timestamptz)
          OR EXISTS (SELECT 1 FROM payments WHERE next_check_at IS NOT NULL) AS due`);
      return rows[0]?.due === true;
    };
    // The clocks of the killed processes ran ahead by days.
    for (let days = 0; days < 400 && (days < 4 || (await isDue())); days += 1) {
      clock.pass(86_400);
      for (let times = 0; times < 50; times += 1) await shop.services.reconciler.run();
    }
    expect(await isDue()).toBe(false);
    expect(await gatewayDifferences(shop.db, gateway)).toEqual([]);
    await expectSoundBooks(shop.db);
    await shop.close();
  }, 7_200_000);
});

/** Serves a gateway to `remoteGateway` in other processes. */
async function serveGateway(gateway: FakeGateway): Promise<{ url: string; close(): Promise<void> }> {
  const app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, JSON.parse(String(body))));
  app.post<{ Params: { call: keyof FakeGateway }; Body: unknown[] }>("/:call", async ({ params, body }, reply) => {
    try {
      const call = gateway[params.call] as (...given: unknown[]) => unknown;
      const result = await call.apply(gateway, body);
      return { result: Buffer.isBuffer(result) ? result.toString() : result };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      return reply.code(error.status ?? 503).send(error.message);
    }
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { url, close: () => app.close() };
}

/**
 * The differences between the gateway's own records and the shop, in sentences: for each payment, the money that the
 * gateway has kept must be what its order or recharge is due. Call it when nothing is pending.
 */
async function gatewayDifferences(db: Db, gateway: FakeGateway): Promise<string[]> {
  const { rows } = await db.orm.execute<{ id: string; order: string | null; state: string | null; due: string }>(sql`
    SELECT p.id, p.order_id AS order, o.order_state AS state,
      CASE WHEN o.id IS NULL THEN p.amount_paise ELSE o.final_price_paise - coalesce(
        (SELECT sum(amount_paise) FROM order_refunds WHERE order_id = o.id), 0) END::text AS due
    FROM payments p LEFT JOIN orders o ON o.id = p.order_id`);
  const { rows: byHand } = await db.orm.execute<{ payment: string; paise: string }>(sql`
    SELECT payment_id AS payment, sum(amount_paise)::text AS paise FROM refunds WHERE state = 'BY_HAND' GROUP BY 1`);
  const hand = new Map(byHand.map(({ payment, paise }) => [payment, Number(paise)]));
  const kept = new Map<string, number>();
  const paymentOf = new Map(gateway.captures.map(({ id, paymentId }) => [id, paymentId]));
  const add = (paymentId: string, paise: number) => kept.set(paymentId, (kept.get(paymentId) ?? 0) + paise);
  for (const { paymentId, amountPaise } of gateway.captures) add(paymentId, amountPaise);
  for (const { captureId, amountPaise, state } of gateway.refunds) {
    if (state === "CONFIRMED") add(paymentOf.get(captureId) ?? "", -amountPaise);
  }
  for (const [paymentId, paise] of hand) add(paymentId, -paise);

  const wrong: string[] = [];
  for (const [paymentId] of kept) if (!rows.some(({ id }) => id === paymentId)) wrong.push(`${paymentId} is not known`);
  const byOrder = new Map<string, { kept: number; due: number; state: string | null }>();
  for (const { id, order, state, due } of rows) {
    const taken = kept.get(id) ?? 0;
    if (order === null) {
      if (taken !== 0 && taken !== Number(due)) wrong.push(`the recharge ${id} keeps ${taken} of ${due}`);
      continue;
    }
    byOrder.set(order, { kept: (byOrder.get(order)?.kept ?? 0) + taken, due: Number(due), state });
  }
  for (const [order, { kept: taken, due, state }] of byOrder) {
    const stands = state !== null && ["PLACED", "SHIPPED", "DELIVERED"].includes(state);
    if (taken !== (stands ? due : 0)) wrong.push(`order ${order} is ${state}, keeps ${taken}, and is due ${due}`);
  }
  return wrong;
}
