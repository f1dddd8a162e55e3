import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { RefundWay } from "#contract/admin.ts";
import type { PaymentProviderId } from "#contract/sale/payments.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { CaptureState } from "#contract/sale/states/captureStates.ts";
import type { RefundState } from "#contract/sale/states/refundStates.ts";
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
    /** The platform's own amount; the gateway's report is compared with it. */
    amountPaise: bigint({ mode: "number" }).notNull(),
    userMobile: text().notNull(),
    userMail: text().notNull(),
    status: text().$type<TransactionStatus>().notNull(),
    /** The gateway's id of the session; null until the gateway has answered. */
    gatewayId: text(),
    paymentSessionId: text(),
    paymentUrl: text(),
    createdAt: moment().notNull(),
    settledAt: moment(),
    /** When the reconciler asks the gateway next; null: never again. */
    nextCheckAt: moment(),
  },
  (table) => [
    unique("payments_gateway").on(table.provider, table.gatewayId),
    unique("payments_of_store").on(table.storeId, table.id),
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

/**
 * Money that a gateway has taken for a payment, under the gateway's own id. One session can take money more than once:
 * every capture has a row, whose state says what became of it. The amount never changes.
 */
export const captures = pgTable(
  "captures",
  {
    storeId: ofStore(),
    provider: text().$type<PaymentProviderId>().notNull(),
    gatewayPaymentId: text().notNull(),
    paymentId: text().notNull(),
    /** The order of the payment; null for a recharge. */
    orderId: text().references(() => orders.id),
    amountPaise: bigint({ mode: "number" }).notNull(),
    state: text().$type<CaptureState>().notNull(),
    /** When the platform first heard of it. */
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.provider, table.gatewayPaymentId] }),
    foreignKey({
      name: "captures_payment",
      columns: [table.storeId, table.paymentId],
      foreignColumns: [payments.storeId, payments.id],
    }),
    index("captures_payment_id").on(table.paymentId),
    uniqueIndex("captures_paying").on(table.storeId, table.orderId).where(sql`${table.state} = 'PAYS_ORDER'`),
    check("captures_amount", sql`${table.amountPaise} > 0`),
    check("captures_order", sql`${table.state} <> 'PAYS_ORDER' OR ${table.orderId} IS NOT NULL`),
  ],
);

/**
 * Money of a capture that must be given back. The row is written with the decision. The reconciler asks the gateway until
 * it confirms the refund.
 */
export const refunds = pgTable(
  "refunds",
  {
    id: text().primaryKey(),
    storeId: ofStore(),
    provider: text().$type<PaymentProviderId>().notNull(),
    gatewayPaymentId: text().notNull(),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    amountPaise: bigint({ mode: "number" }).notNull(),
    reason: text().notNull(),
    state: text().$type<RefundState>().notNull(),
    /**
     * Our reference at the gateway, which refunds once for each reference. It changes only after the gateway has refused.
     */
    reference: text().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** When the gateway is asked next; null when nothing is left to ask. */
    nextAttemptAt: moment(),
    gatewayRefundId: text(),
    /** When the gateway confirmed that the money went back, or the owner recorded it. */
    doneAt: moment(),
  },
  (table) => [
    foreignKey({
      name: "refunds_capture",
      columns: [table.storeId, table.provider, table.gatewayPaymentId],
      foreignColumns: [captures.storeId, captures.provider, captures.gatewayPaymentId],
    }),
    index("refunds_due").on(table.nextAttemptAt),
    index("refunds_payment").on(table.paymentId),
    // The rest of a capture is refunded once. The owner may refund parts of it as long as something is left.
    uniqueIndex("refunds_rest")
      .on(table.storeId, table.provider, table.gatewayPaymentId)
      .where(sql`${table.reason} <> 'IN_PART'`),
    check("refunds_amount", sql`${table.amountPaise} > 0`),
  ],
);

/** A refund by an owner for an order. A cancellation refunds the rest by itself. */
export const orderRefunds = pgTable(
  "order_refunds",
  {
    /** Made from the Idempotency-Key, so that one key refunds once. */
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    amountPaise: bigint({ mode: "number" }).notNull(),
    way: text().$type<RefundWay>().notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("order_refunds_order").on(table.orderId),
    check("order_refunds_amount", sql`${table.amountPaise} > 0`),
  ],
);
