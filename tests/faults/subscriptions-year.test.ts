import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lte } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { Db } from "#server/platform/db/db.types.ts";
import { subscriptions } from "#server/platform/db/schema/subscriptions.ts";
import { DeliveryScheduler } from "#server/platform/services/sale/subscriptions/DeliveryScheduler.ts";
import { copyPostgres } from "#tests/support/databases/databases.ts";
import { expectSoundBooks } from "#tests/support/platform/expectSoundBooks.ts";
import { ENGINES, testPostgres } from "#tests/support/platform/platform.ts";
import { openShop, type Shop } from "#tests/support/platform/shop.ts";
import { isWhole, sized, tellProgress } from "#tests/support/sized.ts";
import { faultyDb } from "./processes/faultyDb";
import { untilKilled } from "./processes/untilKilled";
import { calendarOf, expectedDays, recordedDays, type Subscribed, subscribeAll, YEAR } from "./subscriptionYear";

/** Switches off the platform's own scheduler, which knows only the real date. */
const ASLEEP = { SUBSCRIPTION_CHECK_SECONDS: "999999" };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DIES = 0.2;
/** The longest time between two wakes. */
const REST_HOURS = sized(11.5, 7.5);
/** The test must see at least this many crashes and lost days; with fewer it proves too little. */
const AT_LEAST = sized({ crashes: 10, missed: 5 }, { crashes: 100, missed: 5 });
/** No scheduler runs in this time, so some days are missed, and shoppers are told. */
const OUTAGE = sized(
  { from: Date.parse("2028-03-17T03:00:00Z"), until: Date.parse("2028-03-20T02:00:00Z") },
  { from: Date.parse("2028-07-10T03:00:00Z"), until: Date.parse("2028-07-13T02:00:00Z") },
);
/** Includes a leap day, month ends, and the clock changes of two continents. */
const KILLED = sized(
  { since: YEAR.subscribedAt, until: "2028-03-27T12:00:00Z", lastDay: "2028-03-27" },
  { since: YEAR.subscribedAt, until: "2028-04-04T12:00:00Z", lastDay: "2028-04-04" },
);
/** Only one process can open the embedded database; on PostgreSQL two run side by side. */
const ROUNDS = { pglite: { rounds: sized(2, 10), processes: 1 }, postgres: { rounds: sized(1, 10), processes: 2 } };
/** The number of days that a process may still decide while its kill is on the way. */
const ON_THE_WAY = 3;

