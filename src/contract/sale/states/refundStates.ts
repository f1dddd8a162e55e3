import type { StateTable } from "./StateTable.types";
import * as words from "./words.en";

/** A refund by the payment provider: decided, asked for, and confirmed or refused by the provider. */
export type RefundState = "OWED" | "ASKED" | "CONFIRMED" | "FAILED" | "BY_HAND";

interface Meaning {
  /** Whether the customer has the money. */
  isDone: boolean;
  /** Whether the platform asks the provider again. */
  isAskedAgain: boolean;
  /** The state in words, for the store's owner. */
  inWords: string;
}

export const REFUND_STATES: StateTable<RefundState, Meaning> = {
  /** Decided; the provider has not answered yet. */
  OWED: {
    isDone: false,
    isAskedAgain: true,
    inWords: words.waitsForPaymentProvider,
    next: ["ASKED", "CONFIRMED", "FAILED", "BY_HAND"],
  },
  /** The provider has accepted it; the bank has not confirmed it yet. */
  ASKED: {
    isDone: false,
    isAskedAgain: true,
    inWords: words.isOnItsWay,
    next: ["CONFIRMED", "FAILED"],
  },
  CONFIRMED: { isDone: true, isAskedAgain: false, inWords: words.hasArrived, next: [] },
  /** The provider has refused it. It is asked for again under a new reference. */
  FAILED: {
    isDone: false,
    isAskedAgain: true,
    inWords: words.wasRefused,
    next: ["ASKED", "CONFIRMED", "FAILED", "BY_HAND"],
  },
  /** The owner has given the money back in another way. */
  BY_HAND: { isDone: true, isAskedAgain: false, inWords: words.wasGivenBackByHand, next: [] },
};
