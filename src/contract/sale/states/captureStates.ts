import type { StateTable } from "./StateTable.types";

/** What became of money that a gateway has taken. */
export type CaptureState = "PAYS_ORDER" | "IN_WALLET" | "GOES_BACK";

interface Meaning {
  /** Whether all the money that is not refunded yet must be refunded. */
  isRefundedWhole: boolean;
}

export const CAPTURE_STATES: StateTable<CaptureState, Meaning> = {
  /** It pays for its order. Parts of it may be refunded while the order stays. */
  PAYS_ORDER: { isRefundedWhole: false, next: ["GOES_BACK"] },
  /** It was added to the customer's wallet. */
  IN_WALLET: { isRefundedWhole: false, next: [] },
  /** Nothing is given for it, or its order was cancelled. */
  GOES_BACK: { isRefundedWhole: true, next: [] },
};
