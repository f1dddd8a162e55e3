import type { OrderList } from "./ShownOrders";

/** How the orders reach their customers; `all` until somebody chooses. */
export type Way = "all" | "pickup" | "delivery";

/** The orders of a list that are picked up, or that are delivered. */
export function ofWay({ first, newer, missing }: OrderList, way: Way): OrderList {
  if (way === "all") return { first, newer, missing };
  const fits = ({ isPickedUp }: { isPickedUp: boolean }) => isPickedUp === (way === "pickup");
  return { first: first.filter(fits), newer: newer.filter(fits), missing };
}
