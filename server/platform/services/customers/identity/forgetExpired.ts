import { and, eq, lt, notExists, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.types";
import { oneTimeCodes, rateLimits, refreshTokens, sandboxMessages, sessions } from "../../../db/schema/identity";

const DAY_MS = 86_400_000;

/** Deletes codes, counters, tokens and sessions that no longer have an effect. */
export async function forgetExpired({ orm }: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  await orm.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, dayAgo));
  await orm.delete(rateLimits).where(lt(rateLimits.windowStart, dayAgo));
  await orm.delete(sandboxMessages).where(lt(sandboxMessages.sentAt, dayAgo));
  await orm.delete(refreshTokens).where(lt(refreshTokens.expiresAt, dayAgo));
  const itsTokens = orm.select({ one: sql`1` }).from(refreshTokens).where(eq(refreshTokens.sessionId, sessions.id));
  await orm.delete(sessions).where(and(lt(sessions.createdAt, dayAgo), notExists(itsTokens)));
}
