import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { CaptureState } from "#contract/sale/states/captureStates.ts";
import type { GatewayReport } from "./gateways/PaymentGateway";
import type { PaymentRow, RefundReason } from "./payments.types";

/** The rules of settlement that need no database (ADR 44). */

/**
 * Why nothing is given for a capture, whatever is paid for; null when that depends on what is paid for. Amounts are in
 * paise.
 */
export function refusalOf(
  { status, amountPaise: wanted }: Pick<PaymentRow, "status" | "amountPaise">,
  amountPaise: number,
): RefundReason | null {
  if (status === "SUCCEEDED") return "ALREADY_PAID";
  return amountPaise === wanted ? null : "AMOUNT_MISMATCH";
}

export function stateOfCapture({ purpose }: Pick<PaymentRow, "purpose">, refused: RefundReason | null): CaptureState {
  if (refused !== null) return "GOES_BACK";
  return purpose === "ORDER" ? "PAYS_ORDER" : "IN_WALLET";
}

/**
 * The status of a payment after a report whose captures are written; undefined when it stays. If only money of another
 * amount came, the payment has failed.
 */
export function statusAfter(
  { status }: Pick<PaymentRow, "status">,
  report: Pick<GatewayReport, "status">,
): TransactionStatus | undefined {
  if (status !== "PROGRESS" || report.status === "PROGRESS") return undefined;
  return report.status === "SUCCEEDED" ? "FAILED" : report.status;
}
