import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { TaxType } from "#contract/catalogue/products.ts";
import type { Address } from "#contract/customers/addresses.ts";
import type { PaymentMethod } from "#contract/sale/checkouts.ts";
import type { OrderMomentKind, OrderState, PaymentStatus } from "#contract/sale/orders.ts";
import type { OptionPairs } from "../../services/common/options/OptionPairs.types";
import { customers } from "./identity";
import { organizations, stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

const ofCustomer = () =>
  text()
    .notNull()
    .references(() => customers.id);

const ofStore = () =>
  text()
    .notNull()
    .references(() => stores.id);

/**
 * What a line showed when it was last priced. No foreign key: when a product is deleted, its line stays, so that the
 * shopper can be told.
 */
const lineSnapshot = () => ({
  variantId: text().notNull(),
  productId: text().notNull(),
  productName: text().notNull(),
  sku: text().notNull(),
  thumbnail: text().notNull(),
  mrpPaise: integer().notNull(),
  sellingPricePaise: integer().notNull(),
  weight: numeric({ mode: "number", precision: 10, scale: 3 }).notNull(),
  weightUnit: text().notNull(),
  options: jsonb().$type<OptionPairs>().notNull().default([]),
  taxType: text().$type<TaxType>().notNull(),
  taxPercent: numeric({ mode: "number", precision: 5, scale: 2 }).notNull(),
});

/** The snapshot's `sellingPricePaise` is the price that the shopper last saw (spec 3, isPriceChanged). */
export const cartLines = pgTable(
  "cart_lines",
  {
    /** Equals `customers.cartId`: a cart has no row of its own. */
    cartId: text()
      .notNull()
      .references(() => customers.cartId),
    ...lineSnapshot(),
    quantity: integer().notNull(),
    addedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    check("cart_lines_quantity", sql`${table.quantity} > 0`),
  ],
);

/**
 * The sums that a shopper was shown, in paise. An order is placed only with exactly these (bar 5). The sums of a full cart
 * can exceed 2³¹.
 */
const totals = () => ({
  totalPricePaise: bigint({ mode: "number" }).notNull(),
  totalDiscountPaise: bigint({ mode: "number" }).notNull(),
  couponDiscountPaise: bigint({ mode: "number" }).notNull(),
  taxPaise: bigint({ mode: "number" }).notNull(),
  shippingPaise: bigint({ mode: "number" }).notNull(),
  finalPricePaise: bigint({ mode: "number" }).notNull(),
});

export const checkouts = pgTable(
  "checkouts",
  {
    id: text().primaryKey(),
    customerId: ofCustomer(),
    storeId: ofStore(),
    shippingAddress: jsonb().$type<Address>(),
    paymentMethod: text().$type<PaymentMethod>(),
    /** In capitals; empty without a coupon. */
    couponCode: text().notNull().default(""),
    ...totals(),
    createdAt: moment().notNull(),
    /** The order that this checkout became. A checkout with an order is closed. */
    orderId: text(),
  },
  (table) => [index("checkouts_customer").on(table.customerId)],
);

export const checkoutLines = pgTable(
  "checkout_lines",
  {
    checkoutId: text()
      .notNull()
      .references(() => checkouts.id),
    position: integer().notNull(),
    ...lineSnapshot(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.checkoutId, table.position] })],
);

/** Numbers the orders of all stores without a lock for which buyers would wait. */
export const orderNumbers = pgSequence("order_numbers", { startWith: 100_001 });

export const orders = pgTable(
  "orders",
  {
    id: text().primaryKey(),
    orderNumber: text().notNull(),
    storeId: ofStore(),
    orgId: text()
      .notNull()
      .references(() => organizations.id),
    customerId: ofCustomer(),
    /** Unique: a checkout becomes one order at most, whatever keys the calls carry. */
    checkoutId: text()
      .notNull()
      .unique()
      .references(() => checkouts.id),
    orderDate: moment().notNull(),
    orderState: text().$type<OrderState>().notNull(),
    stateReason: text().notNull().default(""),
    paymentMethod: text().$type<PaymentMethod>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    shippingAddress: jsonb().$type<Address>().notNull(),
    ...totals(),
    /** When the store packed the order. Only the store sees it; it is not an order state. */
    packedAt: moment(),
  },
  (table) => [
    unique("orders_number").on(table.storeId, table.orderNumber),
    index("orders_customer").on(table.customerId, table.orderDate, table.id),
    index("orders_store").on(table.storeId, table.orderDate, table.id),
    index("orders_waiting").on(table.orderDate).where(sql`${table.orderState} = 'PENDING'`),
    index("orders_open").on(table.storeId, table.orderDate).where(sql`${table.orderState} in ('PLACED', 'SHIPPED')`),
  ],
);

export const orderItems = pgTable(
  "order_items",
  {
    orderId: text()
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    ...lineSnapshot(),
    quantity: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** What happened to an order, oldest first. A row is added in the transaction that made it happen, and never changed. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    state: text().$type<OrderMomentKind>().notNull(),
    note: text().notNull().default(""),
    createdAt: moment().notNull(),
  },
  (table) => [index("order_events_order").on(table.orderId, table.id)],
);

/**
 * One document for each customer: an address is identified by its place in the list (spec 7.2), so the list changes as a
 * whole.
 */
export const addressBooks = pgTable("address_books", {
  customerId: text()
    .primaryKey()
    .references(() => customers.id),
  addressList: jsonb().$type<Address[]>().notNull(),
  defaultAddressIndex: integer().notNull(),
});

/**
 * The answer to a call with an Idempotency-Key. While its row is being written, other calls with the key wait for it
 * (bar 2).
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    customerId: ofCustomer(),
    key: text().notNull(),
    /** SHA-256 of method, path and body: the same key with another request is refused. */
    requestHash: text().notNull(),
    /** Null only inside the transaction that writes the row. */
    statusCode: integer(),
    /** `json` and not `jsonb`, so that a repeated answer equals the first one byte for byte. */
    reply: json().$type<unknown>(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.key] }),
    index("idempotency_keys_created").on(table.createdAt),
  ],
);

/** Events of which somebody has to be told later, written in the transaction that caused them. */
export const outboxEvents = pgTable("outbox_events", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: ofStore(),
  type: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: moment().notNull(),
});
