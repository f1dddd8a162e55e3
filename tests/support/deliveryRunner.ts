import { openDatabase } from "../../server/platform/db/connect";
import { DeliveryScheduler } from "../../server/platform/services/subscriptions/DeliveryScheduler";
import { calendarsWith } from "../../server/platform/services/subscriptions/store-calendars";

/**
 * A scheduler of its own process, made to be killed: lets the days from `SINCE` go by until `UNTIL`, on `DATABASE_URL` or
 * `DATA_DIR`. Says `ready` before and `done` after. Run with tsx.
 */
const { DATA_DIR = "", DATABASE_URL, SINCE = "", UNTIL = "" } = process.env;
const db = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, () => {});
const calendarOf = calendarsWith({ timeZone: "Asia/Kolkata", cutOffTime: "22:00" });
const clock = { now: () => new Date(SINCE) };
const log = { warn: (fields: object) => console.error(fields) };
console.log("ready");
await new DeliveryScheduler(db, clock, calendarOf, log).runUntil(new Date(UNTIL));
console.log("done");
await db.close();
