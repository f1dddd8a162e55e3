import type { Order, OrderState } from "../../contract/sale/orders";
import { isKnownItem } from "./isKnownItem";

/** Spec 3, Order states: display labels. */
export const orderStateLabels: Record<OrderState, string> = {
  PENDING: "Pending",
  PLACED: "Placed",
  SHIPPED: "Shipped",
  DELIVERED: "Delivered",
  FAILED: "Failed",
  CANCELLED: "Cancelled",
};

/** Offered for every state but CANCELLED; the platform decides whether it is possible (spec 4; reading 8). */
export function canCancel(order: Pick<Order, "orderState">): boolean {
  return order.orderState !== "CANCELLED";
}

const NOTES: Partial<Record<OrderState, string>> = {
  SHIPPED: "This order is already on its way. It may be too late to cancel it.",
  DELIVERED: "This order has been delivered and can no longer be cancelled.",
  FAILED: "This order was not placed. There is nothing to cancel.",
};

/**
 * What the shopper should know before writing a reason: the platform may refuse (reading 8). Empty when there is nothing to
 * say.
 */
export function cancellationNote(order: Pick<Order, "orderState">): string {
  return NOTES[order.orderState] ?? "";
}

/**
 * False while the payment is open, because the shopper may still get these goods by this order. False also when an item does
 * not name its variant (reading 34).
 */
export function canReorder({ orderState, orderItems }: Pick<Order, "orderState" | "orderItems">): boolean {
  return orderState !== "PENDING" && orderItems.every(isKnownItem);
}

/** `#` and the last four characters of the number (spec 2.11, Orders). */
export function shortOrderNumber(order: Pick<Order, "orderNumber">): string {
  return `#${order.orderNumber.slice(-4)}`;
}

/** `20261125-100042` → `100042`: the number that staff and customers say aloud. */
export const spokenNumber = (orderNumber: string): string => orderNumber.split("-").at(-1) ?? orderNumber;

export type OrderTone = "neutral" | "info" | "success" | "warning" | "danger";

/** The colour of each state; the label says what the state is. */
export const orderStateTones: Record<OrderState, OrderTone> = {
  PENDING: "warning",
  PLACED: "info",
  SHIPPED: "info",
  DELIVERED: "success",
  FAILED: "danger",
  CANCELLED: "neutral",
};
