import pino from "pino";
import { readPlatformConfig } from "#server/platform/config.ts";
import { openDatabase } from "#server/platform/db/connect.ts";
import { createServices } from "#server/platform/services/index.ts";
import { SECRET } from "#tests/support/platform/shop.ts";

/**
 * Does in a separate process what a platform does by itself, and is meant to be killed: settles payments, refunds and
 * deliveries on `DATABASE_URL` from `SINCE` until `UNTIL` in steps of `STEP` (all in ms), and prints `at <ms>` after
 * each round. It asks gateways at `GATEWAYS`. At the end it waits to be killed.
 */
const { SINCE = "", UNTIL = "", STEP = "", GATEWAYS = "" } = process.env;

// Ends together with the process that was to kill it.
process.stdin.resume().once("end", () => process.exit(1));

const config = readPlatformConfig({ ...process.env, TOKEN_SECRET: SECRET });
const db = await openDatabase(config, () => {});
let now = Number(SINCE);
const { reconciler, deliveryScheduler } = createServices({
  db,
  clock: { now: () => new Date(now) },
  config,
  log: pino({ level: "silent" }),
  ownAddress: () => GATEWAYS,
});
for (; now <= Number(UNTIL); now += Number(STEP)) {
  await reconciler.run();
  await deliveryScheduler.run();
  console.log(`at ${now}`);
}
