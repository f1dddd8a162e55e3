import type { Order } from "../../contract/sale/orders";

/** So many are named. */
const NAMED = 2;

/**
 * `Milk`, `Milk and Bread`, `Milk, Bread and 3 more`: what was bought, each product once; empty where the list of orders
 * says nothing of it (reading 34).
 */
export function orderedNames({ orderItems = [] }: Partial<Pick<Order, "orderItems">>): string {
  const names = [...new Set(orderItems.map(({ productName }) => productName).filter(Boolean))];
  if (names.length <= NAMED) return names.join(" and ");
  return `${names.slice(0, NAMED).join(", ")} and ${names.length - NAMED} more`;
}
