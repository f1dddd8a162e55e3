import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/db.types";
import { rateLimits } from "../../../db/schema/identity";

/** Counts one more call in the current window of `key`, over all processes on this database. */
export async function countInWindow(
  on: Executor,
  key: string,
  windowMs: number,
  now: Date,
): Promise<{ count: number; endsAt: Date }> {
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  const [row] = await on
    .insert(rateLimits)
    .values({ key, windowStart: new Date(start), count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  return { count: row?.count ?? 0, endsAt: new Date(start + windowMs) };
}
