import type { Order, OrderState } from "#contract/sale/orders.ts";
import { ALL_ORDER_STATES, ORDER_STATES } from "#contract/sale/states/orderStates.ts";
import { isKnownItem } from "./isKnownItem";
import * as words from "./words.en";

const inEachState = <T>(of: (meaning: (typeof ORDER_STATES)[OrderState]) => T) =>
  Object.fromEntries(ALL_ORDER_STATES.map((state) => [state, of(ORDER_STATES[state])])) as Record<OrderState, T>;

/** Spec 3, Order states: display labels. */
export const orderStateLabels = inEachState(({ label }) => label);

/** True for every state but CANCELLED. The platform decides whether it is possible (spec 4; reading 8). */
export function canCancel(order: Pick<Order, "orderState">): boolean {
  return order.orderState !== "CANCELLED";
}

const NOTES: Record<OrderState, string> = {
  PENDING: "",
  PLACED: "",
  SHIPPED: words.tooLateToCancel,
  DELIVERED: words.deliveredAlready,
  FAILED: words.nothingToCancel,
  CANCELLED: "",
};

/** What the shopper should know before writing a reason: the platform may refuse (reading 8). May be empty. */
export function cancellationNote(order: Pick<Order, "orderState">): string {
  return NOTES[order.orderState] ?? "";
}

/**
 * False while the payment is open, because this order may still bring the goods. False also when an item does not name its
 * variant (reading 34).
 */
export function canReorder({ orderState, orderItems }: Pick<Order, "orderState" | "orderItems">): boolean {
  return !ORDER_STATES[orderState]?.waitsForPayment && orderItems.every(isKnownItem);
}

/** `#` and the last four characters of the number (spec 2.11, Orders). */
export function shortOrderNumber(order: Pick<Order, "orderNumber">): string {
  return `#${order.orderNumber.slice(-4)}`;
}

export type OrderTone = (typeof ORDER_STATES)[OrderState]["tone"];

/** The colour of each state. The label, not the colour, says what the state is. */
export const orderStateTones = inEachState(({ tone }) => tone);
