import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { Gender } from "#contract/customers/customers.ts";
import type { LanguageCode } from "#contract/languages.ts";
import { devices } from "./devices";
import { organizations, stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** A shopper of one store. The same number at two stores is two customers who know nothing of each other. */
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
    /** Ten digits without the prefix. Of a guest: the number that they gave, which may be empty. */
    mobile: text().notNull(),
    name: text().notNull().default(""),
    email: text().notNull().default(""),
    gender: text().$type<Gender>(),
    dpUrl: text().notNull().default(""),
    /** Both ids are created at the first login, their rows when they are first needed. */
    walletId: text().notNull().unique(),
    cartId: text().notNull().unique(),
    /** The language in which the customer last used the shop; null: the store's first. */
    language: text().$type<LanguageCode>(),
    createdAt: moment().notNull(),
    /** When the customer was erased. Triggers refuse every later row of an erased customer (migration `books`). */
    erasedAt: moment(),
    /** The device at which the customer was a guest. Such a customer never logs in (reading 37). */
    guestOfDeviceId: text().references(() => devices.id),
  },
  (table) => [
    uniqueIndex("customers_store_mobile").on(table.storeId, table.mobile).where(sql`${table.guestOfDeviceId} IS NULL`),
  ],
);

/** The one code that a number has at a store; a resend replaces it (bar 9). */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    storeId: text()
      .notNull()
      .references(() => stores.id),
    mobile: text().notNull(),
    /** HMAC of the code under TOKEN_SECRET, never the code itself. */
    codeHash: text().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    tries: integer().notNull().default(0),
    used: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.mobile] })],
);

/** One login. At its end its refresh tokens and access tokens become void. */
export const sessions = pgTable(
  "sessions",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    createdAt: moment().notNull(),
    revokedAt: moment(),
    /** The device at which the session began. It ends with the visit there. */
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
    /** When the token was exchanged; an exchanged token is void. */
    rotatedAt: moment(),
    successorHash: text(),
    /** When an access token that came with it was first used, which proves that the reply arrived. */
    usedAt: moment(),
  },
  (table) => [index("refresh_tokens_session").on(table.sessionId)],
);

/** Counts calls in fixed windows of time. All processes on the database share the counts. */
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

/** Only in the sandbox: the messages that a real platform would have sent by SMS. */
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
