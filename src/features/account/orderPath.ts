import type { Order } from "../../contract/sale/orders";

/** Spec 2.1: from the account area, not from the checkout. */
export function orderPath({ id }: Pick<Order, "id">): string {
  return `/order/${encodeURIComponent(id)}/false`;
}
