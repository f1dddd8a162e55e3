import { moneyStandingOf, type OrdersMoney } from "./moneyStanding";
import { ORDER_STATES } from "./orderStates";

export type BoardColumn = "preparing" | "ready";

type Standing = OrdersMoney & { isPacked: boolean };

/**
 * Where the board in the shop shows an order that is picked up; undefined for one that is not on it. An order that is paid at
 * the counter comes on it when its cash is received (ADR 52). What is packed is ready, whatever is still to be paid.
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
