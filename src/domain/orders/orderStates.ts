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

/** Offered for every state but CANCELLED; whether it may be, the platform decides (spec 4; reading 8). */
export function canCancel(order: Pick<Order, "orderState">): boolean {
  return order.orderState !== "CANCELLED";
}

const NOTES: Partial<Record<OrderState, string>> = {
  SHIPPED: "This order is already on its way. It may be too late to cancel it.",
  DELIVERED: "This order has been delivered and can no longer be cancelled.",
  FAILED: "This order was not placed. There is nothing to cancel.",
};

/** What is to be known before a reason is written: the platform may refuse (reading 8). Empty where nothing is. */
export function cancellationNote(order: Pick<Order, "orderState">): string {
  return NOTES[order.orderState] ?? "";
}

/**
 * Not while its payment is open: its goods are still to be its own. Nor where its items do not say what they are
 * (reading 34).
 */
export function canReorder({ orderState, orderItems }: Pick<Order, "orderState" | "orderItems">): boolean {
  return orderState !== "PENDING" && orderItems.every(isKnownItem);
}

/** `#` and the last four characters of the number (spec 2.11, Orders). */
export function shortOrderNumber(order: Pick<Order, "orderNumber">): string {
  return `#${order.orderNumber.slice(-4)}`;
}

/** `20261125-100042` → `100042`: what people in the shop say to each other. */
export const spokenNumber = (orderNumber: string): string => orderNumber.split("-").at(-1) ?? orderNumber;

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
