import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { PaymentProviderId } from "#contract/sale/payments.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** The sandbox gateway's own record of a payment, which the platform reads only by HTTP. */
export const sandboxGatewaySessions = pgTable("sandbox_gateway_sessions", {
  gatewayId: text().primaryKey(),
  sessionId: text().notNull().unique(),
  provider: text().$type<PaymentProviderId>().notNull(),
  /** The merchant's reference. */
  reference: text().notNull().unique(),
  amountPaise: bigint({ mode: "number" }).notNull(),
  storeName: text().notNull(),
  /** The status from `outcomeAt` on. Before that the payment is in progress. */
  outcome: text().$type<TransactionStatus>().notNull(),
  outcomeAt: moment(),
  gatewayPaymentId: text().unique(),
  createdAt: moment().notNull(),
});

/** Money that the shopper paid in addition to the session's own payment: a second time, or another amount. */
export const sandboxGatewayCaptures = pgTable(
  "sandbox_gateway_captures",
  {
    gatewayPaymentId: text().primaryKey(),
    gatewayId: text()
      .notNull()
      .references(() => sandboxGatewaySessions.gatewayId),
    amountPaise: bigint({ mode: "number" }).notNull(),
    capturedAt: moment().notNull(),
  },
  (table) => [index("sandbox_gateway_captures_session").on(table.gatewayId)],
);

export type SandboxRefundStatus = "PENDING" | "SUCCEEDED" | "FAILED";

export const sandboxGatewayRefunds = pgTable("sandbox_gateway_refunds", {
  /** The merchant's reference; each is refunded once. */
  reference: text().primaryKey(),
  refundId: text().notNull().unique(),
  gatewayId: text()
    .notNull()
    .references(() => sandboxGatewaySessions.gatewayId),
  amountPaise: bigint({ mode: "number" }).notNull(),
  status: text().$type<SandboxRefundStatus>().notNull(),
});

/** Webhooks to deliver. A row is deleted after an answer of 2xx, or after enough tries. */
export const sandboxGatewayWebhooks = pgTable(
  "sandbox_gateway_webhooks",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    gatewayId: text()
      .notNull()
      .references(() => sandboxGatewaySessions.gatewayId),
    status: text().$type<TransactionStatus>().notNull(),
    /** The capture that the event is about; null for the session's own payment. */
    gatewayPaymentId: text().references(() => sandboxGatewayCaptures.gatewayPaymentId),
    /** When the event happened by the gateway's clock; equal in every delivery of one event. */
    happenedAt: moment().notNull(),
    deliverAt: moment().notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [index("sandbox_gateway_webhooks_due").on(table.deliverAt)],
);
