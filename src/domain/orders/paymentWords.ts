import { FAILED_OR_DROPPED, type Order, PAYMENT_ERROR, TIME_LIMIT_EXCEEDED } from "#contract/sale/orders.ts";
import { ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { costsNothing } from "../catalogue";
import type { OrderTone } from "./orderStates";
import * as words from "./words.en";

/** The reasons that the storefront sends for a failed order (spec 4, Order placement), and what shoppers read instead. */
const REASONS: Record<string, string> = {
  [FAILED_OR_DROPPED]: words.paymentFailedOrCancelled,
  [TIME_LIMIT_EXCEEDED]: words.bankDidNotConfirm,
  [PAYMENT_ERROR]: words.paymentPageFailed,
};

/** The reason why an order failed or was cancelled, for shoppers. A reason of the platform's own is shown unchanged. */
export function reasonInWords(stateReason: string | undefined): string {
  return REASONS[stateReason ?? ""] ?? stateReason ?? "";
}

/** The payment status (spec 3, Order: paymentStatus) in words; undefined for a status that we do not know. */
export function paymentInWords(
  order: Pick<Order, "paymentMethod" | "paymentStatus" | "orderState" | "finalPrice">,
): { text: string; tone: OrderTone } | undefined {
  const { paymentMethod, paymentStatus, orderState, finalPrice } = order;
  if (costsNothing(finalPrice)) return { text: words.nothingToPay, tone: "neutral" };
  const isOver = ORDER_STATES[orderState]?.cameToNothing ?? false;
  switch (paymentStatus) {
    case "SUCCEEDED":
      return isOver ? { text: words.paidRefundOnItsWay, tone: "warning" } : { text: words.paid, tone: "success" };
    case "REFUNDED":
      return { text: words.refunded, tone: "neutral" };
    case "FAILED":
    case "USER_DROPPED":
      return { text: words.notPaid, tone: isOver ? "neutral" : "danger" };
    case "PENDING":
    case "PROGRESS":
      if (orderState === "CANCELLED") return { text: words.notPaid, tone: "neutral" };
      if (paymentMethod === "COD") return { text: words.toBePaidOnDelivery, tone: "info" };
      return { text: isOver ? words.notConfirmedByBank : words.waitingForPayment, tone: "warning" };
    default:
      return undefined;
  }
}
