import type { Transaction } from "../../../db/db.types";
import type { PaymentPurposeId } from "../../../db/schema/payments";
import type { PaymentRow, RefundReason } from "./payments.types";

/**
 * What is paid for. `succeeded` and `failed` run in the transaction that changes the payment, which is locked. Each runs at
 * most once for a payment, whoever reports it: a webhook, the reconciler or another process.
 */
export interface PaymentPurpose {
  /** Runs before the payment is locked, so that all code locks in one order. */
  lock?(tx: Transaction, payment: PaymentRow): Promise<void>;
  /** @returns why the money must be given back; null when it was used for its purpose */
  succeeded(tx: Transaction, payment: PaymentRow, now: Date): Promise<RefundReason | null>;
  /** The payment failed or was dropped. It may still succeed later. */
  failed?(tx: Transaction, payment: PaymentRow, now: Date): Promise<void>;
}

export type Purposes = Record<PaymentPurposeId, PaymentPurpose>;
