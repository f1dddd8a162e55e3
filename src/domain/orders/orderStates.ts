import type { Order, OrderState } from "../../contract/orders";

/** Spec 3, Order states: display labels. */
export const orderStateLabels: Record<OrderState, string> = {
  PENDING: "Pending",
  PLACED: "Placed",
  SHIPPED: "Shipped",
  DELIVERED: "Delivered",
  FAILED: "Failed",
  CANCELLED: "Cancelled",
};

/** Offered for every state but CANCELLED; whether it may be, the platform decides (spec 4; reading 8). */
export function canCancel(order: Pick<Order, "orderState">): boolean {
  return order.orderState !== "CANCELLED";
}

/**
 * Not while its payment is open: its goods are still to be its own. Nor where its items do not say what they are
 * (reading 34).
 */
export function canReorder({ orderState, orderItems }: Pick<Order, "orderState" | "orderItems">): boolean {
  return orderState !== "PENDING" && orderItems.every((item) => item.productId && item.productVariantId);
}

/** `#` and the last four characters of the number (spec 2.11, Orders). */
export function shortOrderNumber(order: Pick<Order, "orderNumber">): string {
  return `#${order.orderNumber.slice(-4)}`;
}

export type OrderTone = "neutral" | "info" | "success" | "warning" | "danger";

/** How the state feels; the words say what it is. */
export const orderStateTones: Record<OrderState, OrderTone> = {
  PENDING: "warning",
  PLACED: "info",
  SHIPPED: "info",
  DELIVERED: "success",
  FAILED: "danger",
  CANCELLED: "neutral",
};
