import { and, eq, lt, notExists, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../../db/db.types";
import { deleteInBatches } from "../../../db/deleteInBatches";
import { idempotencyKeys } from "../../../db/schema/commerce";
import { oneTimeCodes, rateLimits, refreshTokens, sandboxMessages, sessions } from "../../../db/schema/identity";

const DAY_MS = 86_400_000;
/** No client repeats a call after a week (bar 2). */
const KEYS_KEPT_MS = 7 * DAY_MS;

/** Deletes codes, counters, tokens, sessions and answers of keyed calls that no longer have an effect. */
export async function forgetExpired(db: Db, now: Date, signal?: AbortSignal): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const itsTokens = db.orm.select({ one: sql`1` }).from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id));
  const expired: [PgTable, SQL | undefined][] = [
    [oneTimeCodes, lt(oneTimeCodes.expiresAt, dayAgo)],
    [rateLimits, lt(rateLimits.windowStart, dayAgo)],
    [sandboxMessages, lt(sandboxMessages.sentAt, dayAgo)],
    [refreshTokens, lt(refreshTokens.expiresAt, dayAgo)],
    [sessions, and(lt(sessions.createdAt, dayAgo), notExists(itsTokens))],
    [idempotencyKeys, lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEYS_KEPT_MS))],
  ];
  for (const [table, where] of expired) {
    if (where !== undefined && !signal?.aborted) await deleteInBatches(db, table, where, signal);
  }
}
