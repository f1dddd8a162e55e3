import { moneyStandingOf, type OrdersMoney } from "./moneyStanding";
import { ORDER_STATES } from "./orderStates";

export type BoardColumn = "preparing" | "ready";

type Standing = OrdersMoney & { isPacked: boolean };

/**
 * The board's column for an order that is picked up; undefined for an order that the board does not show. An order that is
 * paid at the counter appears when its cash is received (ADR 52). A packed order is ready even if it is not paid yet.
 */
export function boardColumnOf(order: Standing): BoardColumn | undefined {
  switch (ORDER_STATES[order.orderState].atCounter) {
    case "waits": {
      if (order.isPacked) return "ready";
      return moneyStandingOf(order) === "collect" ? undefined : "preparing";
    }
    // It has left the shop.
    case "onTheWay":
    case "finished":
    case "hidden":
      return undefined;
  }
}
