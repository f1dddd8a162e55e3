import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { DeviceState, PickupPlace } from "../../../../src/contract/devices";
import { stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** A screen in a shop. It is paired by a code that is good once, and known by its token from then on. */
export const devices = pgTable(
  "devices",
  {
    id: text().primaryKey(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    /** What those who run the shop call it. */
    name: text().notNull(),
    state: text().$type<DeviceState>().notNull().default("OPEN"),
    pickup: jsonb().$type<PickupPlace>(),
    /** Seconds without a touch until a visit is asked whether it goes on. */
    idleSeconds: integer().notNull().default(90),
    /** HMAC of the code under TOKEN_SECRET, until it is used; never the code. */
    pairingHash: text().unique(),
    pairingExpiresAt: moment(),
    /** SHA-256 of the token. */
    tokenHash: text().unique(),
    createdAt: moment().notNull(),
    pairedAt: moment(),
    lastSeenAt: moment(),
    /** Of the storefront that it shows. */
    version: text().notNull().default(""),
    /** The last thing that went wrong on it, in the program's words. */
    lastError: text().notNull().default(""),
    lastErrorAt: moment(),
    /** Set for good: its token is refused. */
    revokedAt: moment(),
  },
  (table) => [index("devices_store").on(table.storeId)],
);
