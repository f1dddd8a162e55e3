import type { Order } from "#contract/sale/orders.ts";
import { isolated } from "#kernel/text/isolated.ts";
import * as words from "./words.en";

/** How many products are named. */
const NAMED = 2;

/**
 * `Milk`, `Milk and Bread`, `Milk, Bread and 3 more`: the names of the ordered products, each once. Empty when the platform's
 * list of orders leaves out the items (reading 34).
 */
export function orderedNames({ orderItems = [] }: Partial<Pick<Order, "orderItems">>): string {
  const names = [...new Set(orderItems.map(({ productName }) => productName).filter(Boolean))].map(isolated);
  if (names.length <= NAMED) return names.join(words.and);
  return words.andMore(names.slice(0, NAMED).join(", "), names.length - NAMED);
}
