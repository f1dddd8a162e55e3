import { and, eq } from "drizzle-orm";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import { TRANSACTION_STATUSES } from "#contract/sale/states/orderStates.ts";
import type { Transaction } from "../../../db/db.types";
import { outboxEvents } from "../../../db/schema/commerce";
import { payments } from "../../../db/schema/payments";
import { receiveCapture } from "./captures";
import type { GatewayReport } from "./gateways/PaymentGateway";
import type { Purposes } from "./PaymentPurpose";
import type { PaymentRow, RefundReason } from "./payments.types";
import { statusAfter } from "./settlementRules";

/**
 * Locks a payment before anything about it is written: first what it pays for, then the payment (ADR 21). Takes the
 * strongest lock at once. Otherwise two transactions that had both inserted rows that refer to the payment, such as events,
 * would wait for each other.
 */
export async function lockPayment(tx: Transaction, id: string, purposes: Purposes): Promise<PaymentRow | undefined> {
  const [seen] = await tx.select().from(payments).where(eq(payments.id, id));
  if (seen === undefined) return undefined;
  await purposes[seen.purpose].lock?.(tx, seen);
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return payment;
}

/**
 * The only function that changes a payment's status, whoever reports: a webhook, the reconciler, or the browser, whose hint
 * made the platform ask. Every capture of the report becomes a row; then the status moves forward, if it may (bar 4). The
 * effect on what is paid for is in the same transaction. @param payment the result of `lockPayment` @returns the payment as
 * it is afterwards
 */
export async function settlePayment(
  tx: Transaction,
  payment: PaymentRow,
  report: GatewayReport,
  purposes: Purposes,
  now: Date,
): Promise<PaymentRow> {
  let settled = payment;
  for (const capture of report.captures) {
    const take = async (): Promise<RefundReason | null> => {
      settled = await changeStatus(tx, settled, "SUCCEEDED", now);
      return purposes[payment.purpose].succeeded(tx, settled, now);
    };
    await receiveCapture(tx, settled, capture, take, now);
  }
  const status = statusAfter(settled, report);
  if (status === undefined) return settled;
  settled = await changeStatus(tx, settled, status, now);
  await purposes[payment.purpose].failed?.(tx, settled, now);
  return settled;
}

async function changeStatus(
  tx: Transaction,
  payment: PaymentRow,
  status: TransactionStatus,
  now: Date,
): Promise<PaymentRow> {
  if (!TRANSACTION_STATUSES[payment.status].next.includes(status)) {
    throw new Error(`a payment that is ${payment.status} cannot become ${status}`);
  }
  const change = { status, settledAt: now };
  await tx
    .update(payments)
    .set(change)
    .where(and(eq(payments.id, payment.id), eq(payments.status, payment.status)));
  await tell(tx, payment, status, now);
  return { ...payment, ...change };
}

/** Writes the event in the same transaction, so that it exists exactly when the change does. */
async function tell(tx: Transaction, payment: PaymentRow, status: string, createdAt: Date): Promise<void> {
  const { id: paymentId, storeId, customerId, orderId } = payment;
  const payload = { paymentId, orderId, customerId };
  await tx.insert(outboxEvents).values({ storeId, type: `payment.${status.toLowerCase()}`, payload, createdAt });
}
