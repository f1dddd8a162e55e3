import type { StateTable } from "./StateTable.types";

/** A recharge of a wallet in cash. */
export type CashRechargeState = "PENDING" | "COLLECTED" | "CANCELLED";

interface Meaning {
  /** Whether its money is in the wallet. */
  isInWallet: boolean;
  /** Whether its cash may still be collected. */
  waitsForCash: boolean;
}

export const CASH_RECHARGE_STATES: StateTable<CashRechargeState, Meaning> = {
  PENDING: { isInWallet: false, waitsForCash: true, next: ["COLLECTED", "CANCELLED"] },
  COLLECTED: { isInWallet: true, waitsForCash: false, next: [] },
  /** The customer was erased before the cash was collected. */
  CANCELLED: { isInWallet: false, waitsForCash: false, next: [] },
};
