import { openDatabase } from "../../server/platform/db/connect";
import { DeliveryScheduler } from "../../server/platform/services/sale/subscriptions/DeliveryScheduler";
import { calendarsWith } from "../../server/platform/services/store/storeCalendars";
import { countedDb } from "./faultyDb";

/**
 * A scheduler of its own process, made to be killed: lets the days from `SINCE` go by until `UNTIL`, on `DATABASE_URL` or
 * `DATA_DIR`, and says `decided <n>` after each day that it decided. After `AT_MOST` of them it waits for its kill: what
 * is left is for the next. Run with tsx.
 */
const { DATA_DIR = "", DATABASE_URL, SINCE = "", UNTIL = "", AT_MOST } = process.env;

// Ends with whoever was to kill it.
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
// Days that the process beside this one has in hand are left to it: there may be more afterwards.
for (;;) await scheduler.runUntil(new Date(UNTIL));
