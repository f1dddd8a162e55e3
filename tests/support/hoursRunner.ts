import pino from "pino";
import { readPlatformConfig } from "../../server/platform/config";
import { openDatabase } from "../../server/platform/db/connect";
import { createServices } from "../../server/platform/services";
import { SECRET } from "./shop";

/**
 * What a platform does by itself, in a process of its own that is made to be killed: looks after payments, refunds and
 * deliveries on `DATABASE_URL` every quarter of an hour from `SINCE` until `UNTIL` (ms), and says `at <ms>` after each
 * look. Gateways are asked at `GATEWAYS`. Afterwards it waits for its kill.
 */
const STEP_MS = 900_000;
const { SINCE = "", UNTIL = "", GATEWAYS = "" } = process.env;

// Ends with whoever was to kill it.
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
for (; now <= Number(UNTIL); now += STEP_MS) {
  await reconciler.run();
  await deliveryScheduler.run();
  console.log(`at ${now}`);
}
