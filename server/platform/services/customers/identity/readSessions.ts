import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.types";
import { customers, refreshTokens, sessions } from "../../../db/schema/identity";
import { stores } from "../../../db/schema/tenancy";
import { statement } from "../../../db/statement";

/** What an access token says about its session. */
export interface SessionOf {
  sessionId: string;
  customerId: string;
  /** The hash of the refresh token that was issued with it. */
  refreshHash: string;
}

type Session = Awaited<ReturnType<typeof readAll>>[number]["session"];

const readAll = statement(["sessionIds", "customerIds", "refreshHashes"], (db, given) =>
  db
    .select({
      place: sql<number>`asked.place::int`,
      session: {
        customerId: customers.id,
        storeId: customers.storeId,
        orgId: customers.orgId,
        locationId: stores.locationId,
        cartId: customers.cartId,
        walletId: customers.walletId,
        mobile: customers.mobile,
        language: customers.language,
        deviceId: sessions.deviceId,
        guestOfDeviceId: customers.guestOfDeviceId,
        usedAt: refreshTokens.usedAt,
      },
    })
    .from(
      sql`unnest(${given.sessionIds}::text[], ${given.customerIds}::text[], ${given.refreshHashes}::text[])
        WITH ORDINALITY AS asked (session_id, customer_id, refresh_hash, place)`,
    )
    .innerJoin(sessions, and(eq(sessions.id, sql`asked.session_id`), isNull(sessions.revokedAt)))
    .innerJoin(customers, and(eq(customers.id, sessions.customerId), eq(customers.id, sql`asked.customer_id`)))
    .innerJoin(stores, eq(stores.id, customers.storeId))
    .leftJoin(refreshTokens, eq(refreshTokens.hash, sql`asked.refresh_hash`))
    .prepare("sessions_of_tokens"),
);

/** The sessions of several tokens, in their order; undefined for one that has ended. */
export async function readSessions(db: Db, tokens: readonly SessionOf[]): Promise<(Session | undefined)[]> {
  const found: (Session | undefined)[] = tokens.map(() => undefined);
  const rows = await readAll(db.orm, {
    sessionIds: tokens.map(({ sessionId }) => sessionId),
    customerIds: tokens.map(({ customerId }) => customerId),
    refreshHashes: tokens.map(({ refreshHash }) => refreshHash),
  });
  for (const { place, session } of rows) found[place - 1] = session;
  return found;
}
