import { type Order, TIME_LIMIT_EXCEEDED } from "../../contract/sale/orders";
import { ORDER_STATES } from "../../contract/sale/states/orderStates";
import { costsNothing } from "../catalogue";
import type { OrderTone } from "./orderStates";

/**
 * The reasons that the storefront sends for a failed order (spec 4, Order placement), and the words that shoppers read instead.
 */
const REASONS: Record<string, string> = {
  "Payment failed or user dropped": "The payment failed or was cancelled",
  [TIME_LIMIT_EXCEEDED]: "The bank did not confirm the payment in time",
  "Payment error": "The payment page had a problem",
};

/** Why an order failed or was cancelled, in words for shoppers; a reason that the platform gave is shown unchanged. */
export function reasonInWords(stateReason: string | undefined): string {
  return REASONS[stateReason ?? ""] ?? stateReason ?? "";
}

/** Whether an order was paid (spec 3, Order: paymentStatus); undefined when the platform sends a status that we do not know. */
export function paymentInWords(
  order: Pick<Order, "paymentMethod" | "paymentStatus" | "orderState" | "finalPrice">,
): { text: string; tone: OrderTone } | undefined {
  const { paymentMethod, paymentStatus, orderState, finalPrice } = order;
  if (costsNothing(finalPrice)) return { text: "Nothing to pay", tone: "neutral" };
  const isOver = ORDER_STATES[orderState]?.cameToNothing ?? false;
  switch (paymentStatus) {
    case "SUCCEEDED":
      return isOver ? { text: "Paid, refund on its way", tone: "warning" } : { text: "Paid", tone: "success" };
    case "REFUNDED":
      return { text: "Refunded", tone: "neutral" };
    case "FAILED":
    case "USER_DROPPED":
      return { text: "Not paid", tone: isOver ? "neutral" : "danger" };
    case "PENDING":
    case "PROGRESS":
      if (orderState === "CANCELLED") return { text: "Not paid", tone: "neutral" };
      if (paymentMethod === "COD") return { text: "To be paid on delivery", tone: "info" };
      return { text: isOver ? "Not confirmed by the bank" : "Waiting for payment", tone: "warning" };
    default:
      return undefined;
  }
}
