import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import type { Address } from "#contract/customers/addresses.ts";
import type { DeliverySlot } from "#contract/sale/deliverySlots.ts";
import type {
  DeliveryReason,
  DeliveryState,
  SubscriptionPaymentMethod,
  Weekday,
} from "#contract/sale/subscriptions.ts";
import type { LineSnapshot } from "../../services/sale/carts/lines";
import { orders } from "./commerce";
import { customers } from "./identity";
import { stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });
/** A day of the store's calendar, not a moment. */
const day = () => date({ mode: "string" });

/** A store's own time zone and cut-off. A store without a row has the platform's (docs/configuration.md). */
export const subscriptionSettings = pgTable("subscription_settings", {
  storeId: text()
    .primaryKey()
    .references(() => stores.id),
  /** The IANA name of the time zone. */
  timeZone: text().notNull(),
  /** The time on the evening before, as `HH:MM`. */
  cutOffTime: text().notNull(),
});

export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text().primaryKey(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    storeId: text()
      .notNull()
      .references(() => stores.id),
    /** No foreign key: when the variant is deleted, the shopper is told with its last known facts. */
    variantId: text().notNull(),
    lastSeen: jsonb().$type<LineSnapshot>().notNull(),
    quantity: integer().notNull(),
    /** The chosen slot. While the store has the slot, its current times are used. */
    deliverySlot: jsonb().$type<DeliverySlot>().notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    paymentMethod: text().$type<SubscriptionPaymentMethod>().notNull(),
    daysOfWeek: text().array().$type<Weekday[]>().notNull(),
    startDate: day().notNull(),
    endDate: day(),
    isActive: boolean().notNull(),
    pauseFrom: day(),
    pauseUntil: day(),
    /** The first day that has not been decided. No earlier day becomes an order any more. */
    openFrom: day().notNull(),
    /** When the next delivery becomes an order; null when no more will come. */
    nextCutOffAt: moment(),
    createdAt: moment().notNull(),
    /** When the subscription was removed. Its orders and decided days stay. */
    removedAt: moment(),
  },
  (table) => [
    index("subscriptions_customer").on(table.customerId, table.createdAt, table.id),
    index("subscriptions_due").on(table.nextCutOffAt),
    check("subscriptions_quantity", sql`${table.quantity} > 0`),
    check("subscriptions_end", sql`${table.endDate} >= ${table.startDate}`),
    check("subscriptions_pause", sql`${table.pauseUntil} >= ${table.pauseFrom}`),
  ],
);

/**
 * The decision about a day: one row, written once, in the transaction that makes the order. A skipped day has a row before
 * its cut-off; only such a row may be deleted.
 */
export const subscriptionDeliveries = pgTable(
  "subscription_deliveries",
  {
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    date: day().notNull(),
    /** PLANNED only inside the transaction that decides the day. */
    state: text().$type<DeliveryState>().notNull(),
    reasonCode: text().$type<DeliveryReason>(),
    orderId: text().references(() => orders.id),
    decidedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.date] }),
    unique("subscription_deliveries_order").on(table.orderId),
    check("subscription_deliveries_ordered", sql`(${table.state} = 'ORDERED') = (${table.orderId} IS NOT NULL)`),
  ],
);
