import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { PaymentProviderId } from "../../../../src/contract/sale/payments";
import type { TransactionStatus } from "../../../../src/contract/sale/paymentTransactions";
import { orders } from "./commerce";
import { customers } from "./identity";
import { stores } from "./tenancy";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

const ofStore = () =>
  text()
    .notNull()
    .references(() => stores.id);

export type PaymentPurposeId = "ORDER" | "RECHARGE";

/** One attempt to pay. Its status only moves forward, and `SUCCEEDED` is final (bar 4). */
export const payments = pgTable(
  "payments",
  {
    /** Also our reference in the gateway's records. */
    id: text().primaryKey(),
    storeId: ofStore(),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    purpose: text().$type<PaymentPurposeId>().notNull(),
    orderId: text().references(() => orders.id),
    provider: text().$type<PaymentProviderId>().notNull(),
    /** The platform's own amount, with which the gateway's report is compared. */
    amountPaise: bigint({ mode: "number" }).notNull(),
    userMobile: text().notNull(),
    userMail: text().notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    reason: text().notNull().default(""),
    /** The gateway's name for the session; null until the gateway has answered. */
    gatewayId: text(),
    /** The gateway's name for the movement of the money. */
    gatewayPaymentId: text(),
    paymentSessionId: text(),
    paymentUrl: text(),
    createdAt: moment().notNull(),
    settledAt: moment(),
    /** When the reconciler asks the gateway next; null: never again. */
    nextCheckAt: moment(),
  },
  (table) => [
    unique("payments_gateway").on(table.provider, table.gatewayId),
    unique("payments_gateway_payment").on(table.provider, table.gatewayPaymentId),
    index("payments_order").on(table.orderId),
    index("payments_due").on(table.nextCheckAt),
    check("payments_amount", sql`${table.amountPaise} > 0`),
    check("payments_purpose", sql`(${table.purpose} = 'ORDER') = (${table.orderId} is not null)`),
  ],
);

/** Every signed webhook that was received. A gateway that repeats one changes nothing. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    provider: text().$type<PaymentProviderId>().notNull(),
    eventId: text().notNull(),
    /** Null for a payment that is not ours. */
    paymentId: text().references(() => payments.id),
    status: text().$type<TransactionStatus>().notNull(),
    receivedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** Money that has to be given back. The row is written with the decision, and the reconciler sends it. */
export const refunds = pgTable(
  "refunds",
  {
    /** Also the gateway's idempotency key. */
    id: text().primaryKey(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    storeId: ofStore(),
    amountPaise: bigint({ mode: "number" }).notNull(),
    reason: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull(),
    nextAttemptAt: moment(),
    gatewayRefundId: text(),
    /** When the gateway accepted the refund. */
    sentAt: moment(),
  },
  (table) => [
    index("refunds_due").on(table.nextAttemptAt),
    index("refunds_payment").on(table.paymentId),
    // The rest of a payment is refunded once. The owner may refund parts of it as long as something is left.
    uniqueIndex("refunds_rest").on(table.paymentId).where(sql`${table.reason} <> 'IN_PART'`),
    check("refunds_amount", sql`${table.amountPaise} > 0`),
  ],
);

/** What an owner gave back of an order. A cancellation gives back the rest by itself. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    /** Made from the Idempotency-Key, so that one key gives back once. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    amountPaise: bigint({ mode: "number" }).notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("order_refunds_order").on(table.orderId),
    check("order_refunds_amount", sql`${table.amountPaise} > 0`),
  ],
);
