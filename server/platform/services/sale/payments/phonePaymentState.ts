import { type OrderState, type PaymentStatus, TIME_LIMIT_EXCEEDED } from "#contract/sale/orders.ts";
import type { TransactionStatus } from "#contract/sale/paymentTransactions.ts";
import type { PhonePaymentState } from "#contract/sale/phonePayments.ts";
import { ORDER_STATES, PAYMENT_STATUSES } from "#contract/sale/states/orderStates.ts";

export interface PhonePaymentFacts {
  status: TransactionStatus;
  /** Money came by this payment, and stays. */
  isKept: boolean;
  /** Money came by this payment, and goes back. */
  goesBack: boolean;
  /** Another payment for the same order was started later. */
  isReplaced: boolean;
  order: { orderState: OrderState; paymentStatus: PaymentStatus; stateReason: string };
}

export function phonePaymentState({
  status,
  isKept,
  goesBack,
  isReplaced,
  order,
}: PhonePaymentFacts): PhonePaymentState {
  if (isKept) return "PAID";
  if (goesBack) return "REFUNDED";
  const { isPaid, isRefunded } = PAYMENT_STATUSES[order.paymentStatus];
  const { cameToNothing, isPayable, waitsForPayment } = ORDER_STATES[order.orderState];
  // Another payment has paid for the order.
  if (isPaid && !cameToNothing) return "PAID";
  if (isPaid || isRefunded || !isPayable) return "CANCELLED";
  if (isReplaced) return "REPLACED";
  switch (status) {
    case "PROGRESS":
      if (waitsForPayment) return "OPEN";
      return order.stateReason === TIME_LIMIT_EXCEEDED ? "EXPIRED" : "CANCELLED";
    case "SUCCEEDED":
      return "PAID";
    case "FAILED":
      return "FAILED";
    case "USER_DROPPED":
      return "CANCELLED";
  }
}