/** The random generator Mulberry32. Only the order in which two schedulers use it differs between runs. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function expectEachDayOnce(shop: Shop, made: readonly Subscribed[], wakes: readonly Date[], lastDay?: string) {
  const tally: Record<string, number> = {};
  for (const plan of made) {
    const expected = expectedDays(plan, wakes, lastDay);
    const recorded = await recordedDays(shop, plan, lastDay);
    expect(recorded.days).toEqual(expected);
    const ordered = Object.values(expected).filter((state) => state === "ORDERED").length;
    expect(recorded.orders).toEqual({ named: ordered, placed: ordered, sold: ordered });
    expect(recorded.pieces).toBe(ordered * (plan.quantity ?? 1));
    expect(recorded.taken).toBe(recorded.pieces);
    expect(recorded.told).toEqual(Object.keys(expected).filter((date) => !plan.skips?.includes(date)));
    for (const state of Object.values(expected)) tally[state] = (tally[state] ?? 0) + 1;
  }
  return tally;
}

describe(`${isWhole ? "A year" : "Four weeks in spring"} of deliveries (ADR 10)`, () => {
  it.each(ENGINES)(
    "in which schedulers die anywhere gives each due day exactly once (%s)",
    async (engine) => {
      const shop = await openShop({ engine, config: ASLEEP });
      const made = await subscribeAll(shop);
      // Two random generators, so that the places of the crashes do not change the moments of the wakes.
      const moments = dice(2028);
      const random = dice(366);
      const [one, two] = [faultyDb(shop.db, random, DIES), faultyDb(shop.db, random, DIES)];
      const wakes: Date[] = [];
      const at = (db: Db, now: Date) =>
        new DeliveryScheduler(db, { now: () => now }, calendarOf, { warn: () => {} }).run();
      const start = Date.parse(YEAR.subscribedAt);
      const end = Date.parse(YEAR.until) + DAY_MS;
      const tell = tellProgress(`days on ${engine}`, Math.floor((end - start) / DAY_MS));
      for (let time = start; time < end; time += (0.5 + moments() * (REST_HOURS - 0.5)) * HOUR_MS) {
        if (time > OUTAGE.from && time < OUTAGE.until) time = OUTAGE.until;
        const now = new Date(time);
        wakes.push(now);
        // Two schedulers at once, each of which dies sometimes, and one that runs after them.
        await Promise.all([at(one.db, now), at(two.db, now)]);
        await at(shop.db, now);
        tell(Math.floor((time - start) / DAY_MS));
      }
      const tally = await expectEachDayOnce(shop, made, wakes);
      const crashes = one.crashes() + two.crashes();
      console.info(`${engine}: ${wakes.length} wakes, ${crashes} crashes,`, tally);
      expect(crashes).toBeGreaterThan(AT_LEAST.crashes);
      expect(tally["FAILED MISSED"]).toBeGreaterThan(AT_LEAST.missed);
      expect(tally).toMatchObject({
        ORDERED: expect.any(Number),
        SKIPPED: expect.any(Number),
        PAUSED: expect.any(Number),
        "FAILED WALLET_TOO_LOW": expect.any(Number),
      });
      await expectSoundBooks(shop.db);
      await shop.close();
    },
    900_000,
  );

  it.each(ENGINES)(
    "whose processes are killed gives each due day exactly once (%s)",
    async (engine) => {
      const dataDir = mkdtempSync(join(tmpdir(), "haat-deliveries-"));
      const database = engine === "postgres" ? await copyPostgres("empty", await testPostgres()) : undefined;
      const place: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
      const config = { ...ASLEEP, ...place };
      const first = await openShop({ dataDir, config });
      const made = await subscribeAll(first);
      await first.close();
      const days = made.reduce((sum, plan) => sum + Object.keys(expectedDays(plan, [], KILLED.lastDay)).length, 0);
      const { rounds, processes } = ROUNDS[engine];
      // Leaves work for each process, whichever is faster.
      const most = Math.floor(days / (rounds * processes)) - ON_THE_WAY;
      const random = dice(12);
      const tell = tellProgress(`kills on ${engine}`, rounds * processes);
      const kill = () => {
        const count = 1 + Math.floor(random() * most);
        const span = { SINCE: KILLED.since, UNTIL: KILLED.until, AT_MOST: String(count + ON_THE_WAY) };
        const env = { ...place, ...span, DATA_DIR: dataDir };
        return untilKilled("tests/faults/processes/deliveryRunner.ts", env, "decided", count);
      };
      for (let round = 1; round <= rounds; round += 1) {
        await Promise.all(Array.from({ length: processes }, kill));
        tell(round * processes);
      }
      const shop = await openShop({ dataDir, config });
      const scheduler = new DeliveryScheduler(shop.db, { now: () => new Date(KILLED.since) }, calendarOf, console);
      // The server may take a moment to release the locks of killed clients.
      await vi.waitFor(async () => {
        await scheduler.runUntil(new Date(KILLED.until));
        expect(await shop.db.orm.$count(subscriptions, lte(subscriptions.nextCutOffAt, new Date(KILLED.until)))).toBe(
          0,
        );
      }, 30_000);
      const tally = await expectEachDayOnce(shop, made, [], KILLED.lastDay);
      console.info(`${engine}: ${rounds * processes} times killed,`, tally);
      await expectSoundBooks(shop.db);
      await shop.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    900_000,
  );
});
