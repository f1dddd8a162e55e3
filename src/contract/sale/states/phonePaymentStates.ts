import type { PhonePaymentState } from "../phonePayments";
import type { StateTable } from "./StateTable.types";

interface Meaning {
  /** Whether the phone offers to pay. */
  isPayable: boolean;
  /** Whether the phone may stop asking, because nothing more will happen to this payment. */
  isLast: boolean;
}

/** A payment as its shopper's phone sees it. Money may come late, so only two states are final (bar 4). */
export const PHONE_PAYMENT_STATES: StateTable<PhonePaymentState, Meaning> = {
  OPEN: {
    isPayable: true,
    isLast: false,
    next: ["PAID", "FAILED", "REPLACED", "CANCELLED", "EXPIRED", "REFUNDED"],
  },
  /** Its order is paid, by this payment or by another one. */
  PAID: { isPayable: false, isLast: true, next: ["REFUNDED"] },
  /** The bank refused it. */
  FAILED: { isPayable: false, isLast: false, next: ["PAID", "REPLACED", "CANCELLED", "REFUNDED"] },
  /** The kiosk has started another payment for the same order, and shows its code. */
  REPLACED: { isPayable: false, isLast: false, next: ["PAID", "CANCELLED", "REFUNDED"] },
  /** The shopper cancelled it, at the kiosk or at the provider, or its order is not open any more. */
  CANCELLED: { isPayable: false, isLast: false, next: ["PAID", "REPLACED", "REFUNDED"] },
  /** Nobody paid in time. */
  EXPIRED: { isPayable: false, isLast: false, next: ["PAID", "REPLACED", "CANCELLED", "REFUNDED"] },
  /** Money came and goes back, because nothing is given for it. */
  REFUNDED: { isPayable: false, isLast: true, next: [] },
};
