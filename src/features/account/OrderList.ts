import { makeAutoObservable } from "mobx";
import type { Order, OrderPage } from "#contract/sale/orders.ts";
import { orderPageQuery } from "#domain/orders/index.ts";
import type { ApiClient } from "#kernel/http/ApiClient.ts";
import type { ObservableQuery } from "#kernel/query/ObservableQuery.types.ts";
import type { QueryCache } from "#kernel/query/QueryCache.ts";

/** One page of the shopper's orders (spec 2.11, Orders). The previous page stays on screen until the next one is loaded. */
export class OrderList {
  page = 1;
  readonly query: ObservableQuery<OrderPage>;

  constructor(api: ApiClient, queries: QueryCache, session: { readonly customerId: string }) {
    this.query = queries.observe(() => orderPageQuery(api, session.customerId, this.page));
    makeAutoObservable(this, { query: false });
  }

  get orders(): readonly Order[] {
    return this.query.data?.orders ?? [];
  }

  show(page: number): void {
    this.page = page;
  }
}
