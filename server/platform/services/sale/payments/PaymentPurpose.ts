import type { Transaction } from "../../../db/db.types";
import type { PaymentRow, RefundReason } from "./queueRefund";

/**
 * What a payment is for. Both are called in the transaction that moves the payment, which is locked, and each at most
 * once for a payment, whoever brought the news: webhook, reconciler or another process.
 */
export interface PaymentPurpose {
  /** Taken before the payment is locked, so that everybody locks in one order. */
  lock?(tx: Transaction, payment: PaymentRow): Promise<void>;
  /** @returns why the money must go back; undefined: it did its work */
  succeeded(tx: Transaction, payment: PaymentRow, now: Date): Promise<RefundReason | undefined>;
  /** The payment failed or was dropped. It may still succeed later. */
  failed?(tx: Transaction, payment: PaymentRow, now: Date): Promise<void>;
}
