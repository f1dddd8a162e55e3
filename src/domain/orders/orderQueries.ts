import { type Order, type OrderPage, orders } from "#contract/sale/orders.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import { CUSTOMER_KEY } from "#kernel/query/customerKey.ts";
import type { Query } from "#kernel/query/Query.types.ts";

/** Spec 9: eight orders on a page. */
const ORDERS_PAGE_SIZE = 8;

/** The key prefix of all orders of one customer, for invalidation. */
export const ordersKey = (customerId: string) => [CUSTOMER_KEY, customerId, "orders"];

export function orderPageQuery(api: ApiClient, customerId: string, page: number): Query<OrderPage> {
  return {
    key: [...ordersKey(customerId), "page", page],
    retries: 2,
    refetchOnFocus: false,
    keepPrevious: true,
    fetch: (signal) => api.call(orders.list, { query: { customerId, page, size: ORDERS_PAGE_SIZE }, signal }),
  };
}

export function orderQuery(api: ApiClient, customerId: string, id: string): Query<Order> {
  return {
    key: [...ordersKey(customerId), "order", id],
    enabled: id !== "",
    fetch: (signal) => api.call(orders.get, { params: { id }, signal }),
  };
}
