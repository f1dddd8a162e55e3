import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import type { Db } from "../../server/platform/db/db.types";
import { DeliveryScheduler } from "../../server/platform/services/subscriptions/DeliveryScheduler";
import { faultyDb } from "../support/faultyDb";
import { ENGINES, testPostgres } from "../support/platform";
import { createDatabase } from "../support/postgres";
import { openShop, type Shop } from "../support/shop";
import {
  calendarOf,
  expectedDays,
  recordedDays,
  type Subscribed,
  subscribeAll,
  YEAR,
} from "../support/subscriptionYear";

/** The platform's own scheduler, which knows only today. */
const ASLEEP = { SUBSCRIPTION_CHECK_SECONDS: "999999" };
const HOUR_MS = 3_900_000;
const DIES = 0.2;
/** Nobody is awake: some days are lost, and told. */
const OUTAGE = { from: Date.parse("2028-07-10T03:00:00Z"), until: Date.parse("2028-07-13T02:00:00Z") };
const ROUNDS = 10;
/** A leap day, three month ends, and the spring of two continents' clocks. */
const QUARTER = { since: "2027-12-30T12:00:00Z", until: "2028-04-04T12:00:00Z", lastDay: "2028-04-04" };

/** Mulberry32; only the order in which two schedulers ask it is not the same every time. */
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

describe("A year of deliveries (issue 4)", () => {
  it.each(ENGINES)(
    "in which schedulers die anywhere gives each due day exactly once (%s)",
    async (engine) => {
      const shop = await openShop({ engine, config: ASLEEP });
      const made = await subscribeAll(shop);
      const random = dice(2028);
      const [one, two] = [faultyDb(shop.db, random, DIES), faultyDb(shop.db, random, DIES)];
      const wakes: Date[] = [];
      const at = (db: Db, now: Date) =>
        new DeliveryScheduler(db, { now: () => now }, calendarOf, { warn: () => {} }).run();
      const end = Date.parse(YEAR.until) + 24 * HOUR_MS;
      for (let time = Date.parse("2027-12-31T00:00:00Z"); time < end; time += (0.5 + random() * 7) * HOUR_MS) {
        if (time > OUTAGE.from && time < OUTAGE.until) time = OUTAGE.until;
        const now = new Date(time);
        wakes.push(now);
        // Two at once, each dying now and then, and one that comes after them.
        await Promise.all([at(one.db, now), at(two.db, now)]);
        await at(shop.db, now);
      }
      const tally = await expectEachDayOnce(shop, made, wakes);
      const crashes = one.crashes() + two.crashes();
      console.info(`${engine}: ${wakes.length} wakes, ${crashes} crashes,`, tally);
      expect(crashes).toBeGreaterThan(100);
      expect(tally["FAILED MISSED"]).toBeGreaterThan(5);
      await shop.close();
    },
    900_000,
  );

  it.each(ENGINES)(
    "whose processes are killed in its first quarter gives each due day exactly once (%s)",
    async (engine) => {
      const dataDir = mkdtempSync(join(tmpdir(), "haat-deliveries-"));
      const database =
        engine === "postgres"
          ? await createDatabase(await testPostgres(), `haat_${randomUUID().slice(0, 8)}`)
          : undefined;
      const place: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
      const config = { ...ASLEEP, ...place };
      const first = await openShop({ dataDir, config });
      const made = await subscribeAll(first);
      await first.close();
      const random = dice(12);
      const env = { ...place, DATA_DIR: dataDir };
      let killed = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        // An embedded database lets only one process in; on a server two work side by side.
        const runs = Array.from({ length: database ? 2 : 1 }, () => runScheduler(env, 50 + random() * 1200));
        killed += (await Promise.all(runs)).filter((said) => said !== "done").length;
      }
      expect(await runScheduler(env)).toBe("done");
      expect(killed).toBeGreaterThan(ROUNDS / 2);
      const shop = await openShop({ dataDir, config });
      const tally = await expectEachDayOnce(shop, made, [], QUARTER.lastDay);
      console.info(`${engine}: ${killed} times killed,`, tally);
      await shop.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    900_000,
  );
});

/** @returns the last thing it said */
async function runScheduler(env: Record<string, string>, killAfterMs?: number): Promise<string> {
  const runner: ChildProcess = spawn(process.execPath, ["--import", "tsx", "tests/support/deliveryRunner.ts"], {
    env: { ...process.env, ...env, SINCE: QUARTER.since, UNTIL: QUARTER.until },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<void>((resolve) => runner.once("exit", () => resolve()));
  let said = "";
  if (runner.stdout) {
    for await (const line of createInterface({ input: runner.stdout })) {
      said = line;
      if (line === "ready" && killAfterMs !== undefined) setTimeout(() => runner.kill("SIGKILL"), killAfterMs).unref();
    }
  }
  await ended;
  return said;
}
