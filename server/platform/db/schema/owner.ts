import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, unique } from "drizzle-orm/pg-core";
import { stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

const ofStore = () =>
  text()
    .notNull()
    .references(() => stores.id);

/** The folder that a store was last imported from, so that it can be given back. */
export const storeFiles = pgTable(
  "store_files",
  {
    storeId: ofStore(),
    /** In the folder, `pictures/apple.jpg`. */
    path: text().notNull(),
    /** A text file's bytes in base 64. */
    content: text(),
    /** A picture's name on the shelf. */
    picture: text(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.path] })],
);

/** What a folder said when it was imported: a cell that has not changed since undoes nothing that happened in the shop. */
export interface Imported {
  /** By SKU: stock, selling price and MRP in paise. */
  variants: Record<string, [stock: number | null, sellingPricePaise: number, mrpPaise: number]>;
  /** By code, as JSON. */
  coupons: Record<string, string>;
}

export const storeImports = pgTable("store_imports", {
  storeId: text()
    .primaryKey()
    .references(() => stores.id),
  imported: jsonb().$type<Imported>().notNull(),
});

/** Who may use the admin API of a store, for reading alone or for writing too. The token or code itself is kept nowhere. */
export const adminTokens = pgTable(
  "admin_tokens",
  {
    id: text().primaryKey(),
    storeId: ofStore(),
    /** Whose it is, for the audit log. */
    name: text().notNull(),
    /** SHA-256, hexadecimal. */
    hash: text().notNull(),
    canWrite: boolean().notNull(),
    /** A counter's code: it reaches orders and nothing else. */
    isCounter: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    revokedAt: moment(),
  },
  (table) => [unique("admin_tokens_hash").on(table.hash), index("admin_tokens_store").on(table.storeId)],
);

/** Every change that an owner makes, written in the transaction that makes it; never changed. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: ofStore(),
    at: moment().notNull(),
    /** `asha at the command line`, or a token's name. */
    who: text().notNull(),
    /** `order.shipped`, `stock.set`. */
    what: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("audit_log_store").on(table.storeId, table.id)],
);
