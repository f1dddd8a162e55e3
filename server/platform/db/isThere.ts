import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "./db.types";

/** A database that needs longer for an empty query cannot serve shoppers. */
const LIMIT_MS = 2000;

export async function isThere({ orm }: Db): Promise<boolean> {
  const answered = orm.execute(sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, delay(LIMIT_MS, false, { ref: false })]);
}
