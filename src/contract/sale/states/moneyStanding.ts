import type { Order } from "../orders";
import { ORDER_STATES, PAYMENT_STATUSES } from "./orderStates";

/**
 * Where the money of an order stands, for those who hand its goods over: `collect` in cash, `paid`, `awaited` from elsewhere,
 * `refunded`, `refundOwed`, or `nothing` to take and nothing to give back.
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
