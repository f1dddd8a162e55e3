import { openDatabase } from "#server/platform/db/connect.ts";
import { DeliveryScheduler } from "#server/platform/services/sale/subscriptions/DeliveryScheduler.ts";
import { calendarsWith } from "#server/platform/services/store/storeCalendars.ts";
import { countedDb } from "./faultyDb";

/**
 * A delivery scheduler in a separate process that is meant to be killed. It lets the days from `SINCE` until `UNTIL`
 * pass, on `DATABASE_URL` or `DATA_DIR`, and prints `decided <n>` after each day that it decided. After `AT_MOST` days
 * it waits to be killed; the next process decides the rest.
 */
const { DATA_DIR = "", DATABASE_URL, SINCE = "", UNTIL = "", AT_MOST } = process.env;

// Ends together with the process that was to kill it.
process.stdin.resume().once("end", () => process.exit(1));

let decided = 0;
const calendarOf = calendarsWith({ timeZone: "Asia/Kolkata", cutOffTime: "22:00" });
const db = countedDb(
  await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, () => {}),
  () => (decided < Number(AT_MOST) ? Promise.resolve() : new Promise(() => {})),
  () => {
    decided += 1;
    console.log(`decided ${decided}`);
  },
);
const clock = { now: () => new Date(SINCE) };
const log = { warn: (fields: object) => console.error(fields) };
const scheduler = new DeliveryScheduler(db, clock, calendarOf, log);
// The other process may still be deciding days, so look again until killed.
for (;;) await scheduler.runUntil(new Date(UNTIL));
