import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Gender } from "../../../../src/contract/customers/customers";
import { devices } from "./devices";
import { organizations, stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** A shopper of one store: the same number at two stores is two customers who know nothing of each other. */
export const customers = pgTable(
  "customers",
  {
    id: text().primaryKey(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    orgId: text()
      .notNull()
      .references(() => organizations.id),
    /** Ten digits, without the prefix; of a guest what they left, which may be nothing. */
    mobile: text().notNull(),
    name: text().notNull().default(""),
    email: text().notNull().default(""),
    gender: text().$type<Gender>(),
    dpUrl: text().notNull().default(""),
    /** Made at the first login; the rows behind them are made when they are first needed. */
    walletId: text().notNull().unique(),
    cartId: text().notNull().unique(),
    createdAt: moment().notNull(),
    /** The screen in the shop that they were a guest at; such a customer never logs in (reading 37). */
    guestOfDeviceId: text().references(() => devices.id),
  },
  (table) => [
    uniqueIndex("customers_store_mobile").on(table.storeId, table.mobile).where(sql`${table.guestOfDeviceId} IS NULL`),
  ],
);

/** The one code a number has at a store: a resend replaces it (bar 9). */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    storeId: text()
      .notNull()
      .references(() => stores.id),
    mobile: text().notNull(),
    /** HMAC of the code under TOKEN_SECRET; never the code. */
    codeHash: text().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    tries: integer().notNull().default(0),
    used: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.mobile] })],
);

/** One login. Ending it voids its refresh tokens and its access tokens alike. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    createdAt: moment().notNull(),
    revokedAt: moment(),
    /** The screen in the shop that it was begun at, and ends with. */
    deviceId: text().references(() => devices.id),
  },
  (table) => [
    index("sessions_customer").on(table.customerId),
    index("sessions_open_at_device").on(table.deviceId).where(sql`${table.revokedAt} IS NULL`),
  ],
);

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    /** SHA-256 of the opaque token. */
    hash: text().primaryKey(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id),
    expiresAt: moment().notNull(),
    /** Set when it was exchanged; a token that was exchanged is void. */
    rotatedAt: moment(),
    successorHash: text(),
    /** When an access token that came with it was first seen: its reply has arrived. */
    usedAt: moment(),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/** Counters of fixed windows, shared by every process on the database. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    /** What is counted, for example `otp-address:203.0.113.7`. */
    key: text().notNull(),
    windowStart: moment().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);

/** Sandbox only: the messages that a real platform would have sent by SMS. */
export const sandboxMessages = pgTable(
  "sandbox_messages",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    mobile: text().notNull(),
    text: text().notNull(),
    otp: text().notNull(),
    sentAt: moment().notNull(),
  },
  (table) => [index("sandbox_messages_mobile").on(table.mobile, table.id)],
);
