import type { Order } from "#contract/sale/orders.ts";

/** The path of an order that is opened from the account and not from the checkout (spec 2.1). */
export function orderPath({ id }: Pick<Order, "id">): string {
  return `/order/${encodeURIComponent(id)}/false`;
}
