import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { DeviceState, PickupPlace } from "#contract/devices.ts";
import { stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** A screen in a shop. It is paired by a code that works once, and recognised by its token from then on. */
export const devices = pgTable(
  "devices",
  {
    id: text().primaryKey(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    /** The name that the shop's staff give it. */
    name: text().notNull(),
    state: text().$type<DeviceState>().notNull().default("OPEN"),
    pickup: jsonb().$type<PickupPlace>(),
    /** After this many seconds without a touch the screen asks whether the visit goes on. */
    idleSeconds: integer().notNull().default(90),
    /** HMAC of the pairing code under TOKEN_SECRET, never the code itself; null once the code is used. */
    pairingHash: text().unique(),
    pairingExpiresAt: moment(),
    /** SHA-256 of the token. */
    tokenHash: text().unique(),
    createdAt: moment().notNull(),
    pairedAt: moment(),
    lastSeenAt: moment(),
    /** The version of the storefront that the screen shows. */
    version: text().notNull().default(""),
    /** The message of the last error on the screen. */
    lastError: text().notNull().default(""),
    lastErrorAt: moment(),
    /** When the device was revoked for good; its token has been refused since then. */
    revokedAt: moment(),
  },
  (table) => [index("devices_store").on(table.storeId)],
);
