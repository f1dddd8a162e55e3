import type { Order } from "../orders";
import { ORDER_STATES, PAYMENT_STATUSES } from "./orderStates";

/** Whether the order's cash is collected when it is handed over. */
export function isCashToCollect(order: Pick<Order, "orderState" | "paymentMethod" | "paymentStatus">): boolean {
  const { isPaid, isRefunded } = PAYMENT_STATUSES[order.paymentStatus];
  return order.paymentMethod === "COD" && ORDER_STATES[order.orderState].isOpen && !isPaid && !isRefunded;
}
