import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { FakeGateway } from "#tests/support/histories/FakeGateway.ts";
import { gatewayDifferences } from "#tests/support/histories/gatewayDifferences.ts";
import { serveGateway } from "#tests/support/histories/serveGateway.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { testPostgres } from "#tests/support/platform/platform.ts";
import { openShop } from "#tests/support/platform/shop.ts";
import { TickingClock } from "#tests/support/platform/tickingClock.ts";
import { untilKilled } from "#tests/support/processes/untilKilled.ts";
import { sized } from "#tests/support/sized.ts";

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
        return (await untilKilled("tests/support/processes/historyRunner.ts", env, "did", count)).length;
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
