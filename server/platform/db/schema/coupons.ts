import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { orders } from "./commerce";
import { customers } from "./identity";
import { stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });
const paise = () => bigint({ mode: "number" });

/** A coupon: a percentage of the goods, or an amount, for shoppers who know the code. */
export const coupons = pgTable(
  "coupons",
  {
    id: text().primaryKey(),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    /** In capitals; the case of a typed code does not matter. */
    code: text().notNull(),
    /** Exactly one of `percent` and `amountPaise` is set. */
    percent: numeric({ mode: "number", precision: 5, scale: 2 }),
    amountPaise: paise(),
    /** The goods must be worth this much at selling prices. */
    minimumPaise: paise().notNull().default(0),
    maximumDiscountPaise: paise(),
    expiresAt: moment(),
    perCustomer: integer().notNull().default(1),
    isActive: boolean().notNull().default(true),
    /** Shown to every shopper in the cart; other coupons are only for those who know the code. */
    isOffered: boolean().notNull().default(false),
  },
  (table) => [
    unique("coupons_code").on(table.storeId, table.code),
    check("coupons_kind", sql`(${table.percent} IS NULL) <> (${table.amountPaise} IS NULL)`),
    check("coupons_percent", sql`${table.percent} > 0 AND ${table.percent} <= 100`),
    check("coupons_amount", sql`${table.amountPaise} > 0`),
    check("coupons_limit", sql`${table.perCustomer} > 0`),
  ],
);

/**
 * How often a shopper has used a coupon. One row, raised by one conditional statement and never by a check before a write.
 */
export const couponCounts = pgTable(
  "coupon_counts",
  {
    couponId: text()
      .notNull()
      .references(() => coupons.id),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    used: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.customerId] }),
    check("coupon_counts_used", sql`${table.used} >= 0`),
  ],
);

/**
 * The coupon of an order. `returnedAt` is set when the order failed or was cancelled, so that the shopper may use the
 * coupon again.
 */
export const couponUses = pgTable("coupon_uses", {
  orderId: text()
    .primaryKey()
    .references(() => orders.id),
  couponId: text()
    .notNull()
    .references(() => coupons.id),
  customerId: text()
    .notNull()
    .references(() => customers.id),
  returnedAt: moment(),
});
