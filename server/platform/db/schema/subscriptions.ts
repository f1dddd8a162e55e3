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
import type { Address } from "../../../../src/contract/customers/addresses";
import type { DeliverySlot } from "../../../../src/contract/sale/deliverySlots";
import type {
  DeliveryReason,
  DeliveryState,
  SubscriptionPaymentMethod,
  Weekday,
} from "../../../../src/contract/sale/subscriptions";
import type { LineSnapshot } from "../../services/sale/carts/lines";
import { orders } from "./commerce";
import { customers } from "./identity";
import { stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });
/** A day of the store's calendar, never a moment. */
const day = () => date({ mode: "string" });

/** A store's own clock and cut-off; without a row the platform's (docs/configuration.md). */
export const subscriptionSettings = pgTable("subscription_settings", {
  storeId: text()
    .primaryKey()
    .references(() => stores.id),
  /** IANA name. */
  timeZone: text().notNull(),
  /** `HH:MM` of the evening before. */
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
    /** No foreign key: a variant that leaves the catalogue is told about, with what it was. */
    variantId: text().notNull(),
    lastSeen: jsonb().$type<LineSnapshot>().notNull(),
    quantity: integer().notNull(),
    /** As chosen; its times count while the store has the slot. */
    deliverySlot: jsonb().$type<DeliverySlot>().notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    paymentMethod: text().$type<SubscriptionPaymentMethod>().notNull(),
    daysOfWeek: text().array().$type<Weekday[]>().notNull(),
    startDate: day().notNull(),
    endDate: day(),
    isActive: boolean().notNull(),
    pauseFrom: day(),
    pauseUntil: day(),
    /** The first day that nothing has been decided about: what lies before it never becomes an order again. */
    openFrom: day().notNull(),
    /** When the next delivery becomes an order; null while none is to come. */
    nextCutOffAt: moment(),
    createdAt: moment().notNull(),
    /** Its orders and what became of its days stay. */
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
 * What has been decided about a day: one row, once, in the transaction that makes the order. A skip is a row that is
 * there before its cut-off, and only that may be deleted.
 */
export const subscriptionDeliveries = pgTable(
  "subscription_deliveries",
  {
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id),
    date: day().notNull(),
    /** PLANNED only inside the transaction that decides. */
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
