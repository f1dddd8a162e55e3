import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { PaymentConfig } from "#contract/store/stores.ts";
import { stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

const ofStore = () =>
  text()
    .notNull()
    .references(() => stores.id);

/** The files of the folder that a store was last imported from, so that an export returns them. */
export const storeFiles = pgTable(
  "store_files",
  {
    storeId: ofStore(),
    /** The path in the folder, such as `pictures/apple.jpg`. */
    path: text().notNull(),
    /** A text file's bytes in base 64. */
    content: text(),
    /** The name of a picture in `StorePictures`. */
    picture: text(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.path] })],
);

/**
 * The content of a folder when it was imported. A cell that is unchanged since then does not undo what happened in the
 * shop.
 */
export interface Imported {
  /** By SKU: the stock, the selling price and the MRP in paise. */
  variants: Record<string, [stock: number | null, sellingPricePaise: number, mrpPaise: number]>;
  /** By coupon code, as JSON. */
  coupons: Record<string, string>;
  /** Missing in what older imports wrote. */
  payment?: PaymentConfig;
}

export const storeImports = pgTable("store_imports", {
  storeId: text()
    .primaryKey()
    .references(() => stores.id),
  imported: jsonb().$type<Imported>().notNull(),
});

/** Who may use a store's admin API, for reading or also for writing. Only the hash of a token or code is stored. */
export const adminTokens = pgTable(
  "admin_tokens",
  {
    id: text().primaryKey(),
    storeId: ofStore(),
    /** The name of the token, for the audit log. */
    name: text().notNull(),
    /** SHA-256 in hexadecimal. */
    hash: text().notNull(),
    canWrite: boolean().notNull(),
    /** True for a counter's code, which reaches orders and nothing else. */
    isCounter: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** When the token or code expires. */
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [unique("admin_tokens_hash").on(table.hash), index("admin_tokens_store").on(table.storeId)],
);

/** What shoppers of a store searched for in vain, without who it was. Deleted 90 days after it was last searched for. */
export const failedSearches = pgTable(
  "failed_searches",
  {
    storeId: ofStore(),
    /** The words in small letters. */
    query: text().notNull(),
    count: integer().notNull(),
    /** In UTC. */
    lastDay: date({ mode: "string" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.query] })],
);

/** Every change that an owner makes, written in the same transaction and never changed. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: ofStore(),
    at: moment().notNull(),
    /** `asha at the command line`, or the name of a token. */
    who: text().notNull(),
    /** For example `order.shipped` or `stock.set`. */
    what: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("audit_log_store").on(table.storeId, table.id)],
);
