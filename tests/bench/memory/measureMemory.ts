import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startHaat } from "#tests/support/browser/startHaat.ts";
import { SECRET } from "#tests/support/platform/shop.ts";
import { ImportedShop } from "./ImportedShop";
import type { Curve, Sample } from "./Memory.types";
import { MixedLoad } from "./MixedLoad";
import { readMemory } from "./readMemory";

export interface Given {
  engine: Curve["engine"];
  /** In MB. */
  limit: number;
  /** The PostgreSQL of the shop; none for the embedded one. */
  databaseUrl?: string;
  minutes: number;
  perSecond: number;
}

const TOKEN = "the-token-of-the-bench";
const SAMPLES = 360;
const SOONEST_MS = 1_000;
/** The shop that has just started is looked at before the load, and again when it has drawn and packed its first pages. */
const BEFORE_LOAD_MS = 15_000;
const IMPORT_EVERY_MS = 60_000;
const UNDER_WAY_AT_MOST = 10;

/**
 * Starts a shop, loads it, and reads what it reports of its memory. The embedded shop makes its database first.
 * @param keep gets the curve so far, so that a run that is stopped early has figures, too
 */
export async function measureMemory(
  { engine, limit, databaseUrl, minutes, perSecond }: Given,
  keep: (curve: Curve) => void,
): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "haat-memory-"));
  const place = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), TOKEN_SECRET: SECRET };
  const settings = { METRICS_TOKEN: TOKEN, ACCESS_TOKEN_TTL_SECONDS: "100000", MAX_IN_FLIGHT: "50" };
  const haat = await startHaat({ ...settings, ...place });
  const began = performance.now();
  const samples: Sample[] = [];
  let load: MixedLoad | undefined;
  const look = async () => {
    const now = { seconds: Math.round((performance.now() - began) / 1000), ...(await readMemory(haat.port, TOKEN)) };
    samples.push(now);
    process.stdout.write(`${engine} ${JSON.stringify(now)}\n`);
    const { done, refused, failed } = load ?? { done: {}, refused: 0, failed: 0 };
    keep({ engine, limit, samples, done, refused, failed });
  };
  const imported = await ImportedShop.prepare({ ...place, SANDBOX: "on" });
  try {
    await look();
    await delay(BEFORE_LOAD_MS);
    await look();
    const begun = await MixedLoad.prepare(haat);
    load = begun;
    const until = performance.now() + minutes * 60_000;
    await Promise.all([
      repeat(until, Math.max(SOONEST_MS, (minutes * 60_000) / SAMPLES), look),
      repeat(until, IMPORT_EVERY_MS, () => begun.carryOut("import", () => imported.import())),
      keepActing(until, 1000 / perSecond, begun),
    ]);
    await look();
  } finally {
    await haat.stop();
    await Promise.all([imported.remove(), rm(dataDir, { recursive: true, force: true })]);
  }
}

async function repeat(until: number, everyMs: number, work: () => Promise<void>): Promise<void> {
  while (performance.now() + everyMs <= until) {
    await delay(everyMs);
    await work();
  }
}

/** Begins something every `everyMs`, however long it takes; a shop that does not keep up gets no more than ten at once. */
async function keepActing(until: number, everyMs: number, load: MixedLoad): Promise<void> {
  const underWay = new Set<Promise<void>>();
  while (performance.now() < until) {
    await delay(everyMs);
    if (underWay.size >= UNDER_WAY_AT_MOST) await Promise.race(underWay);
    const acting = load.act().finally(() => underWay.delete(acting));
    underWay.add(acting);
  }
  await Promise.all(underWay);
}
