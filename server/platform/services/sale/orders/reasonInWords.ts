import { words } from "../words";
import { cancelledByStore, paidTwice, soldOutBeforePayment, wrongAmountPaid } from "../words.en";

const CASH = /^(₹[\d,.]+) in cash(?=: |$)/;

/**
 * A reason or note of an order, in the language of the call. The platform's own are kept in English; what a person wrote,
 * and what the storefront has texts for (`FAILED_OR_DROPPED`), is answered as it is.
 */
export function reasonInWords(kept: string): string {
  switch (kept) {
    case cancelledByStore:
      return words.cancelledByStore;
    case soldOutBeforePayment:
      return words.soldOutBeforePayment;
    case paidTwice:
      return words.paidTwice;
    case wrongAmountPaid:
      return words.wrongAmountPaid;
    default:
      return kept.replace(CASH, (_, amount: string) => words.amountInCash(amount));
  }
}
