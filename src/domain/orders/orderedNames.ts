import type { Order } from "#contract/sale/orders.ts";
import { isolated } from "#kernel/text/isolated.ts";
import * as words from "./words.en";

/**
 * `Milk`, `Milk and Bread`, `Milk, Bread and 3 more`: the names of the ordered products, without repeats. Empty when the
 * platform's list of orders leaves out the items (reading 34).
 */
export function orderedNames({ orderItems = [] }: Partial<Pick<Order, "orderItems">>): string {
  const names = [...new Set(orderItems.map(({ productName }) => productName).filter(Boolean))].map(isolated);
  const [first = "", second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? words.both(first, second) : words.andMore(`${first}, ${second}`, names.length - 2);
}
