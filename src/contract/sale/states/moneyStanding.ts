import type { Order } from "../orders";
import { ORDER_STATES, PAYMENT_STATUSES } from "./orderStates";

/**
 * What the staff who hand over an order's goods must know about its money: `collect` it in cash, it is `paid`, it is
 * `awaited` from elsewhere, it is `refunded`, a refund is owed (`refundOwed`), or `nothing` is to be taken or given back.
 */
export type MoneyStanding = "collect" | "paid" | "awaited" | "refunded" | "refundOwed" | "nothing";

export type OrdersMoney = Pick<Order, "orderState" | "paymentMethod" | "paymentStatus" | "finalPrice">;

export function moneyStandingOf({ orderState, paymentMethod, paymentStatus, finalPrice }: OrdersMoney): MoneyStanding {
  const { isOpen, cameToNothing } = ORDER_STATES[orderState];
  const { isPaid, isRefunded } = PAYMENT_STATUSES[paymentStatus];
  if (finalPrice === 0) return "nothing";
  if (isRefunded) return "refunded";
  if (isPaid) return cameToNothing ? "refundOwed" : "paid";
  if (cameToNothing) return "nothing";
  return paymentMethod === "COD" && isOpen ? "collect" : "awaited";
}
