import type { Transaction } from "../../../db/db.types";
import type { PaymentPurposeId } from "../../../db/schema/payments";
import type { PaymentRow, RefundReason } from "./payments.types";

/**
 * What a payment is for. `succeeded` and `failed` run in the transaction that changes the payment, which is locked.
 * Each runs at most once for a payment, whether a webhook, the reconciler or another process reported it.
 */
export interface PaymentPurpose {
  /** Runs before the payment is locked, so that everybody locks in one order. */
  lock?(tx: Transaction, payment: PaymentRow): Promise<void>;
  /** @returns why the money must be given back; null when the purpose was fulfilled */
  succeeded(tx: Transaction, payment: PaymentRow, now: Date): Promise<RefundReason | null>;
  /** The payment failed or was dropped. It may still succeed later. */
  failed?(tx: Transaction, payment: PaymentRow, now: Date): Promise<void>;
}

export type Purposes = Record<PaymentPurposeId, PaymentPurpose>;
