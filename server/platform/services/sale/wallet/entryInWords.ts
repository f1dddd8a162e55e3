import type { LedgerMovementKind } from "../../../db/schema/wallet";
import { words } from "../words";
import { order, refundOfOrder } from "../words.en";

/** What an entry of a wallet is for, in the language of the call. @param kept the English text, with the order's number */
export function entryInWords(kind: LedgerMovementKind, kept: string): string {
  switch (kind) {
    case "ORDER_PAYMENT":
      return words.order(kept.slice(order("").length));
    case "ORDER_REFUND":
      return words.refundOfOrder(kept.slice(refundOfOrder("").length));
    case "ONLINE_RECHARGE":
      return words.rechargeOnline;
    case "CASH_RECHARGE":
      return words.rechargeByCash;
    case "CASH_PAYOUT":
      return words.paidOutInCash;
  }
}
