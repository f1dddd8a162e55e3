import type { Order } from "../../contract/sale/orders";
import type { OrderTone } from "./orderStates";

/** The reasons that the storefront gives a failed order (spec 4, Order placement), as a shopper would say them. */
const REASONS: Record<string, string> = {
  "Payment failed or user dropped": "The payment failed or was cancelled",
  "Time Limit Exceeded": "The bank did not confirm the payment in time",
  "Payment error": "The payment page had a problem",
};

/** Why an order failed or was cancelled, in a shopper's words; a platform's own words stay as they are. */
export function reasonInWords(stateReason: string | undefined): string {
  return REASONS[stateReason ?? ""] ?? stateReason ?? "";
}

/** Whether an order was paid (spec 3, Order: paymentStatus); undefined where the platform says nothing that we know. */
export function paymentInWords(
  order: Pick<Order, "paymentMethod" | "paymentStatus" | "orderState">,
): { text: string; tone: OrderTone } | undefined {
  const { paymentMethod, paymentStatus, orderState } = order;
  const isOver = orderState === "FAILED" || orderState === "CANCELLED";
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
