import type { captures, payments, refunds } from "../../../db/schema/payments";

export type PaymentRow = typeof payments.$inferSelect;
export type CaptureRow = typeof captures.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;

/** Why the whole rest of a capture goes back. */
export type RefundReason = "OUT_OF_STOCK" | "ORDER_CANCELLED" | "ALREADY_PAID" | "AMOUNT_MISMATCH" | "CUSTOMER_ERASED";
