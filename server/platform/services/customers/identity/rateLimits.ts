import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../../db/db.types";
import { rateLimits } from "../../../db/schema/identity";

/** A count in one fixed span of time, over all processes on this database. */
export interface Window {
  key: string;
  windowStart: Date;
  endsAt: Date;
}

/** The window of `key` that contains `now`. */
export function windowOf(key: string, windowMs: number, now: Date): Window {
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return { key, windowStart: new Date(start), endsAt: new Date(start + windowMs) };
}

/** Counts one more. @returns the new count */
export async function countIn(on: Executor, { key, windowStart }: Window): Promise<number> {
  const [row] = await on
    .insert(rateLimits)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  if (row === undefined) throw new Error("The database did not say how many it has counted.");
  return row.count;
}

export async function countedIn(on: Executor, { key, windowStart }: Window): Promise<number> {
  const [row] = await on
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart)));
  return row?.count ?? 0;
}

/** The seconds until the window ends, for `Retry-After`. */
export function secondsLeft({ endsAt }: Window, now: Date): number {
  return Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}
